/** The page's years: the current tax year, the one before and the one after. */
import { sayMtd } from '@halfpenny/messages/mtd';
import { supportedYears, type TaxYear, yearForDate } from '@halfpenny/years';

/** Returns the supported ones among: current year, year before, next year, in that order. */
export function yearsOffered(today: string): {
	readonly years: readonly TaxYear[];
	readonly current: TaxYear;
} {
	const last = supportedYears.length - 1;
	const found = yearForDate(today);
	const at = found === undefined ? last : supportedYears.indexOf(found);
	const years = [at, at - 1, at + 1].flatMap((index) => supportedYears[index] ?? []);
	const [current = supportedYears[0]] = years;
	if (current === undefined) throw new Error('there is no supported tax year');
	return { years, current };
}

/** Returns the year's name in a list: current, previous or next. */
export function yearWords(taxYear: string, current: string): string {
	if (taxYear === current) return sayMtd('year.current', { taxYear });
	return sayMtd(taxYear > current ? 'year.next' : 'year.last', { taxYear });
}
