/** Whether any choice or answer about Class 2 National Insurance remains. */
import { type TaxYear, yearData } from '@halfpenny/years';
import { type Pence, pounds } from './money.ts';

/**
 * Whether no answer about Class 2 can change what is due on a profit of at least this: the year charges none on it, and
 * it counts for the State Pension anyway. The trading allowance may still reduce the profit.
 */
export function settlesClass2(leastProfit: Pence, year: TaxYear): boolean {
	const { class2, smallAllowances } = yearData(year);
	const limit = class2.smallProfitsThresholdPounds + smallAllowances.tradingAllowancePounds;
	return class2.payableAbovePounds === null && leastProfit >= pounds(limit);
}
