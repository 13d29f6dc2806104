/** Notices before filing, each limit worked from the Act. */
import type { FactsInput } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { calculate } from '../src/index.ts';
import { calculationJsonSchema, explain, noticeSentence, toJson } from '../src/words/index.ts';
import { facts } from './people.ts';

type Given = Omit<FactsInput, 'taxYear'>;

const answer = (given: Given, taxYear: FactsInput['taxYear'] = '2025-26') =>
	calculate(facts({ taxYear, residence: 'uk', ...given }), { alternatives: false });

const told = (given: Given) =>
	answer(given).notices.map(({ code, fact, amount, limit }) => ({
		...{ code, fact, amount: amount / 100 },
		...(limit === undefined ? {} : { limit: limit / 100 }),
	}));

const above = (amount: number, limit: number, fact = 'reliefs.pensionReliefAtSource') => [
	{ code: 'pensionReliefAboveEarnings', fact, amount, limit },
];

const job = (pay: number, more: object = {}) => ({ employments: [{ pay, taxDeducted: 0, ...more }] });

describe('pension payments above earnings (FA 2004 ss.190 and 191(7))', () => {
	it.each<[string, Given, number, ReturnType<typeof above>]>([
		['all that is earned', job(50_000), 50_000, []],
		['a pound more', job(50_000), 50_001, above(1, 50_000)],
		['£3,600 without earnings', {}, 3600, []],
		['more than £3,600 without earnings', {}, 10_000, above(6400, 3600)],
		['£3,600 with lower earnings', job(1000), 3600, []],
		['rent, interest and a pension earn nothing', unearned(), 10_000, above(6400, 3600)],
		['expenses of the job', job(50_000, { expenses: { jobExpenses: 1000 } }), 50_000, above(1000, 49_000)],
		['benefits of the job', job(50_000, { benefits: { car: 4000 } }), 54_000, []],
		['a trade’s profit', { trades: [{ turnover: 9000, tradingAllowance: true }] }, 9000, above(1000, 8000)],
		['a partner’s profit', { partnerships: [{ profit: 8000 }] }, 8001, above(1, 8000)],
		// A loss of one trade does not reduce another's earnings, nor does an older loss.
		[
			'older losses',
			{ trades: [{ turnover: 20_000, expenses: { costOfGoods: 1000 }, lossBroughtForward: 9000 }] },
			19_000,
			[],
		],
		['a loss beside a job', { ...job(20_000), trades: [losing()] }, 20_000, []],
	])('%s', (_name, given, pensionReliefAtSource, expected) => {
		expect(told({ ...given, reliefs: { pensionReliefAtSource } })).toEqual(expected);
	});

	it('payments without relief at source have relief against earnings only', () => {
		const name = 'reliefs.paymentToEmployersSchemeNoTaxRelief';
		const paid = { paymentToEmployersSchemeNoTaxRelief: 3000 };
		expect(told({ reliefs: paid })).toEqual(above(3000, 0, name));
		expect(told({ ...job(2000), reliefs: paid })).toEqual(above(1000, 2000, name));
		const both = { ...paid, pensionReliefAtSource: 1000 };
		// 2,000 of 3,000 against pay, and 1,000 at source: 3,000 in all, below £3,600.
		expect(told({ ...job(2000), reliefs: both })).toEqual(above(1000, 3000));
		expect(told({ ...job(30_000), reliefs: { ...both, retirementAnnuityPayments: 26_001 } })).toEqual(
			above(1, 30_000),
		);
	});

	it('leave the figures as HMRC calculates them (c4.58), and say what HMRC may do', () => {
		const given = { ...job(60_000), reliefs: { pensionReliefAtSource: 70_000 } };
		const calculation = answer(given);
		expect(calculation.reliefs.pensionReliefAtSource).toBe(7_000_000);
		const [notice] = calculation.notices;
		const sentence = notice && noticeSentence(notice);
		for (const words of ['£10,000', '£60,000', '£3,600', 'HMRC may refuse'])
			expect(sentence).toContain(words);
		expect(explain(calculation)).toContain(`Before you file\n    ${sentence}`);
		expect(toJson(calculation).notices).toEqual([
			{
				code: 'pensionReliefAboveEarnings',
				fact: 'reliefs.pensionReliefAtSource',
				amount: 10_000,
				limit: 60_000,
				withoutEarnings: 3600,
				message: sentence,
			},
		]);
		expect(calculationJsonSchema()).toMatchObject({ required: expect.arrayContaining(['notices']) });
	});
});

describe('tax refunded through the payroll (HMRC c11.5)', () => {
	it('is not counted, and the notice says so', () => {
		const calculation = answer(job(30_000, { taxDeducted: -200 }));
		// 17,430 at 20%.
		expect(calculation.totalDue).toBe(348_600);
		expect(calculation.notices).toEqual([
			{ code: 'taxRefundNotCounted', fact: 'employments[0].taxDeducted', amount: 20_000 },
		]);
		expect(explain(calculation)).toContain('HMRC may collect it');
	});

	it('is counted against tax taken off by another job or a pension', () => {
		const refunded = { pay: 10_000, taxDeducted: -200 };
		expect(told({ employments: [{ pay: 20_000, taxDeducted: 200 }, refunded] })).toEqual([]);
		expect(told({ employments: [{ pay: 20_000, taxDeducted: 199 }, refunded] })).toEqual([
			{ code: 'taxRefundNotCounted', fact: 'employments[1].taxDeducted', amount: 1 },
		]);
		expect(told({ pensions: { otherPensions: 20_000, taxDeducted: -50 } })).toEqual([
			{ code: 'taxRefundNotCounted', fact: 'pensions.taxDeducted', amount: 50 },
		]);
	});
});

/** Income that is not earned. */
function unearned(): Given {
	return {
		savings: { untaxedUkInterest: 9000 },
		ukProperty: { rents: 30_000 },
		pensions: { otherPensions: 20_000, taxDeducted: 0 },
	};
}

function losing() {
	return {
		turnover: 1000,
		tradingAllowance: false,
		expenses: { costOfGoods: 9000 },
		lossAgainstOtherIncome: 8000,
	};
}

describe('facts that have no effect, or less than they seem to', () => {
	it('names investments above the relief limit (ITA 2007 s.262)', () => {
		const [notice] = told({ ...job(900_000), reliefs: { ventureCapitalTrust: 250_000 } });
		const fact = 'reliefs.ventureCapitalTrust';
		expect(notice).toEqual({ code: 'reliefAboveLimit', fact, amount: 50_000, limit: 200_000 });
		expect(told({ ...job(900_000), reliefs: { ventureCapitalTrust: 200_000 } })).toEqual([]);
	});

	it('names maintenance above the minimum of married couple’s allowance (ITA 2007 s.454)', () => {
		const fact = 'reliefs.maintenancePayments';
		const paid = (maintenancePayments: number) => told({ ...job(50_000), reliefs: { maintenancePayments } });
		expect(paid(5000)).toEqual([{ code: 'reliefAboveLimit', fact, amount: 640, limit: 4360 }]);
		expect(paid(4360)).toEqual([]);
	});

	it('asks about more tax than pay', () => {
		const fact = 'employments[0].taxDeducted';
		expect(told(job(100, { taxDeducted: 150 }))).toEqual([{ code: 'taxAbovePay', fact, amount: 50 }]);
		expect(told(job(100, { taxDeducted: 100 }))).toEqual([]);
		const pensions = { statePension: 9000, otherPensions: 1000, taxDeducted: 1001 };
		expect(told({ pensions })).toEqual([{ code: 'taxAbovePay', fact: 'pensions.taxDeducted', amount: 1 }]);
	});

	it('names expenses of a job above what it earned, since a job makes no loss (ITEPA 2003 s.329)', () => {
		const fact = 'employments[0].expenses.jobExpenses';
		const benefits = { car: 50 };
		const spent = { benefits, expenses: { jobExpenses: 170 } };
		expect(told(job(100, spent))).toEqual([{ code: 'jobExpensesAboveIncome', fact, amount: 20, limit: 150 }]);
		expect(told(job(120, spent))).toEqual([]);
	});

	it('names what employers took for a loan above what is due for the year', () => {
		const studentLoans = { plans: ['plan2' as const], deducted: 900, postgraduateDeducted: 5 };
		// 2025-26: 9% of 30,000 less 28,470, down to the pound.
		expect(told({ ...job(30_000), studentLoans })).toEqual([
			{ code: 'loanDeductedAboveDue', fact: 'studentLoans.deducted', amount: 763, limit: 137 },
			{ code: 'loanDeductedAboveDue', fact: 'studentLoans.postgraduateDeducted', amount: 5, limit: 0 },
		]);
		const asDue = { plans: ['plan2' as const], deducted: 137 };
		expect(told({ ...job(30_000), studentLoans: asDue })).toEqual([]);
	});

	it('says that costs of casual earnings have no effect without any', () => {
		const otherIncome = { amount: 5000, casualExpenses: 40 };
		const fact = 'otherIncome.casualExpenses';
		expect(told({ otherIncome })).toEqual([{ code: 'hasNoEffect', fact, amount: 40 }]);
	});

	it('asks about gifts carried back that were not made', () => {
		const reliefs = { giftAid: 100, giftAidCarriedBack: 120 };
		const fact = 'reliefs.giftAidCarriedBack';
		expect(told({ reliefs })).toEqual([{ code: 'giftAidCarriedBackAboveGifts', fact, amount: 20 }]);
		expect(told({ reliefs: { ...reliefs, giftAidCarriedBack: 100 } })).toEqual([]);
	});

	it('says that a Winter Fuel Payment before 2025-26 is not taxed', () => {
		const given = { winterFuelPayment: 300 };
		expect(answer(given, '2023-24').notices).toMatchObject([{ code: 'winterFuelNotCharged' }]);
		expect(answer(given, '2025-26').notices).toEqual([]);
	});
});

describe('facts that another fact replaces, or that have no relief', () => {
	const home = { kind: 'residentialProperty', proceeds: 20_000, costs: 1000 } as const;
	const sold = (...disposals: object[]) => ({ capitalGains: { disposals } }) as Given;

	it('names a loss claimed above the loss', () => {
		const claimed = { ...losing(), lossAgainstOtherIncome: 8500, lossCarriedBack: 100 };
		const given = { ...job(30_000), trades: [claimed] };
		const [income, back] = ['trades[0].lossAgainstOtherIncome', 'trades[0].lossCarriedBack'];
		expect(told(given)).toEqual([
			{ code: 'lossAboveLoss', fact: income, amount: 500, limit: 8000 },
			{ code: 'lossAboveLoss', fact: back, amount: 100, limit: 0 },
		]);
		const shared = { profit: -3000, lossAgainstOtherIncome: 3001 };
		const fact = 'partnerships[0].lossAgainstOtherIncome';
		expect(told({ partnerships: [shared] })).toEqual([
			{ code: 'lossAboveLoss', fact, amount: 1, limit: 3000 },
		]);
		const letting = { rents: 5000, expenses: { other: 9000 }, lossAgainstOtherIncome: 200 };
		expect(told({ ukProperty: letting })).toMatchObject([{ amount: 200, limit: 0 }]);
		expect(told({ ...job(30_000), trades: [losing()] })).toEqual([]);
	});

	it('names a gain that proceeds and costs contradict', () => {
		const fact = 'capitalGains.disposals[0].gain';
		expect(told(sold({ ...home, gain: 5 }))).toEqual([{ code: 'gainBesideProceeds', fact, amount: 5 }]);
		const costsOnly = { kind: 'residentialProperty', gain: 5, costs: 7 } as const;
		expect(told(sold(costsOnly))).toEqual([{ code: 'gainBesideProceeds', fact, amount: 5 }]);
		expect(told(sold({ ...home, gain: 19_000 }, home))).toEqual([]);
	});

	it('asks about a business relief on homes and tokens', () => {
		const fact = 'capitalGains.disposals[1].relief';
		const shares = { ...home, kind: 'unlistedShares', relief: 'badr' };
		expect(told(sold(shares, { ...home, relief: 'badr' }))).toEqual([
			{ code: 'gainsReliefOnOtherAsset', fact, amount: 19_000 },
		]);
		expect(told(sold({ ...home, kind: 'cryptoAssets', relief: 'investors' }))).toHaveLength(1);
		expect(told(sold(shares))).toEqual([]);
	});

	it.each<[string, string, string | undefined, string[]]>([
		['neither born before 6 April 1935', '1935-04-06', '1940-01-01', ['marriedCouplesBornTooLate']],
		['one born before', '1935-04-05', '1940-01-01', ['bothAllowancesForCouples']],
		['the other’s birth not given', '1940-01-01', undefined, ['bothAllowancesForCouples']],
	])('mentions allowances for couples: %s', (_name, dateOfBirth, spouseDateOfBirth, codes) => {
		const marriedCouplesAllowance = { higherIncome: true, ...(spouseDateOfBirth && { spouseDateOfBirth }) };
		const given = { person: { dateOfBirth }, pensions: { otherPensions: 20_000, taxDeducted: 0 } };
		const both = { marriedCouplesAllowance, marriageAllowance: 'received' } as const;
		expect(told({ ...given, reliefs: both }).map(({ code }) => code)).toEqual(codes);
		const alone = codes.filter((code) => code !== 'bothAllowancesForCouples');
		expect(told({ ...given, reliefs: { marriedCouplesAllowance } }).map(({ code }) => code)).toEqual(alone);
	});
});

describe('Marriage Allowance above the basic rate (ITA 2007 ss.55B and 55C)', () => {
	const claims = (marriageAllowance: 'given' | 'received', pay: number) =>
		told({ ...job(pay), reliefs: { marriageAllowance } });

	it.each(['given', 'received'] as const)('has no effect, and the notice says so: %s', (claim) => {
		const fact = 'reliefs.marriageAllowance';
		expect(claims(claim, 60_000)).toEqual([{ code: 'marriageAllowanceAboveBasicRate', fact, amount: 1260 }]);
		expect(claims(claim, 40_000)).toEqual([]);
	});
});

describe('whether an answer is final', () => {
	it('is given with the amount due', () => {
		expect(answer(job(30_000)).complete).toBe(true);
		expect(answer({ employments: [{ pay: 30_000 }] }).complete).toBe(false);
		expect(answer({ ...job(30_000), otherSchedules: ['trusts'] }).complete).toBe(false);
	});
});
