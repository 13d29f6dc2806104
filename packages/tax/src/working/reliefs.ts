/** The working of stages 4 and 14: reliefs and allowances. */
import type { Line } from './line.ts';
import { line, total } from './line.ts';

export const reliefLines: readonly Line[] = [
	line('c4.56', 'gifts-paid', ['reliefs.giftAid'], (f) => f.reliefs.giftsPaid),
	line('c4.57', 'gift-aid', ['c4.56'], (f) => f.reliefs.giftAidGross),
	line('c4.59', 'band-extension', ['c4.57'], (f) => f.reliefs.extension),
	total('c4.63', 'adjusted-net-income', ['c3.21', 'c4.59'], (f) => f.reliefs.adjustedNetIncome),
	total('c4.64', 'personal-allowance', ['c4.63'], (f) => f.reliefs.personalAllowance),
	total('c4.74', 'taxable-income', ['c3.21', 'c4.64'], (f) => f.reliefs.taxableIncome),
	line('c4.79', 'savings-allowance', ['c4.74', 'c4.59'], (f) =>
		f.savings.total > 0 ? f.reliefs.savingsAllowance : 0,
	),
];
