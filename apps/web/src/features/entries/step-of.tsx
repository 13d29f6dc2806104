/** Which screen of several this is. The total is shown once no answer can add another. */
import { sayEntries } from '@halfpenny/messages/entries';
import { StepHeader, StepWords } from '../../ui/steps.tsx';
import type { EntryStep } from './entry-flow.ts';

/** "Step 2 of at least 4", then "Step 3 of 5": a definite total never grows. */
export function StepOf({
	label,
	place,
	of,
	known,
}: Pick<EntryStep, 'place' | 'of' | 'known'> & {
	/** What the steps belong to. */
	readonly label: string;
}) {
	return known ? (
		<StepHeader label={label} step={place} steps={of} />
	) : (
		<StepWords>{sayEntries('form.step', { step: place, least: of })}</StepWords>
	);
}
