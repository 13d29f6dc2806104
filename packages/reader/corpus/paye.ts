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

/** A year's limit in pounds as that of a month or week, in pence: the nearest pound, as HMRC publishes them (4,189 a month of 50,270). */
const ofPeriod = (pounds: number, perYear: number) => 100 * Math.round(pounds / perYear); // not money of anybody

/** National Insurance in pence on the pay in pence of a month or week, table letter A. */
export function nationalInsurance(year: TaxYear, pay: number, perYear = 12): number {
	const { primaryThresholdPounds, upperEarningsLimitPounds, mainRate, upperRate } = yearData(year).class1;
	const low = ofPeriod(primaryThresholdPounds, perYear);
	const high = ofPeriod(upperEarningsLimitPounds, perYear);
	const main = Math.max(0, Math.min(pay, high) - low) * mainRate;
	return Math.round((main + Math.max(0, pay - high) * upperRate) / 10_000);
}

/** The year's earnings in pence in each band that a P60 prints, in whole pounds, where every month or week paid as much: what stood in the periods is added up, so that 2025-26 has 12 × 542 by months and 52 × 125 by weeks at the lower limit. */
export function bandsOfYear(year: TaxYear, pay: number, perYear = 12) {
	const { primaryThresholdPounds, upperEarningsLimitPounds } = yearData(year).class1;
	const lower = ofPeriod(52 * (year < '2025-26' ? 123 : 125), perYear); // not money of anybody
	const primary = ofPeriod(primaryThresholdPounds, perYear);
	const upper = Math.min(pay, ofPeriod(upperEarningsLimitPounds, perYear));
	const whole = (pence: number) => 100 * Math.floor((perYear * Math.max(0, pence)) / 100); // not money of anybody
	return {
		atLower: whole(lower),
		toPrimary: whole(primary - lower),
		toUpper: whole(upper - primary),
	};
}

/** Student loan of plan 2 in pence on the pay in pence of a month or week: whole pounds. */
export function studentLoan(year: TaxYear, pay: number, perYear = 12): number {
	const { plan2Pounds, rate } = yearData(year).studentLoans;
	return repaid(pay, plan2Pounds, rate, perYear);
}

/** Postgraduate loan in pence on the pay in pence of a month or week: whole pounds. */
export function postgraduateLoan(year: TaxYear, pay: number, perYear = 12): number {
	const { postgraduatePounds, postgraduateRate } = yearData(year).studentLoans;
	return repaid(pay, postgraduatePounds, postgraduateRate, perYear);
}

function repaid(pay: number, threshold: number, rate: number, perYear: number): number {
	const over = Math.max(0, pay - Math.floor((threshold * 100) / perYear)); // not money of anybody
	return 100 * Math.floor((over * rate) / 1_000_000); // not money of anybody
}
