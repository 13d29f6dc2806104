/** The message field: Enter sends, Shift and Enter starts a new line, and it grows as you type. */
import { sayChat } from '@halfpenny/messages/chat';
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { draftsOf } from '../../api/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { controlLook, described, HintAndError } from '../../ui/field.tsx';
import { forgetSaying, type Saying } from './conversations.ts';

const ID = 'chat-message';
/** As specified. */
const TALLEST = 200;
/** As the server takes it. */
const LONGEST = 20_000;

/** Unsent text stays when the user leaves the page. */
const drafts = draftsOf<string>();

/** The start of a sentence, inserted each time it is requested. */
export interface Begun {
	readonly text: string;
}

/** The field with its button. While an answer is pending nothing is sent, and the button stops it. */
export function Composer({
	returnId,
	send,
	saying,
	begun,
}: {
	readonly returnId: string;
	readonly send: (text: string) => void;
	readonly saying: Saying | undefined;
	readonly begun: Begun | undefined;
}) {
	const { typed, type, field } = useTyped(returnId, begun);
	const [tooLong, setTooLong] = useState(false);
	const busy = saying !== undefined && saying.failed === undefined;
	const submit = () => {
		setTooLong(typed.length > LONGEST);
		if (busy || typed.trim() === '' || typed.length > LONGEST) return;
		forgetSaying(returnId);
		send(typed);
		type('');
	};
	const onKeyDown = (event: KeyboardEvent) => {
		// Enter also accepts a suggestion in an input method.
		if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
		event.preventDefault();
		submit();
	};
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		submit();
	};
	const error = tooLong && typed.length > LONGEST ? tooLongWords(typed) : undefined;
	return (
		<form noValidate onSubmit={onSubmit} className="no-print grid gap-2">
			<label htmlFor={ID} className="sr-only">
				{sayChat('input.label')}
			</label>
			<HintAndError id={ID} error={error} hint={undefined} />
			<div className="flex items-end gap-2 sm:gap-3">
				<textarea
					ref={field}
					id={ID}
					name={ID}
					rows={1}
					value={typed}
					placeholder={sayChat('input.placeholder')}
					onChange={({ target }) => type(target.value)}
					onKeyDown={onKeyDown}
					{...described({ id: ID, error, hint: sayChat('input.hint') })}
					className={classes(controlLook(error), 'w-full resize-none py-2.5 leading-snug')}
				/>
				{busy ? (
					<Button look="secondary" onClick={saying.stop}>
						{sayChat('stop')}
					</Button>
				) : (
					<Button type="submit" look="secondary">
						{sayChat('send')}
					</Button>
				)}
			</div>
			<p id={`${ID}-hint`} className="text-14 text-muted pointer-coarse:sr-only">
				{sayChat('input.hint')}
			</p>
		</form>
	);
}

function useTyped(returnId: string, begun: Begun | undefined) {
	const [typed, setTyped] = useState(() => drafts.find(returnId) ?? '');
	const field = useRef<HTMLTextAreaElement>(null);
	useLayoutEffect(() => {
		const { current } = field;
		if (!current) return;
		current.style.height = 'auto';
		// The placeholder makes it no taller.
		if (typed === '') return;
		const edges = current.offsetHeight - current.clientHeight;
		current.style.height = `${Math.min(current.scrollHeight + edges, TALLEST)}px`;
	}, [typed]);
	const type = (text: string) => {
		setTyped(text);
		if (text === '') drafts.drop(returnId);
		else drafts.keep(returnId, text);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once each time that a beginning is asked for
	useEffect(() => {
		if (!begun) return;
		if (typed.trim() === '') type(begun.text);
		field.current?.focus();
	}, [begun]);
	return { typed, type, field };
}

function tooLongWords(typed: string): string {
	const [count, most] = [typed.length, LONGEST].map((number) => number.toLocaleString('en-GB'));
	return `${sayChat('tooLong.title')}. ${sayChat('tooLong.detail', { count: count ?? '', most: most ?? '' })}`;
}
