/** The pictures add up to the engine's figures, and the bills to what is owed. */
import { parseFacts, pence, sum } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import { describe, expect, it } from 'vitest';
import { datesOf, lateBy, tryOut, workOut } from './engine.ts';
import { billsOf, nextYear } from './payments.ts';
import { incomeSteps, ruleOfStep, taxSteps } from './steps-of.ts';

function calculated(facts: object) {
	const read = parseFacts({ taxYear: '2024-25', residence: 'uk', ...facts });
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	return { facts: read.facts, calculation: calculate(read.facts, { working: true, alternatives: true }) };
}

const people = [
	{ employments: [{ pay: '40000', taxDeducted: '5000' }] },
	{
		employments: [{ pay: '70000', taxDeducted: '15432' }],
		trades: [{ turnover: '30000', tradingAllowance: false, cisDeductions: '2000' }],
		childBenefit: { received: '2212.60', children: 2 },
		studentLoans: { plans: ['plan2'], deducted: '1000' },
		savings: { untaxedUkInterest: '1500' },
		reliefs: { marriageAllowance: 'given' },
		paymentsOnAccountMade: '1000',
	},
	{ employments: [{ pay: '12000', taxDeducted: '900' }] },
	{
		ukProperty: { rents: '24000', propertyAllowance: false, financeCosts: '8000' },
		capitalGains: { disposals: [{ kind: 'residentialProperty', date: '2024-12-01', gain: '30000' }] },
		taxCodes: { underpaymentOfEarlierYears: '120' },
	},
];

describe.each(people.map((facts) => [JSON.stringify(facts).slice(0, 50), facts] as const))(
	'%s',
	(_, input) => {
		const { facts, calculation } = calculated(input);

		it('has waterfalls that add up', () => {
			const income = incomeSteps(calculation);
			expect(sum(income.slice(0, 2).map(({ amount }) => amount))).toBe(calculation.taxableIncome);
			const steps = taxSteps(calculation);
			const due = steps.findIndex(({ key }) => key === 'due');
			expect(sum(steps.slice(0, due).map(({ amount }) => amount))).toBe(calculation.totalDue);
			expect(steps.at(-1)?.amount).toBe(calculation.balancingPayment);
		});

		it('names only rules that explain what they stand for', () => {
			for (const { key, amount } of [...incomeSteps(calculation), ...taxSteps(calculation)]) {
				const line = calculation.working.find(({ rule }) => rule === ruleOfStep(key));
				if (key === 'charged' || key === 'due') expect(line?.value).toBe(amount);
			}
		});

		it('owes nothing new when nothing is tried', () => {
			const nothing = { pension: pence(0), giftAid: pence(0), pay: pence(0) };
			expect(tryOut(facts, nothing)).toMatchObject({ difference: 0, kept: 0, causes: [] });
		});
	},
);

it('saves the higher rate on a pension payment, and says so', () => {
	const { facts } = calculated({ employments: [{ pay: '60000', taxDeducted: '11432' }] });
	const effect = tryOut(facts, { pension: pence(1000_00), giftAid: pence(0), pay: pence(0) });
	expect(effect.difference).toBe(-200_00);
	expect(effect.causes.map(({ name }) => name)).toContain('higherBand');
});

it('bills January with both parts and July with one', () => {
	const { calculation } = calculated({ trades: [{ turnover: '40000', tradingAllowance: false }] });
	const dates = datesOf('2024-25');
	if (!dates) throw new Error('there are dates');
	const { paymentsOnAccount, totalDue } = calculation;
	expect(billsOf(calculation, dates)).toEqual([
		{
			date: '2026-01-31',
			parts: [
				{ kind: 'balance', amount: totalDue },
				{ kind: 'first', amount: paymentsOnAccount.first },
			],
		},
		{ date: '2026-07-31', parts: [{ kind: 'second', amount: paymentsOnAccount.second }] },
	]);
	expect([nextYear('2024-25'), nextYear('2098-99'), nextYear('2099-00')]).toEqual([
		'2025-26',
		'2099-00',
		'2100-01',
	]);
});

it('costs nothing in time and £100 a month late', () => {
	expect(lateBy('2024-25', pence(0), 0)?.total).toBe(0);
	expect(lateBy('2024-25', pence(0), 1)?.penalties.map(({ amount }) => amount)).toEqual([100_00]);
});

it('works entries out as the server does', () => {
	const entries = [
		{ section: 'employment', answers: { employer: 'Mill', pay: '40000.00', taxDeducted: '5000.00' } },
	];
	const worked = workOut({ taxYear: '2024-25', residence: 'uk', dateOfBirth: null }, entries);
	expect(worked?.calculation.totalDue).toBe(486_00);
	expect(worked?.working.find(({ rule }) => rule === 'total-due')?.value).toBe('486.00');
});
