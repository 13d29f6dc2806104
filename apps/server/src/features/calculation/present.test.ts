/** The rows shown lead from the income tax to the result and on to the balance, to the penny. */
import { type FactsInput, parseFacts, parsePounds } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import { describe, expect, it } from 'vitest';
import { presentCalculation } from './present.ts';

const where = { taxYear: '2025-26', jurisdiction: 'uk' } as const;

function shown(input: Omit<FactsInput, 'taxYear'>) {
	const read = parseFacts({ taxYear: where.taxYear, residence: where.jurisdiction, ...input });
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	return presentCalculation(where, { facts: read.facts, calculation: calculate(read.facts) });
}

function penceOf(text: string): number {
	const read = parsePounds(text, true);
	if (!read.ok) throw new Error(text);
	return read.value;
}

const nurse = {
	employments: [{ pay: 66_000, taxDeducted: 13_500 }],
	childBenefit: { received: 1_350, children: 1 },
	studentLoans: { plans: ['plan2' as const], deducted: 3_000 },
	paymentsOnAccountMade: 120,
};
const landlord = {
	ukProperty: { rents: 40_000, propertyAllowance: false },
	capitalGains: { disposals: [{ kind: 'listedShares' as const, date: '2025-12-01', gain: 12_000 }] },
	taxCodes: { underpaymentInLaterCode: 90, increaseForEarlierYears: 55 },
};
const refund = { employments: [{ pay: 20_000, taxDeducted: 4_000 }], repayment: { byCheque: true } };

describe.each([
	['a nurse', nurse, ['incomeTax', 'nationalInsurance', 'studentLoan', 'taxPaid']],
	['a landlord', landlord, ['incomeTax', 'nationalInsurance', 'capitalGainsTax', 'laterCode', 'taxPaid']],
	['a refund', refund, ['incomeTax', 'nationalInsurance', 'taxPaid']],
])('%s', (_, input, names) => {
	const { settlement, taxOwed, refundAmount } = shown(input);
	const due = penceOf(taxOwed) - penceOf(refundAmount);
	const total = (rows: readonly { amount: string }[]) =>
		rows.reduce((so, { amount }) => so + penceOf(amount), 0);

	it('sees rows that add up', () => {
		expect(settlement.parts.map(({ name }) => name)).toEqual(names);
		expect(total(settlement.parts)).toBe(due);
		expect(total([...settlement.parts, ...settlement.paid])).toBe(penceOf(settlement.balance));
	});

	it('sees bills that equal the sum of their parts', () => {
		for (const bill of settlement.bills) expect(total(bill.parts)).toBe(penceOf(bill.amount));
		expect(settlement.bills.length > 0).toBe(penceOf(settlement.balance) > 0);
	});
});

it('says where a refund goes, once that is answered', () => {
	expect(shown(refund).settlement.repaidTo).toBe('cheque');
	expect(shown({ ...refund, repayment: { accountNumber: '12345678' } }).settlement.repaidTo).toBe('account');
	expect(shown({ ...refund, repayment: {} }).settlement.repaidTo).toBeNull();
});
