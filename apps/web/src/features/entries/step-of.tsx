/** Which screen of several one is at; how many there are is said once no answer can bring another. */
import { sayEntries } from '@halfpenny/messages/entries';
import { StepHeader, StepWords } from '../../ui/steps.tsx';
import type { EntryStep } from './entry-flow.ts';

/** "Step 2 of at least 4", then "Step 3 of 5": a number that was told for sure does not grow. */
export function StepOf({
	label,
	place,
	of,
	known,
}: Pick<EntryStep, 'place' | 'of' | 'known'> & {
	/** What the steps are of. */
	readonly label: string;
}) {
	return known ? (
		<StepHeader label={label} step={place} steps={of} />
	) : (
		<StepWords>{sayEntries('form.step', { step: place, least: of })}</StepWords>
	);
}
