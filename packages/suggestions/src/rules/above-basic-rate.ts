/** Whether any income is taxed above the basic rate, so that paying into a pension or giving to charity saves more tax. */
import type { Calculation } from '@halfpenny/tax';

const BASIC = 2000;

/** Returns whether any income is taxed above 20%, or the personal allowance is being withdrawn. */
export function paysAboveBasicRate({ bands, adjustedNetIncome, personalAllowance }: Calculation): boolean {
	const taxedMore = bands.some(
		({ income, rate, amount }) => income !== 'dividends' && rate > BASIC && amount > 0,
	);
	return taxedMore || (personalAllowance === 0 && adjustedNetIncome > 0);
}
