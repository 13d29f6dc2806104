/** The pictures add up to the engine's figures, and lateness counts from its date. */
import { parseFacts, pence, sum } from '@halfpenny/facts';
import { calculate, lateInterest } from '@halfpenny/tax';
import { describe, expect, it } from 'vitest';
import { datesOnLine } from './dates-on-line.ts';
import {
	canSaveIntoPension,
	claimedByScheme,
	datesOf,
	interestOn,
	lateBy,
	monthsLate,
	onAccountInWords,
	tryOut,
	workOut,
} from './engine.ts';
import { isBlank } from './is-blank.ts';
import { incomeSteps, notesOf, ruleOfStep, taxSteps } from './steps-of.ts';

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
	{
		pensions: {
			statePension: '11000',
			otherPensions: '4000',
			statePensionLumpSum: '9000',
			taxDeducted: '300',
		},
		reliefs: { giftAid: '8000', annualPaymentsMade: '800' },
		taxCodes: { alreadyRefunded: '75.50', underpaymentInLaterCode: '60', decreaseForEarlierYears: '10' },
		paymentsOnAccountMade: '250.10',
	},
	{
		employments: [{ pay: '30000', taxDeducted: '3486' }],
		taxCodes: { increaseForEarlierYears: '40' },
	},
];

describe.each(people.map((facts) => [JSON.stringify(facts).slice(0, 50), facts] as const))(
	'%s',
	(_, input) => {
		const { facts, calculation } = calculated(input);

		it('has waterfalls that add up', () => {
			const income = incomeSteps(calculation);
			expect(sum(income.slice(0, 2).map(({ amount }) => amount))).toBe(calculation.taxableIncome);
			const steps = taxSteps({ facts, calculation });
			const due = steps.findIndex(({ key }) => key === 'due');
			expect(sum(steps.slice(0, due).map(({ amount }) => amount))).toBe(calculation.totalDue);
			expect(steps.at(-1)?.amount).toBe(calculation.balancingPayment);
		});

		it('opens a working for every step, with the step’s amount unless the step is a difference', () => {
			const differences = ['allowances', 'reductions'];
			for (const { key, amount } of [...incomeSteps(calculation), ...taxSteps({ facts, calculation })]) {
				const line = calculation.working.find(({ rule }) => rule === ruleOfStep(key));
				if (amount !== 0) expect(line, key).toBeDefined();
				if (line && !differences.includes(key)) expect(Math.abs(line.value), key).toBe(Math.abs(amount));
			}
		});

		it('changes nothing when nothing is tried', () => {
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

it.each([
	['2026-01-31', 0],
	['2026-02-01', 1],
	['2026-11-20', 10],
	['2027-02-01', 13],
])('counts on %s months that were begun: %i', (today, months) => {
	expect(monthsLate('2024-25', today)).toBe(months);
});

it('counts interest from the day after the due date', () => {
	expect(interestOn(pence(1000_00), '2026-01-31', '2026-01-31')).toBe(0);
	expect(interestOn(pence(1000_00), '2026-01-31', '2026-02-28')).toBe(594);
});

it('marks the second payment on account only if there is one', () => {
	const dates = datesOf('2024-25');
	if (!dates) throw new Error('there are dates');
	const parts = [{ kind: 'second' as const, amount: '1407.90' }];
	const bill = { date: '2026-07-31', amount: '1407.90', parts };
	const told = { today: '2025-11-20' };
	expect(datesOnLine(dates, { bills: [], codingOut: null }, told)).toHaveLength(4);
	expect(datesOnLine(dates, { bills: [bill], codingOut: null }, told).at(-1)).toEqual({
		date: '2026-07-31',
		label: 'Second payment on account, £1,407.90',
	});
});

it('costs nothing in time, and £100 a month late', () => {
	const { calculation } = calculated({ employments: [{ pay: '10000', taxDeducted: '0' }] });
	expect(lateBy(calculation, 0)?.total).toBe(0);
	expect(lateBy(calculation, 1)?.penalties.map(({ amount }) => amount)).toEqual([100_00]);
});

it('counts interest on everything due in January, and late payment penalties on the year’s tax', () => {
	const { calculation } = calculated({ trades: [{ turnover: '60000', tradingAllowance: false }] });
	const { balancingPayment, paymentsOnAccount } = calculation;
	const cost = lateBy(calculation, 4);
	if (!cost) throw new Error('there are rules');
	expect(paymentsOnAccount.first).toBeGreaterThan(0);
	const bill = sum([balancingPayment, paymentsOnAccount.first]);
	expect(cost.interest).toBe(lateInterest(bill, '2026-01-31', '2026-05-31'));
	const paying = cost.penalties.find(({ name }) => name === 'latePayment30Days');
	expect(paying?.amount).toBe(Math.floor(balancingPayment / 20));
});

it('counts late filing penalties on the return’s tax, whatever was paid on account', () => {
	const { calculation } = calculated({
		trades: [{ turnover: '60000', tradingAllowance: false }],
		paymentsOnAccountMade: '12000',
	});
	const filing = lateBy(calculation, 7)?.penalties.find(({ name }) => name === 'sixMonths');
	expect(filing?.amount).toBe(Math.floor(calculation.totalDue / 20));
	expect(calculation.balancingPayment).toBeLessThan(calculation.totalDue);
});

describe('pictures', () => {
	const blank = (facts: object) => isBlank(calculated(facts));

	it('are shown to a user with only gains, or only a refund', () => {
		expect(blank({})).toBe(true);
		const disposals = [{ kind: 'residentialProperty', date: '2024-12-01', gain: '20000' }];
		expect(blank({ capitalGains: { disposals } })).toBe(false);
		const small = [{ kind: 'residentialProperty', date: '2024-12-01', gain: '2000' }];
		expect(blank({ capitalGains: { disposals: small } })).toBe(false);
		expect(blank({ paymentsOnAccountMade: '100' })).toBe(false);
		expect(blank({ employments: [{ pay: '1', taxDeducted: '0' }] })).toBe(false);
	});
});

it('calculates from entries as the server does', () => {
	const entries = [
		{ section: 'employment', answers: { employer: 'Mill', pay: '40000.00', taxDeducted: '5000.00' } },
	];
	const worked = workOut({ taxYear: '2024-25', residence: 'uk', dateOfBirth: null }, entries);
	expect(worked?.calculation.totalDue).toBe(486_00);
	expect(worked?.working.find(({ rule }) => rule === 'total-due')?.value).toBe('486.00');
});

describe('what a tax code collects, on the year line', () => {
	const dates = datesOf('2025-26');
	const codingOut = { amount: '322.60', fileBy: '2026-12-30' };
	const balance = { kind: 'balance' as const, amount: '322.60' };
	const first = { kind: 'first' as const, amount: '500.00' };
	const online = (parts: readonly (typeof balance | typeof first)[], told: object) => {
		if (!dates) throw new Error('there are dates');
		const bills = [{ date: '2027-01-31', amount: parts.length > 1 ? '822.60' : '322.60', parts: [...parts] }];
		const line = datesOnLine(dates, { bills, codingOut }, { today: '2026-11-20', ...told });
		return line.find(({ date }) => date === '2027-01-31')?.label;
	};

	it('is not due on its date', () => {
		expect(online([balance], {})).toBe(
			'Last day to file online (30 December to have it collected through your tax code)',
		);
		expect(online([balance], { filedOn: '2026-11-20' })).toBe('Last day to file online');
		expect(online([balance, first], {})).toMatch(/to pay £500.00 \(file by 30 December to have the rest/);
	});

	it('is due once it is too late for that', () => {
		expect(online([balance], { today: '2026-12-31' })).toBe('Last day to file online, and to pay £322.60');
		expect(online([balance], { filedOn: '2027-01-02' })).toBe('Last day to file online, and to pay £322.60');
	});
});

describe('a gift that adds tax', () => {
	const gift = {
		savings: { untaxedUkInterest: '6812.07' },
		pensions: { statePension: '11973' },
		reliefs: { giftAid: '240' },
	};

	it('is a step of its own, with the reason', () => {
		const one = calculated(gift);
		expect(taxSteps(one).map(({ key, amount }) => [key, amount])).toEqual([
			['charged', 4300],
			['giftAid', 1700],
			['due', 6000],
		]);
		expect(notesOf(one)).toEqual(['You paid less tax than the charities claim, so you owe the difference.']);
	});

	it('is not mentioned if the tax covers it', () => {
		expect(notesOf(calculated({ ...gift, employments: [{ pay: '30000', taxDeducted: '0' }] }))).toEqual([]);
	});
});

it('says why an overpaid loan repayment changes nothing', () => {
	const loan = (deducted: string) =>
		notesOf(
			calculated({
				employments: [{ pay: '40000', taxDeducted: '5486' }],
				studentLoans: { plans: ['plan2'], deducted },
			}),
		);
	expect(loan('1143')).toEqual([]);
	expect(loan('2814')[0]).toMatch(
		/^£2,814.00 of your pay went to your student loan, but only £1,143.00 is due/,
	);
});

it('labels a refund as one', () => {
	const steps = taxSteps(calculated({ employments: [{ pay: '12000', taxDeducted: '900' }] }));
	expect(steps.at(-1)).toMatchObject({ label: 'Refund for the year', isBack: true });
});

describe('paying more into a pension', () => {
	const born = (dateOfBirth: string | undefined) =>
		canSaveIntoPension({ taxYear: '2025-26', person: { dateOfBirth } });

	it('is offered until the year after the 75th birthday', () => {
		expect([undefined, '1960-01-01', '1950-04-07'].map(born)).toEqual([true, true, true]);
		expect(['1950-04-06', '1938-11-20'].map(born)).toEqual([false, false]);
	});

	it('is topped up by the scheme at the basic rate', () => {
		expect(claimedByScheme('2025-26', pence(1000_00))).toBe(200_00);
	});
});

it('says which rule exempts a return from payments on account', () => {
	const words = (facts: object) => onAccountInWords(calculated(facts).calculation);
	const pay = { pay: '90000', taxDeducted: '22000' };
	expect(words({ employments: [{ pay: '30000', taxDeducted: '3000' }] })).toMatch(/less than £1,000 of your/);
	expect(words({ employments: [pay] })).toMatch(/more than 80% of your tax/);
	expect(words({ trades: [{ turnover: '60000', tradingAllowance: false }] })).toMatch(/half of this year/);
});
