/** Whether the form is saved. */
import { sayEntries } from '@halfpenny/messages/entries';
import { Tick } from '../../ui/icons.tsx';

/** A line under the buttons. Renders nothing until something is typed or saved. */
export function SaveIndicator({
	stands,
	busy,
}: {
	readonly stands: 'unsaved' | 'saved' | 'empty';
	readonly busy: boolean;
}) {
	const state = busy ? 'saving' : stands;
	return (
		<p aria-live="polite" className="-mt-4 flex min-h-6 items-center gap-2 text-16 text-muted">
			{state === 'saved' && <Tick className="size-4 text-teal" />}
			{state !== 'empty' && sayEntries(`saved.${state}`)}
		</p>
	);
}
