/** Whether more of a holding was sold than anybody said was bought, so that a part of the sales has no known cost. */
import { type TaxYear, yearData } from '@halfpenny/years';
import { addDays } from '../late/dates.ts';
import { daysToMatch, type Holding, units } from './matched-disposals.ts';

/**
 * True where, by some day up to the end of the year, more was sold than the pool at the start, what was bought by then and what was bought in
 * the 30 days after (TCGA 1992 ss.104 to 106A) can stand for.
 */
export function soldBeyondWhatIsKnown({ trades, openingQuantity }: Holding, year: TaxYear): boolean {
	const { endsOn } = yearData(year);
	const total = (type: 'buy' | 'sell', until: string) =>
		trades
			.filter((trade) => trade.type === type && trade.date <= until)
			.reduce((sum, { quantity }) => sum + units(quantity), 0n);
	const opening = units(openingQuantity ?? 0);
	return trades.some(
		({ type, date }) =>
			type === 'sell' &&
			date <= endsOn &&
			total('sell', date) > opening + total('buy', addDays(date, daysToMatch)),
	);
}
