/** A business's reporting quarters in a tax year. */
import { firstDayOf, lastDayOf, startOf, taxYearOf } from '../mtd/tax-year.ts';
import type { Business, QuarterlyPeriodType } from './business.ts';

/** The days of a year's updates: all begin with the first day, each ends with one of the last. */
export type Periods = { readonly start: string; readonly ends: readonly string[] };

/** A business's reporting periods in a year: a choice applies from its year on. */
export const periodTypeOf = (
	{ quarterlyTypeChoice: choice }: Business,
	taxYear: string,
): QuarterlyPeriodType =>
	choice && choice.taxYearOfChoice <= taxYear ? choice.quarterlyPeriodType : 'standard';

/** The periods of a year while the business was running; none if it was not. */
export function periodsOf(business: Business, taxYear: string): Periods {
	const { commencementDate = '', cessationDate = '9999' } = business;
	const whole = wholeYear(periodTypeOf(business, taxYear), startOf(taxYear));
	const starts = [whole.start, ...whole.ends];
	const ends = whole.ends.filter((end, at) => end >= commencementDate && cessationDate >= (starts[at] ?? ''));
	return { start: commencementDate > whole.start ? commencementDate : whole.start, ends };
}

function wholeYear(type: QuarterlyPeriodType, year: number): Periods {
	if (type === 'calendar') {
		const ends = [`${year}-06-30`, `${year}-09-30`, `${year}-12-31`, `${year + 1}-03-31`];
		return { start: `${year}-04-01`, ends };
	}
	const ends = [`${year}-07-05`, `${year}-10-05`, `${year + 1}-01-05`, `${year + 1}-04-05`];
	return { start: `${year}-04-06`, ends };
}

/** Whether the business was running for part of a tax year. */
export const isCarriedOn = ({ commencementDate, cessationDate }: Business, taxYear: string): boolean =>
	(commencementDate ?? '') <= lastDayOf(taxYear) && (cessationDate ?? '9999') >= firstDayOf(taxYear);

/** Whether the business is or was new, and reports once a year for now. */
export function isAnnualWhileNew({ latencyDetails: latency }: Business, taxYear: string): boolean {
	if (latency?.taxYear1 === taxYear) return latency.latencyIndicator1 === 'A';
	if (latency?.taxYear2 === taxYear) return latency.latencyIndicator2 === 'A';
	return false;
}

/** The tax years since any of these first traded, or since `first` if later, up to the current one. */
export function yearsOf(businesses: readonly Business[], first: string, today: string): readonly string[] {
	const years = Array.from({ length: startOf(taxYearOf(today)) - startOf(first) + 1 }, (_, at) =>
		taxYearOf(`${startOf(first) + at}-04-06`),
	);
	return years.filter((year) => businesses.some((business) => isCarriedOn(business, year)));
}
