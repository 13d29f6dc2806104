/** The bill written out line by line, each figure with what it is made of, so that a person can add it up again. */
import { formatPounds } from '@halfpenny/facts';
import type { Calculation } from '@halfpenny/tax';
import { type RuleId, ruleWords } from '@halfpenny/tax/words';

/** What the bill is made of, in the order in which it is worked out. */
export const linesOfBill: readonly RuleId[] = [
	'employment-income',
	'trade-profits',
	'partnership-profits',
	'property-profit',
	'pensions-received',
	'other-income',
	'savings-income',
	'dividend-income',
	'total-income',
	'personal-allowance',
	'taxable-income',
	'income-tax-due',
	'class2',
	'class4',
	'student-loan',
	'postgraduate-loan',
	'gains-tax-due',
	'tax-taken-off',
	'total-due',
	'payments-on-account-made',
	'refunds-and-changes',
	'left-to-settle',
];

/** What a figure of the bill is made of, as far as there is any. */
const within: Readonly<Partial<Record<RuleId, readonly RuleId[]>>> = {
	'employment-income': ['employment-pay', 'employment-benefits', 'employment-expenses'],
	'trade-profits': [
		'trade-receipts',
		'trading-allowance',
		'trade-expenses',
		'trade-disallowable',
		'trade-capital-allowances',
		'trade-balancing-charge',
		'trade-losses-used',
	],
	'property-profit': [
		'property-receipts',
		'property-allowance',
		'rent-a-room',
		'property-expenses',
		'property-private-use',
		'property-capital-allowances',
		'property-losses-used',
	],
	'income-tax-due': [
		'starter-rate',
		'basic-rate',
		'intermediate-rate',
		'higher-rate',
		'advanced-rate',
		'top-rate',
		'savings-basic-rate',
		'savings-higher-rate',
		'savings-additional-rate',
		'dividends-ordinary-rate',
		'dividends-upper-rate',
		'dividends-additional-rate',
		'marriage-allowance-received',
		'married-couples-allowance',
		'finance-costs-relief',
		'child-benefit-charge',
		'winter-fuel-charge',
	],
	class4: ['class4-main', 'class4-upper'],
};

/** Every rule of the bill, each after what it is part of. */
export const rulesOfBill: readonly RuleId[] = linesOfBill.flatMap((rule) => [rule, ...(within[rule] ?? [])]);

/** What is taken off the figure that it is part of. */
const TAKEN_OFF =
	/allowance(?:s|-received)?$|-expenses$|-private-use$|-losses-used$|^finance-costs-relief$|^rent-a-room$/;

/** The lines of the bill as text, each after the sign of a list. */
export function billInLines(calculation: Calculation): string {
	return linesOfBill
		.flatMap((rule) => {
			const line = calculation.working.find((one) => one.rule === rule);
			return line === undefined ? [] : [`\n– ${said(line)}${inBrackets(rule, calculation)}`];
		})
		.join('');
}

type Line = Calculation['working'][number];

function said({ rule, value }: Line): string {
	return `${ruleWords[rule].label} ${formatPounds(value)}`;
}

function signed(line: Line): string {
	return TAKEN_OFF.test(line.rule) ? `less ${said(line)}` : said(line);
}

/** What a figure is made of; a single part that is the figure itself says nothing. */
function inBrackets(rule: RuleId, { working }: Calculation): string {
	const parts = (within[rule] ?? []).flatMap((part) =>
		working.filter((one) => one.rule === part && one.value !== 0),
	);
	return parts.length < 2 ? '' : ` (${parts.map(signed).join(', ')})`;
}
