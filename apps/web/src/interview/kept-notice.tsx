/** Says that what stands in the fields was typed earlier and is not saved. */
import { sayEntries } from '@halfpenny/messages/entries';

/** A quiet line above the fields. Renders nothing unless something was `found`. */
export function KeptNotice({ found }: { readonly found: boolean }) {
	return (
		<p role="status" className="text-16 text-muted empty:hidden">
			{found && sayEntries('form.kept')}
		</p>
	);
}
