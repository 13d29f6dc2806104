/** The National Insurance contributions that are due on the pay of a period: table letter A, by the limits of a week, a fortnight, four weeks or a month. */
import type { Pence } from '@halfpenny/facts';
import { supportedYears, yearData } from '@halfpenny/years';

/** How many periods of pay a year may have. */
const PERIODS = [12, 13, 26, 52] as const;
const RATE_UNIT = 10_000;

/** The contributions in pence, one for each length of period; none for a year that is not known. */
export function possibleContributions(pay: Pence, taxYear: string): number[] {
	const year = supportedYears.find((each) => each === taxYear);
	if (!year) return [];
	const { primaryThresholdPounds, upperEarningsLimitPounds, mainRate, upperRate } = yearData(year).class1;
	return PERIODS.map((perYear) => {
		const [low, high] = [primaryThresholdPounds, upperEarningsLimitPounds].map(
			(pounds) => 100 * Math.round(pounds / perYear), // not money of anybody: a table
		) as [number, number];
		const main = Math.max(0, Math.min(pay, high) - low) * mainRate;
		return Math.round((main + Math.max(0, pay - high) * upperRate) / RATE_UNIT);
	});
}
