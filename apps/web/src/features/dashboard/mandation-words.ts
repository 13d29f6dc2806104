/** Whether a person must join Making Tax Digital, by the income in the return on screen. */
import { formatDay, formatPounds, type Pence, toPounds } from '@halfpenny/facts';
import { sayWhichReturn } from '@halfpenny/messages/which-return';
import { mandatedFrom, mandationSteps, type TaxYear } from '@halfpenny/years';

/** Returns a sentence; undefined if the year decides nothing, or no such income is known. */
export function mandationWords(year: TaxYear, income: Pence | undefined): string | undefined {
	const decides = mandationSteps.some(({ decidedByYear }) => decidedByYear === year);
	if (income === undefined || !decides) return undefined;
	const amount = formatPounds(income);
	const from = mandatedFrom(year, Number(toPounds(income)));
	return from === undefined
		? sayWhichReturn('mtd.notMine', { amount, year })
		: sayWhichReturn('mtd.mine', { amount, year, from: formatDay(from) });
}
