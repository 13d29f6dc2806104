/** Working at home at HMRC's rates, for a business and for an employee. */
import { type Pence, pence } from '@halfpenny/facts';
import { homeRates, type TaxYear, yearData } from '@halfpenny/years';
import { positive } from '../rounding.ts';

/**
 * The flat rate of a business in pence, from the number of months in each band of hours, in the order of `homeRates`.
 * Source: ITTOIA 2005 s.94H.
 */
export function businessAtHome(months: readonly number[]): Pence {
	let pounds = 0;
	for (const [index, { monthlyPounds }] of homeRates.rates.entries())
		pounds += monthlyPounds * (months[index] ?? 0);
	return pence(pounds * 100);
}

/**
 * What an employee who had to work at home may deduct for whole weeks, in pence, less what the employer paid; undefined in
 * years without it. Source: ITEPA 2003 s.336; EIM32815; ended by Finance Act 2026 s.21.
 */
export function employeeAtHome(year: TaxYear, weeks: number, paidByEmployer: Pence): Pence | undefined {
	const weekly = yearData(year).homeWorking.employeeWeeklyPounds;
	return weekly === null ? undefined : pence(positive(weekly * weeks * 100 - paidByEmployer));
}
