/** Due dates, by rules for every year, and collection limits. */
import { type DayRule, from, type SeriesOf } from '../series.ts';
import type { YearData } from '../year-data.ts';

/** Due dates, named as in {@link YearData}. */
type DayName =
	| keyof YearData['deadlines']
	| keyof Pick<YearData['paymentsOnAccount'], 'firstDue' | 'secondDue'>
	| keyof Pick<YearData['codingOut'], 'onlineBy'>;

/** The due dates of returns and payments. */
export const days: SeriesOf<Readonly<Record<DayName, DayRule>>> = {
	notify: [from('2023-04-06', { monthAndDay: '10-05', yearsAfter: 0 }, 'statute', ['TMA', 'GDS'])],
	paper: [from('2023-04-06', { monthAndDay: '10-31', yearsAfter: 0 }, 'statute', ['TMA', 'GDS'])],
	online: [from('2023-04-06', { monthAndDay: '01-31', yearsAfter: 1 }, 'statute', ['TMA', 'GDS'])],
	balancingPayment: [from('2023-04-06', { monthAndDay: '01-31', yearsAfter: 1 }, 'statute', ['TMA', 'GDS'])],
	amend: [from('2023-04-06', { monthAndDay: '01-31', yearsAfter: 2 }, 'statute', ['TMA', 'GDS'])],
	businessRecords: [from('2023-04-06', { monthAndDay: '01-31', yearsAfter: 6 }, 'statute', ['TMA'])],
	otherRecords: [from('2023-04-06', { monthAndDay: '01-31', yearsAfter: 2 }, 'statute', ['TMA'])],
	firstDue: [from('2023-04-06', { monthAndDay: '01-31', yearsAfter: 1 }, 'confirmed', ['POA', 'CSLM'])],
	secondDue: [from('2023-04-06', { monthAndDay: '07-31', yearsAfter: 1 }, 'confirmed', ['POA', 'CSLM'])],
	onlineBy: [from('2023-04-06', { monthAndDay: '12-30', yearsAfter: 0 }, 'single', ['PE'])],
};

/** When payments on account for the next year are required. TMA 1970 s.59A. */
export const paymentsOnAccount: SeriesOf<Omit<YearData['paymentsOnAccount'], 'firstDue' | 'secondDue'>> = {
	smallestTaxPounds: [from('2023-04-06', 1000, 'confirmed', ['POA', 'CSLM'])],
	deductedAtSourceShare: [from('2023-04-06', 8000, 'confirmed', ['POA', 'CSLM'])],
};

/** What may be collected through a tax code. */
export const codingOut: SeriesOf<Omit<YearData['codingOut'], 'onlineBy'>> = {
	limitPounds: [from('2023-04-06', 3000, 'single', ['PE'])],
};
