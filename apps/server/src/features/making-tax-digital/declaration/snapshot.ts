/** What a final declaration was made of: the year as HMRC counted it, its figures, and the wording that was confirmed. */
import { type Facts, fromPounds } from '@halfpenny/facts';
import { type Calculation, calculate, withAmountDue } from '@halfpenny/tax';
import { isTaxYear } from '@halfpenny/years';
import type { HmrcLine, Snapshot } from '../../submissions/lifecycle/sealed.ts';
import type { ShownCalculation } from '../calculation/shown.ts';
import type { FactsOfYear } from '../year-end/facts-of-year.ts';

/** Returns the snapshot. Its figures are HMRC's: each business has the totals sent, whatever the answers say. */
export function snapshotOf(
	taxYear: string,
	year: FactsOfYear | undefined,
	shown: ShownCalculation,
): Snapshot {
	if (!isTaxYear(taxYear)) throw new Error('a year without rates was declared');
	const facts: Facts = shown.facts ?? year?.facts ?? { taxYear, residence: 'uk' };
	const { words = [], confirmations = [] } = shown.declaration ?? {};
	return {
		source: { returnType: 'individual', facts, calculation: asHmrcHasIt(calculate(facts), shown.due) },
		boxes: [],
		shown: {
			...{ taxYear, person: [], sections: [], figures: null, statement: null, boxes: [] },
			declaration: [...words, ...confirmations].join(' '),
		},
		hmrcLines: hmrcLinesOf(shown),
	};
}

/** What a return would come to is no line of HMRC's. */
function hmrcLinesOf({ lines }: ShownCalculation): readonly HmrcLine[] {
	return lines.flatMap(({ line, label, hmrc }) =>
		hmrc === null || line === 'selfAssessment' ? [] : [{ label, amount: hmrc }],
	);
}

function asHmrcHasIt(ours: Calculation, due: string | null): Calculation {
	const hmrcs = due === null ? undefined : fromPounds(due);
	return hmrcs === undefined ? ours : withAmountDue(ours, hmrcs);
}
