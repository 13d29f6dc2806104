/** What the threads for costly work run: every kind of work, found by its name. */
import { workOutWork } from './features/calculation/work-out.ts';
import { readLastReturnWork, suggestWork } from './features/carry-forward/last-year.ts';
import { unzipWork } from './features/imports/archive-file.ts';
import { nextStepWork } from './features/next-step/check-work.ts';
import { foreseeWork } from './features/proposals/effect.ts';
import { checkWork } from './features/submissions/check/check-work.ts';
import { receiptWork } from './features/submissions/receipt/receipt-work.ts';
import { deductionsWork } from './features/suggested-deductions/deductions-work.ts';
import { summaryWork } from './features/summary/pdf-work.ts';
import type { Order, Work } from './platform/threads/work.ts';

const works: readonly Work<never, unknown>[] = [
	checkWork,
	deductionsWork,
	foreseeWork,
	nextStepWork,
	readLastReturnWork,
	receiptWork,
	suggestWork,
	summaryWork,
	unzipWork,
	workOutWork,
];

const byName = new Map(works.map((work) => [work.name, work]));

/** Does a task. Throws for an unknown name. */
export async function doOrder({ name, input }: Order): Promise<unknown> {
	const work = byName.get(name);
	if (!work) throw new Error(`no work is called ${name}`);
	// The caller of this name passes its input: both are one definition.
	return work.run(input as never);
}
