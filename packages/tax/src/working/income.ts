/** The working of stages 1 to 3: income. */
import type { Line } from './line.ts';
import { line, total } from './line.ts';

export const incomeLines: readonly Line[] = [
	line('c1.9', 'employment-income', ['employments[].c1.1'], (f) => f.nonSavings.employment),
	line('c1.57', 'non-savings-income', ['c1.9'], (f) => f.nonSavings.total),
	line('c2.14', 'taxed-interest', ['savings.taxedUkInterest'], (f) => f.savings.taxedInterest),
	line('c2.15', 'untaxed-interest', ['savings.untaxedUkInterest'], (f) => f.savings.untaxedInterest),
	line('c2.19', 'savings-income', ['c2.14', 'c2.15'], (f) => f.savings.total),
	total('c3.21', 'total-income', ['c1.57', 'c2.19'], (f) => f.dividends.totalIncome),
];
