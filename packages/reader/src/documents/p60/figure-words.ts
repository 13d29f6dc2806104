/**
 * Labels that say which figure (pay or tax) or which employment (previous, this, or both together) an amount belongs to.
 * Forms spread these over rows, columns and headings, so each label contributes its part. With an unknown word it is not one
 * of our labels: "holiday pay" and "pay date" are not pay.
 */

import type { Part } from '../../definition.ts';

/** Which of the two figures. */
export type Figure = 'pay' | 'tax';

/** In which employment. */
export type Employment = 'previous' | 'this' | 'total';

/** The field of each figure in each employment. */
export const fieldOf = {
	previous: { pay: 'payInPreviousEmployments', tax: 'taxInPreviousEmployments' },
	this: { pay: 'payInThisEmployment', tax: 'taxInThisEmployment' },
	total: { pay: 'totalPay', tax: 'totalTax' },
} as const satisfies Readonly<Record<Employment, Readonly<Record<Figure, string>>>>;

const PAY = /\b(pay|income|earned|earnings|salary|wages|remuneration|pension|gross|taxable)\b/;
const TAX = /\b(tax|paye)\b/;
const TAX_ON_PAY =
	/\btax (deducted |taken |paid )?(off |from |on |out of )(the |your |all |this |total |gross )*(pay|earnings|salary|pension|wages)\b/;
/** "From this pension", "this employment or pension" and "This pension" as the name of a row are employments, not figures. */
const PENSION_AS_JOB =
	/^(this|previous|earlier|former|prior|other) pensions?$|\b(from|in|with|by) (this|previous|earlier|former|prior|other|your) (employments? (or )?)?pensions?\b|\b(employments?|jobs?) (or )?(your )?pensions?( from us)?\b/g;
const PREVIOUS = /\b(previous|previously|elsewhere|earlier|former|prior|prev|other)\b/;
const THIS = /\b(this|with us|from us|we( have)? pa(id|y)( to)? you|current|present|curr)\b/;
const TOTAL =
	/\b(totals?|grand|tot|overall|combined|both|all (the |your )?(employments?|jobs?|employers?|emp))\b/;
/** "In this employment total for year" is two labels, one under the other. */
const OUT_OF_ORDER =
	/\b(this|current|present|previous|earlier|former|prior)\b.*\b(totals?|overall|combined)\b/;
/** Where the figures of an earlier job are known from. */
const FROM_P45 =
	/ (as )?(notified|shown|stated|given|certified|recorded|from) (on |in |by )?(the |your )*(form )?p45( part \d[a-z]?)?$/;
const KNOWN = new Set(
	(
		'us we you that have withheld both previously pay earnings salary wages remuneration pension pensions gross taxable tax deducted taken off paid previous earlier former prior other or ' +
		'this current present total totals overall combined the your all in for from of to with by at on and out any made received ' +
		'with us elsewhere grand earned before annual deductions job role post position ' +
		'employment employments employer employers emp empl emplt empt empmt prev curr tot job jobs year plus details figure figures amount amounts income paye company 5 april'
	).split(' '),
);

/**
 * What a label in plain form says of its amounts; undefined when it is no label of pay or tax.
 * `{}` is a heading that names both figures.
 */
export function figurePart(label: string): Part | undefined {
	const words = label
		.replace(FROM_P45, '')
		.replace(/\bto date\b|\bfor (income )?tax( purposes)?\b/g, '')
		.replace(/\b(this |current )?(tax )?year\b/g, 'year')
		.replace(/\bincome tax\b/g, 'tax')
		.replace(/\bbefore this( (one|job|employment|employer))?\b/g, 'previous')
		.trim();
	if (!words.split(/\s+/).every((word) => KNOWN.has(word))) return undefined;
	if (OUT_OF_ORDER.test(words) || (PREVIOUS.test(words) && THIS.test(words) && !TOTAL.test(words)))
		return undefined;
	const employment = employmentOf(words);
	const figures = figuresOf(words.replace(PENSION_AS_JOB, ''));
	if (!employment && figures.length === 0) return undefined;
	if (figures.length > 1) return employment ? undefined : {};
	return { ...(figures[0] && { figure: figures[0] }), ...(employment && { scope: employment }) };
}

function figuresOf(words: string): Figure[] {
	if (TAX_ON_PAY.test(words)) return ['tax'];
	return [...(PAY.test(words) ? ['pay' as const] : []), ...(TAX.test(words) ? ['tax' as const] : [])];
}

function employmentOf(words: string): Employment | undefined {
	const [previous, current, total] = [PREVIOUS, THIS, TOTAL].map((pattern) => pattern.test(words));
	if (previous && current) return 'total';
	if (previous) return 'previous';
	if (current) return 'this';
	return total ? 'total' : undefined;
}
