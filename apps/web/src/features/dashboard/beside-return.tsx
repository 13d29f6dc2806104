/** What stands beside the tasks of a return: how far it is, and its tax. */
import type { CurrentCalculation } from '../../api/operations/calculation.ts';
import type { Service, TaxReturn } from '../../api/shapes.ts';
import { estimateWords } from './estimate-words.ts';
import type { Progress, ReturnSoFar } from './progress.ts';
import { ProgressCard } from './progress-card.tsx';
import { SUMMARY } from './so-far.tsx';
import { TaxSummary } from './tax-summary.tsx';
import { WaitingBeside } from './waiting-beside.tsx';

/** The cards. `known` is missing until the answers are there; it is `waitedFor` unless they cannot be had. */
export function BesideReturn({
	taxReturn,
	service,
	known,
	waitedFor,
	calculation,
}: {
	readonly taxReturn: TaxReturn;
	readonly service: Service;
	readonly known: (Pick<ReturnSoFar, 'entries'> & { readonly progress: Progress }) | undefined;
	readonly waitedFor: boolean;
	readonly calculation: CurrentCalculation;
}) {
	const { id, taxYear, canFile } = taxReturn;
	return (
		<>
			{known && (
				<>
					<ProgressCard
						progress={known.progress}
						base={`/app/return/${id}`}
						amending={taxReturn.amending}
						estimate={canFile ? undefined : estimateWords(taxYear, service.taxYears)}
					/>
					<div id={SUMMARY} tabIndex={-1} className="scroll-mt-4">
						<TaxSummary
							{...{ taxReturn, calculation }}
							entries={known.entries}
							returnId={id}
							ready={known.progress.ready}
						/>
					</div>
				</>
			)}
			{!known && waitedFor && <WaitingBeside />}
		</>
	);
}
