/** Whether more of a holding was sold than is known to have been bought, so part of the sales has no known cost. */
import { addDays } from '@halfpenny/facts';
import { type TaxYear, yearData } from '@halfpenny/years';
import type { Holding } from './capital-gains-facts.ts';
import { daysToMatch } from './matched-disposals.ts';
import { days, units } from './trading-days.ts';

/**
 * True if, on some day up to the end of the year, sales exceed the opening pool, purchases by then and purchases in the
 * 30 days after (TCGA 1992 ss.104 to 106A).
 */
export function soldBeyondWhatIsKnown(holding: Holding, year: TaxYear): boolean {
	const { endsOn } = yearData(year);
	const buys = days(holding, 'buy');
	let known = units(holding.openingQuantity ?? 0);
	let sold = 0n;
	let next = 0;
	for (const { date, quantity } of days(holding, 'sell')) {
		if (date > endsOn) return false;
		const until = addDays(date, daysToMatch);
		for (let buy = buys[next]; buy && buy.date <= until; buy = buys[++next]) known += buy.quantity;
		sold += quantity;
		if (sold > known) return true;
	}
	return false;
}
