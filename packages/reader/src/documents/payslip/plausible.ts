/** Leaves out what cannot be on a payslip: more taken off than was earned, less in the year so far than in this period. */
import { pence } from '@halfpenny/facts';
import type { FigureFound } from '../../engine/relations/figure-found.ts';
import type { Amount } from '../../engine/values/amount.ts';

/**
 * The largest share of the pay that each can be; more means the wrong column or line. The top tax rate is 45%, with K codes
 * 50%.
 */
const MOST: readonly (readonly [string, string, number])[] = [
	['incomeTax', 'grossPay', 0.5],
	['nationalInsurance', 'grossPay', 0.15],
	['netPay', 'grossPay', 1.2],
	['totalDeductions', 'grossPay', 0.65],
	['pension', 'grossPay', 0.3],
	['studentLoan', 'grossPay', 0.16],
	['studentLoan', 'netPay', 0.36],
	['nationalInsurance', 'netPay', 0.35],
	['grossPay', 'payToDate', 1.0001],
	['incomeTax', 'taxToDate', 1.0001],
	['taxToDate', 'payToDate', 0.5],
];

/** The pay to date is the gross pay where both that and the taxable pay are printed, and else whichever is. */
export function namedFigures(found: readonly FigureFound[]): FigureFound[] {
	const hasGross = found.some(({ field }) => field === 'payToDate');
	return found.flatMap((figure) => {
		if (figure.field !== 'taxablePayToDate') return [figure];
		return hasGross ? [] : [{ ...figure, field: 'payToDate' }];
	});
}

const SO_FAR = ['payToDate', 'taxToDate'];

/** What is taken off pay. */
const TAKEN_OFF: ReadonlySet<string> = new Set([
	'incomeTax',
	'nationalInsurance',
	'pension',
	'studentLoan',
	'totalDeductions',
]);
/** With this many negative amounts, they are not refunds. */
const FEWEST_TAKEN_OFF = 2;

/** Deductions without the minus sign that some payslips print before all of them. */
function withoutMinus(found: readonly FigureFound[]): FigureFound[] {
	const taken = found.filter(({ field, amount }) => TAKEN_OFF.has(field) && amount.value !== 0);
	const isAll = taken.length >= FEWEST_TAKEN_OFF && taken.every(({ amount }) => amount.isNegative);
	if (!isAll) return [...found];
	return found.map((figure) =>
		taken.includes(figure) ? { ...figure, amount: withPlus(figure.amount) } : figure,
	);
}

function withPlus(amount: Amount): Amount {
	return { ...amount, value: pence(0 - amount.value), isNegative: false };
}

/** The figures that no other contradicts. */
export function plausibleFigures(all: readonly FigureFound[]): FigureFound[] {
	const found = withoutMinus(all);
	const amountOf = (field: string) => found.find((figure) => figure.field === field)?.amount.value;
	const doubted = new Set<string>();
	for (const [part, whole, most] of MOST) {
		const [less, more] = [amountOf(part), amountOf(whole)];
		if (less === undefined || more === undefined || less <= 0 || less <= more * most) continue;
		doubted.add(part).add(whole);
	}
	// Where one of the year so far is of another column, so may the other be.
	if (SO_FAR.some((field) => doubted.has(field))) for (const field of SO_FAR) doubted.add(field);
	return found.filter(({ field }) => !doubted.has(field));
}
