/**
 * The table of an export has the dashboard's rows, to the penny: they add up to the result, to what is left to pay, and
 * to the bills.
 */
import { type FactsInput, parseFacts, parsePounds } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import { describe, expect, it } from 'vitest';
import { presentCalculation } from '../calculation/present.ts';
import { figureRows } from './figure-rows.ts';

const where = { taxYear: '2025-26', jurisdiction: 'uk' } as const;

function shown(input: Omit<FactsInput, 'taxYear'>) {
	const read = parseFacts({ taxYear: where.taxYear, residence: where.jurisdiction, ...input });
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	const figures = presentCalculation(where, { facts: read.facts, calculation: calculate(read.facts) });
	const rows = figureRows('2025-26', figures).map(([, , , name, value, , at]) => [name, value, at] as const);
	return { figures, rows, names: rows.map(([name]) => String(name)) };
}

function penceOf(text: unknown): number {
	const read = parsePounds(String(text), true);
	if (!read.ok) throw new Error(String(text));
	return read.value;
}

/** The sum of the rows from one name to another; rows that are part of another are not added again. */
function sumOf({ rows, names }: ReturnType<typeof shown>, from: string, before: string): number {
	const some = rows.slice(names.indexOf(from), names.indexOf(before));
	expect(some.length).toBeGreaterThan(0);
	return some.reduce((so, [name, value]) => so + (`${name}`.startsWith('including') ? 0 : penceOf(value)), 0);
}

const nurse = shown({
	employments: [{ pay: 66_000, taxDeducted: 13_500 }],
	childBenefit: { received: 1_350, children: 1 },
	studentLoans: { plans: ['plan2'], deducted: 3_000 },
	paymentsOnAccountMade: 120,
});
const landlord = shown({
	ukProperty: { rents: 40_000, propertyAllowance: false },
	capitalGains: { disposals: [{ kind: 'listedShares', date: '2025-12-01', gain: 12_000 }] },
	taxCodes: { underpaymentInLaterCode: 90, increaseForEarlierYears: 55 },
});
const refund = shown({
	employments: [{ pay: 20_000, taxDeducted: 4_000 }],
	paymentsOnAccountMade: 10,
});

const everything = shown({
	person: { dateOfBirth: '1980-05-05' },
	employments: [{ pay: 70_000, taxDeducted: 15_432 }],
	trades: [{ turnover: 30_000, tradingAllowance: false, cisDeductions: 2_000 }],
	ukProperty: { rents: 14_000, propertyAllowance: false, financeCosts: 2_000 },
	savings: { untaxedUkInterest: 3_000 },
	dividends: { ukDividends: 4_000 },
	capitalGains: { disposals: [{ kind: 'listedShares', date: '2025-12-01', gain: 22_000 }] },
	childBenefit: { received: 1_350, children: 1 },
	studentLoans: { plans: ['plan2'], deducted: 1_000, postgraduate: true, postgraduateDeducted: 100 },
	reliefs: { giftAid: 500, pensionReliefAtSource: 1_000 },
	taxCodes: { underpaymentInLaterCode: 90, underpaymentOfEarlierYears: 120, increaseForEarlierYears: 55 },
	paymentsOnAccountMade: 1_234.56,
});

describe.each([
	['everything', everything],
	['a nurse', nurse],
	['a landlord', landlord],
	['a refund', refund],
])('of %s', (_, one) => {
	const { figures, rows, names } = one;

	it('every row of the dashboard is there, once and in order', () => {
		const { parts, paid, bills } = figures.settlement;
		const amounts = parts.flatMap(({ amount, within }) => [amount, ...within.map((each) => each.amount)]);
		const first = names.indexOf('Income Tax');
		expect(rows.slice(first, first + amounts.length).map(([, value]) => value)).toEqual(amounts);
		const days = bills.flatMap((bill) => bill.parts.map(({ amount }) => [amount, bill.date]));
		const told = rows.filter(([name]) => String(name).startsWith('To pay'));
		expect(told.map(([, value, at]) => [value, at])).toEqual(days);
		expect(names.filter((name) => /you made|Refunds you’ve had/.test(name))).toHaveLength(paid.length);
		expect(new Set(names).size).toBe(names.length);
	});

	it('they add up to the result, and on to what is left', () => {
		const { taxOwed, refundAmount, settlement } = figures;
		const due = penceOf(taxOwed) - penceOf(refundAmount);
		expect(sumOf(one, 'Income Tax', 'Refund Due')).toBe(due);
		if (settlement.paid.length === 0) return;
		const end = names.find((name) => name === 'Left to pay' || name === 'You get back') ?? '';
		const left = rows.find(([name]) => name === end)?.[1];
		const sign = end === 'Left to pay' ? 1 : -1;
		expect(due + sumOf(one, names[names.indexOf('Tax Owed') + 1] ?? '', end)).toBe(sign * penceOf(left));
	});
});

it('none if nothing could be calculated', () => {
	expect(figureRows('2025-26', null)).toEqual([]);
});

it('the nurse’s, by name', () => {
	expect(nurse.names.slice(5)).toEqual([
		...[
			'Income Tax',
			'including Child Benefit charge',
			'National Insurance',
			'Student loan',
			'Tax already paid',
		],
		...['Refund Due', 'Tax Owed', 'Payments on account you made', 'Left to pay', 'To pay for the year'],
		'The part your tax code collects if you file in time',
	]);
});
