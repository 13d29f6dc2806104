/** Beside the tasks of a return: its progress and its tax. */
import { isOpen, shownStatus } from '@halfpenny/lifecycle';
import type { CurrentCalculation } from '../../api/operations/calculation.ts';
import type { NextStep, TaxReturn } from '../../api/shapes.ts';
import type { ProgressStep } from '../../returns/progress-steps.tsx';
import { AcceptedSummary } from './declared-summary.tsx';
import { openedQuestions, openedWords } from './opened-questions.ts';
import type { ReturnSoFar } from './progress.ts';
import { ProgressCard } from './progress-card.tsx';
import { TaxSummary } from './tax-summary.tsx';
import { WaitingBeside } from './waiting-beside.tsx';

/** `known` is missing until the answers load. `waitedFor` is false if they couldn't be loaded. */
export function BesideReturn({
	taxReturn,
	known,
	waitedFor,
	calculation,
}: {
	readonly taxReturn: TaxReturn;
	readonly known:
		| (Pick<ReturnSoFar, 'entries'> & {
				readonly done: ReadonlySet<ProgressStep>;
				readonly step: NextStep;
		  })
		| undefined;
	readonly waitedFor: boolean;
	readonly calculation: CurrentCalculation;
}) {
	const { id } = taxReturn;
	if (!known) return waitedFor && <WaitingBeside />;
	const { done, step, entries } = known;
	const open = isOpen(shownStatus(taxReturn));
	const summary = <TaxSummary {...{ taxReturn, calculation, entries, step }} returnId={id} />;
	return (
		<>
			<ProgressCard
				{...{ done, step }}
				taxReturn={taxReturn}
				opened={open ? openedWords(openedQuestions({ entries, taxReturn })) : undefined}
			/>
			{taxReturn.status === 'accepted' ? (
				<AcceptedSummary taxReturn={taxReturn}>{summary}</AcceptedSummary>
			) : (
				summary
			)}
		</>
	);
}
