/** The working of stages 9 to 12: from the tax charged to what is owed. */
import type { Line } from './line.ts';
import { line, total } from './line.ts';

export const dueLines: readonly Line[] = [
	line('c9.34', 'gift-aid-tax', ['c4.57'], (f) => f.adjustments.giftAidTax),
	line('c9.39', 'gift-aid-charge', ['c9.34', 'c8.26'], (f) => f.adjustments.giftAidCharge),
	total('c9.43', 'income-tax-due', ['c8.26', 'c9.39'], (f) => f.adjustments.incomeTaxDue),
	line('c11.1', 'tax-from-pay', ['employments[].taxDeducted'], (f) => f.taxPaid.employment),
	line('c11.27', 'tax-from-interest', ['savings.taxedUkInterest'], (f) => f.taxPaid.interest),
	total('c11.31', 'tax-taken-off', ['c11.1', 'c11.27'], (f) => f.taxPaid.total),
	total('c12.18', 'total-due', ['c9.43', 'c11.31'], (f) => f.taxDue.total),
];
