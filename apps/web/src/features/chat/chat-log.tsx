/** The conversation so far. Announces new messages without moving the focus, and keeps the end in view. */
import { sayChat } from '@halfpenny/messages/chat';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { describeFailure } from '../../api/failure.ts';
import type { ChatMessage } from '../../api/shapes.ts';
import { Button } from '../../ui/button.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { AssistantMessage } from './assistant-message.tsx';
import type { ChatAbout } from './chat-about.ts';
import type { Saying } from './conversations.ts';
import { Greeting } from './greeting.tsx';
import { Paragraphs } from './paragraphs.tsx';

interface LogProps extends ChatAbout {
	readonly messages: readonly ChatMessage[];
	readonly saying: Saying | undefined;
	/** Whether the history is still loading. */
	readonly waiting: boolean;
	readonly retry: (text: string, messageId: string) => void;
}

export function ChatLog({ taxReturn, step, open, messages, saying, waiting, retry }: LogProps) {
	const place = useEndInView(messages.length, saying);
	const last = saying ? undefined : messages.at(-1);
	if (waiting)
		return (
			<Skeleton>
				<Bone className="h-6 w-full" />
				<Bone className="h-6 w-4/5" />
				<Bone className="h-6 w-2/3" />
			</Skeleton>
		);
	return (
		<div
			ref={place}
			role="log"
			aria-label={sayChat('log.label')}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too
			tabIndex={0}
			className="-mx-2 grid max-h-[min(44rem,70dvh)] min-w-0 gap-5 overflow-y-auto overscroll-contain px-2 py-1 print:max-h-none print:overflow-visible"
		>
			{messages.length === 0 && !saying && <Greeting {...{ taxReturn, step, open }} />}
			{messages.map((message) =>
				message.role === 'user' ? (
					<Own key={message.id} text={message.content} />
				) : (
					<AssistantMessage key={message.id} {...{ message, taxReturn, open }} />
				),
			)}
			{last?.role === 'user' && (
				<Unanswered words={sayChat('unanswered')} retry={() => retry(last.content, last.id)} />
			)}
			{saying && <Now saying={saying} retry={() => retry(saying.text, saying.messageId)} />}
		</div>
	);
}

/** The pending message, and its answer so far. */
function Now({ saying, retry }: { readonly saying: Saying; readonly retry: () => void }) {
	const { text, heard, failed } = saying;
	return (
		<>
			<Own text={text} />
			{failed !== undefined && <Failed failed={failed} retry={retry} />}
			{failed === undefined && heard === '' && (
				<p className="breathe text-16 text-muted">{sayChat('processing')}</p>
			)}
			{failed === undefined && heard !== '' && (
				<Theirs>
					<Paragraphs text={heard} />
				</Theirs>
			)}
		</>
	);
}

/** The specified words, with the server's own reason if it gave one. */
function Failed({
	failed,
	retry,
}: {
	readonly failed: NonNullable<Saying['failed']>;
	readonly retry: () => void;
}) {
	const refused = failed !== 'answer' && failed.kind === 'refused' && failed.statusCode < 500;
	const { title, detail } = refused ? describeFailure(failed) : { title: '', detail: '' };
	return (
		<div className="grid justify-items-start gap-2 rounded-card border border-owe bg-owe-wash p-4 text-16">
			<span className="sr-only">{sayChat('said.assistant')}</span>
			<p>{sayChat('failed')}</p>
			{refused && (
				<p className="text-muted">
					{title}. {detail}
				</p>
			)}
			<Button look="secondary" small onClick={retry}>
				{sayChat('retry')}
			</Button>
		</div>
	);
}

function Unanswered({ words, retry }: { readonly words: string; readonly retry: () => void }) {
	return (
		<p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-16 text-muted">
			{words}
			<Button look="quiet" small onClick={retry}>
				{sayChat('retry')}
			</Button>
		</p>
	);
}

function Own({ text }: { readonly text: string }) {
	return (
		<div className="ml-auto max-w-[85%] min-w-0 rounded-card bg-well px-4 py-3 text-16 wrap-anywhere">
			<span className="sr-only">{sayChat('said.user')}</span>
			<Paragraphs text={text} />
		</div>
	);
}

function Theirs({ children }: { readonly children: ReactNode }) {
	return (
		<div className="measure min-w-0 text-16 wrap-anywhere">
			<span className="sr-only">{sayChat('said.assistant')}</span>
			{children}
		</div>
	);
}

/** Follows the conversation, unless the reader has scrolled back. */
function useEndInView(count: number, saying: Saying | undefined) {
	const place = useRef<HTMLDivElement>(null);
	const seen = useRef(0);
	const key = `${count} ${saying?.messageId} ${saying?.heard.length} ${saying?.failed !== undefined}`;
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was said
	useLayoutEffect(() => {
		const { current } = place;
		if (!current) return;
		const atEnd = seen.current - current.scrollTop - current.clientHeight < 40;
		if (atEnd || seen.current === 0 || saying?.heard === '') current.scrollTop = current.scrollHeight;
		seen.current = current.scrollHeight;
	}, [key]);
	return place;
}
