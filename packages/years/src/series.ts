/** A figure over the years: its value from a date, its source, and how certain it is. */
import type { SourceId } from './source-catalogue.ts';
import { estimateYears, firstDayOf, type TaxYear } from './tax-years.ts';

/** How certain a figure is. */
export type Confidence =
	/** Two or more independent sources agree; one id of the catalogue may name several. */
	| 'confirmed'
	/** Read in an Act or a statutory instrument in force; holds until the law changes. */
	| 'statute'
	/** Only one source. */
	| 'single'
	/** The government has announced it, but it is not law yet. */
	| 'announced'
	/** Not announced: the figure of the previous year. */
	| 'assumed';

/** The sources of figures, and how certain they are. */
export interface Sourced {
	readonly sources: readonly SourceId[];
	readonly confidence: Confidence;
	readonly note?: string;
}

/** A value from a date until the next of its series. */
export interface Entry<Value> extends Sourced {
	/** ISO date. */
	readonly from: string;
	readonly value: Value;
}

/** The values of one parameter, earliest first. */
export type Series<Value> = readonly Entry<Value>[];

/** A series for each figure of a group. */
export type SeriesOf<Figures> = { readonly [Name in keyof Figures]: Series<Figures[Name]> };

/** A day relative to the tax year: `01-31`, 1 is 31 January of the year after the one the tax year ends in. */
export interface DayRule {
	readonly monthAndDay: string;
	readonly yearsAfter: number;
}

/** One entry of a series; the arguments are its columns. */
export function from<Value>(
	day: string,
	value: Value,
	confidence: Confidence,
	sources: readonly SourceId[],
	note?: string,
): Entry<Value> {
	return { from: day, value, sources, confidence, ...(note === undefined ? {} : { note }) };
}

/** The entry for an ISO date. Throws on a date before the series begins, which is a bug. */
export function entryOn<Value>(series: Series<Value>, day: string): Entry<Value> {
	const entry = series.findLast((one) => one.from <= day);
	if (!entry) throw new RangeError(`no value on ${day}: the series begins on ${series[0]?.from}`);
	return entry;
}

/**
 * How certain a figure is for a tax year. In a year of estimates, a value carried over from the previous year is
 * assumed, unless it is law until changed.
 */
export function confidenceIn({ from: day, confidence }: Entry<unknown>, taxYear: TaxYear): Confidence {
	const goesOn = estimateYears.includes(taxYear) && day < firstDayOf(taxYear);
	return goesOn && confidence !== 'statute' ? 'assumed' : confidence;
}

/** Every figure of a group on an ISO date. */
export function valuesOn<Figures extends object>(group: SeriesOf<Figures>, day: string): Figures {
	const values = Object.entries<Series<unknown>>(group).map(([name, series]) => [
		name,
		entryOn(series, day).value,
	]);
	return Object.fromEntries(values) as Figures;
}

/** The entries within two ISO dates, the first moved to the first day. */
export function entriesWithin<Value>(series: Series<Value>, first: string, last: string): Series<Value> {
	const later = series.filter((entry) => entry.from > first && entry.from <= last);
	return [{ ...entryOn(series, first), from: first }, ...later];
}
