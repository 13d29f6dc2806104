/** A file upload: a button for everyone, and an area to drop a file on. */
import { sayFileDrop } from '@halfpenny/messages/file-drop';
import { type ComponentProps, type DragEvent, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { described, errorRule, type FieldWords, HintAndError } from './field.tsx';
import { Sheet } from './icons.tsx';

/** Takes the first file chosen or dropped. The caller checks it, and passes any `error`. */
export function FileDrop({
	id,
	label,
	hint,
	error,
	accept,
	choose = sayFileDrop('chooseFile'),
	onFile,
	busy,
}: FieldWords &
	Pick<ComponentProps<'input'>, 'accept'> & {
		/** The button's label, if only one kind of file will do. */
		readonly choose?: string;
		readonly onFile: (file: File) => void;
		/** What is happening to the file. No other is accepted meanwhile. */
		readonly busy?: string | undefined;
	}) {
	const input = useRef<HTMLInputElement>(null);
	const { over, ...handlers } = useDrop(onFile, busy !== undefined);
	return (
		<div className={classes('grid gap-1.5', error !== undefined && errorRule)}>
			<label htmlFor={id} className="text-18 font-semibold">
				{label}
			</label>
			<HintAndError id={id} hint={hint} error={error} />
			<div
				{...handlers}
				className={classes(
					'mt-1 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-2 border-dashed p-6 transition-colors',
					over ? 'border-copper bg-well' : 'border-edge bg-card',
				)}
			>
				<Sheet className="size-8 text-muted" />
				<input
					ref={input}
					id={id}
					name={id}
					type="file"
					accept={accept}
					tabIndex={-1}
					className="sr-only"
					{...described({ id, hint, error })}
					onChange={(event) => take(event.target, onFile)}
				/>
				<Button look="secondary" busy={busy} onClick={() => input.current?.click()}>
					{choose}
				</Button>
				{busy === undefined && (
					<span className="text-16 text-muted pointer-coarse:hidden">
						{over ? sayFileDrop('dropNow') : sayFileDrop('dropFile')}
					</span>
				)}
			</div>
		</div>
	);
}

/** Passes on the chosen file and empties the input, so that the same file can be chosen again. */
function take(input: HTMLInputElement, onFile: (file: File) => void): void {
	const file = input.files?.[0];
	input.value = '';
	if (file) onFile(file);
}

function useDrop(onFile: (file: File) => void, closed: boolean) {
	const [over, setOver] = useState(false);
	return {
		over: over && !closed,
		onDragOver: (event: DragEvent) => {
			event.preventDefault();
			setOver(true);
		},
		onDragLeave: () => setOver(false),
		onDrop: (event: DragEvent) => {
			event.preventDefault();
			setOver(false);
			const file = event.dataTransfer.files[0];
			if (file && !closed) onFile(file);
		},
	};
}
