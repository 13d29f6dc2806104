/** Looks up a year's figures, and the year of a date. Dates are ISO (`2026-11-20`) and compare as text. */
import { figuresOf } from './figures-of.ts';
import { type FormYear, formYears, supportedYears, type TaxYear } from './tax-years.ts';
import type { YearData } from './year-data.ts';

const years = Object.fromEntries(supportedYears.map((year) => [year, figuresOf(year)])) as Readonly<
	Record<TaxYear, YearData>
>;

/** Every figure of a tax year. */
export function yearData(year: TaxYear): YearData {
	return years[year];
}

/** The tax year that contains a date, or undefined when we have no figures for it. */
export function yearForDate(isoDate: string): TaxYear | undefined {
	return supportedYears.find((year) => isoDate >= years[year].startsOn && isoDate <= years[year].endsOn);
}

/**
 * The year whose return is due next: the earliest whose online deadline has not passed. Before all of them the first,
 * after all of them the last.
 */
export function yearDueNext(isoDate: string): TaxYear {
	return supportedYears.find((year) => years[year].deadlines.online >= isoDate) ?? lastOf(supportedYears);
}

/** The latest year whose return can be filed on a date: it has ended and we have its form. Undefined before the first. */
export function latestFilableYear(isoDate: string): FormYear | undefined {
	return formYears.findLast((year) => years[year].endsOn < isoDate);
}

function lastOf<Item>(items: readonly Item[]): Item {
	const item = items.at(-1);
	if (item === undefined) throw new Error('there is no supported tax year');
	return item;
}
