/** The tax a cumulative code takes from pay: HMRC's tables A to D, to within the pound or two of their rounding. */
import { type Pence, pence } from '@halfpenny/facts';
import { type Band, supportedYears, type TaxYear, yearData } from '@halfpenny/years';
import { type Code, parseCode } from './code.ts';

const RATE_UNIT = 10_000;

/** Pay, its tax code, and which twelfths of which year it is for. */
export interface Paid {
	/** For the year so far, other employments included. */
	readonly pay: Pence;
	readonly code: string;
	/** `2024-25`. */
	readonly taxYear: string;
	/** How much of the year the pay is for: 12 means all of it. */
	readonly months: number;
}

/** The tax in pence; undefined where the code or the year does not determine it. */
export function expectedTax({ pay, code, taxYear, months }: Paid): Pence | undefined {
	const known = parseCode(code);
	const year = supportedYears.find((each) => each === taxYear);
	if (!known || !year || pay < 0) return undefined;
	return taxBy(known, year, pay, months);
}

function taxBy({ country, rule }: Code, year: TaxYear, pay: Pence, months: number): Pence | undefined {
	const bands = yearData(year).incomeTaxBands[country];
	if (rule.kind === 'none') return pence(0);
	if (rule.kind === 'flat') return flatTax(pay, bands, rule.above);
	const free = Math.ceil((rule.yearlyPounds * 100 * months) / 12); // not money of anybody: a table
	return pence(Math.round(banded(Math.max(0, pay - free), bands, months)));
}

/** BR is the basic rate, D0 the next and so on; a band below the basic one is skipped. */
function flatTax(pay: Pence, bands: readonly Band[], above: number): Pence | undefined {
	const basic = bands.findIndex(({ name }) => name === 'basic');
	const band = bands[basic + above];
	return band && pence(Math.round((pay * band.rate) / RATE_UNIT));
}

function banded(taxable: number, bands: readonly Band[], months: number): number {
	let [tax, from] = [0, 0];
	for (const { upToPounds, rate } of bands) {
		const to = upToPounds === null ? taxable : Math.min(taxable, (upToPounds * 100 * months) / 12); // not money of anybody: a table
		tax += (Math.max(0, to - from) * rate) / RATE_UNIT;
		from = Math.max(from, to);
	}
	return tax;
}
