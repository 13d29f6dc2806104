/** What is taken off a made-up person's pay: by HMRC's cumulative method, from the tables of the year. */
import { type TaxYear, yearData } from '@halfpenny/years';

/** Tax in pence on cumulative pay in pence after so many of the `perYear` periods of the year, for a code of digits and L: free pay first, then band by band of as many parts. */
export function taxSoFar(year: TaxYear, code: string, pay: number, periods: number, perYear = 12): number {
	const free = periods * Math.ceil((100 * (10 * Number.parseInt(code, 10) + 9)) / perYear); // not money of anybody
	let left = 100 * Math.max(0, Math.floor((pay - free) / 100)); // not money of anybody
	let [tax, from] = [0, 0];
	for (const { upToPounds, rate } of yearData(year).incomeTaxBands.uk) {
		const to =
			upToPounds === null ? Number.POSITIVE_INFINITY : 100 * Math.ceil((upToPounds * periods) / perYear); // not money of anybody
		const part = Math.min(left, to - from);
		tax += (part * rate) / 10_000;
		left -= part;
		from = to;
	}
	return Math.floor(tax);
}

/** National Insurance in pence on the pay in pence of so many of the `perYear` periods, table letter A. */
export function nationalInsurance(year: TaxYear, pay: number, periods: number, perYear = 12): number {
	const { primaryThresholdPounds, upperEarningsLimitPounds, mainRate, upperRate } = yearData(year).class1;
	const at = (pounds: number) => periods * 100 * Math.ceil(pounds / perYear); // not money of anybody
	const [low, high] = [at(primaryThresholdPounds), at(upperEarningsLimitPounds)];
	const main = Math.max(0, Math.min(pay, high) - low) * mainRate;
	return Math.round((main + Math.max(0, pay - high) * upperRate) / 10_000);
}

/** Student loan of plan 2 in pence on the pay in pence of so many of the `perYear` periods: whole pounds. */
export function studentLoan(year: TaxYear, pay: number, periods: number, perYear = 12): number {
	const { plan2Pounds, rate } = yearData(year).studentLoans;
	const over = Math.max(0, pay - Math.floor((plan2Pounds * 100 * periods) / perYear)); // not money of anybody
	return 100 * Math.floor((over * rate) / 1_000_000); // not money of anybody
}
