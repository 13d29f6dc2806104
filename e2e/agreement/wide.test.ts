/** Our calculation and the stand-in's agree on returns with facts of every kind, over every page that we file. */
import { type Facts, type FactsInput, parseFacts } from '@halfpenny/facts';
import { checkReturn, toBoxes } from '@halfpenny/forms';
import { calculate } from '@halfpenny/tax';
import { type FormYear, formYears } from '@halfpenny/years';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodFacts } from '../../packages/forms/tests/people.ts';
import { judged } from './judge.ts';
import { wideFiler } from './wide-filer.ts';

/** Replaced by a day in the middle of the tax year. */
const SUMMER = 'summer';

/** Cases on which the two calculations once disagreed, each settled by HMRC's text. */
// biome-ignore format: one case a line
const settled: readonly (readonly [string, Omit<FactsInput, 'taxYear'>])[] = [
	['a change of accounting practice beside a share of loss (8220)', { partnerships: [{ reference: '2234567890', description: 'Band', profit: 20_000, accountingAdjustment: '15000.50', foreignTaxDeduction: 30_000 }] }],
	['a change of accounting practice beside a trade’s loss (8216)', { trades: [{ name: 'Shop', description: 'Shop', turnover: 1000, expenses: { costOfGoods: 30_000 }, adjustments: { accountingAdjustment: '15000.50' } }], employments: [{ payeReference: '123/AB456', companyDirector: false, pay: 20_000 }] }],
	['pension charges with pennies (c25.9, c25.27, c25.32, c25.34, c25.40)', { pensionCharges: { excessOfAnnualAllowance: '1000.50', overseasTransfer: '999.99', unauthorisedPayment: '10.01', unauthorisedPaymentWithSurcharge: '7.50', shortServiceRefund: '20000.99' } }],
	['Child Benefit with pennies (c28.11)', { employments: [{ payeReference: '123/AB456', companyDirector: false, pay: 90_000 }], childBenefit: { received: '1331.20', children: 1 } }],
	['losses on shares above what was lost (8414)', { employments: [{ payeReference: '123/AB456', companyDirector: false, pay: 60_000 }], capitalGains: { disposals: [{ kind: 'unlistedShares', gain: -500 }], shareLossesAgainstIncome: 9000 } }],
	['business asset disposal relief near its lifetime limit (6173)', { capitalGains: { disposals: [{ kind: 'other', gain: 300_000, relief: 'badr', date: SUMMER }], businessAssetDisposalReliefBefore: '900000.50' } }],
	['investors’ relief claimed on listed shares (6171)', { capitalGains: { disposals: [{ kind: 'listedShares', gain: 30_000, relief: 'investors', date: SUMMER }] } }],
	['profits of someone over State Pension age (6791)', { person: { dateOfBirth: '1950-01-01' }, trades: [{ name: 'Shop', description: 'Shop', turnover: 60_000 }] }],
	['a claim of married couple’s allowance by the one with less', { person: { dateOfBirth: '1930-01-01' }, pensions: { otherPensions: 20_000 }, reliefs: { marriedCouplesAllowance: { higherIncome: false, spouseName: 'Alex', transferred: 'half' } } }],
	['a Class 4 adjustment beside an exemption (6511)', { trades: [{ name: 'Shop', description: 'Shop', turnover: 10_000, class4Exempt: true, class4Adjustment: 5000 }], class2: { voluntary: true } }],
	['a partner’s Class 4 adjustment beside a short trade page (FPS27)', { trades: [{ name: 'Shop', description: 'Shop', turnover: 20_000 }], partnerships: [{ reference: '2234567890', description: 'Band', profit: 9000, class4Adjustment: 4000 }] }],
];

function settledFacts(year: FormYear, input: Omit<FactsInput, 'taxYear'>): Facts {
	const person = { uniqueTaxpayerReference: '2234567890', ...input.person };
	const given = JSON.stringify({ residence: 'uk', ...input, taxYear: year, person });
	const read = parseFacts(JSON.parse(given.replaceAll(SUMMER, `${year.slice(0, 4)}-06-01`)));
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	return read.facts;
}

describe.each(formYears)('returns with every page, %s', (year) => {
	it.each(settled)('%s gives the same tax in both', (_, input) => {
		expect(judged(settledFacts(year, input), year)).toEqual([]);
	});

	it.each([
		['facts that HMRC’s rules accept', goodFacts(year)],
		['rarer facts, with amounts around limits', wideFiler(year)],
	])(
		'%s give the same tax in both calculations',
		(_, people) => {
			fc.assert(
				fc.property(people, (facts) => {
					expect(judged(facts, year)).toEqual([]);
				}),
				{ numRuns: 1000 },
			);
		},
		240_000,
	);

	it('pass HMRC’s cross-checks', () => {
		for (const facts of fc.sample(wideFiler(year), { numRuns: 100 })) {
			const filled = toBoxes(facts, calculate(facts, { working: false }));
			if (!filled.ok) throw new Error(JSON.stringify(filled.problems));
			expect(checkReturn(filled.boxes, { year, today: '2026-11-20' })).toEqual([]);
		}
	});

	it('include every kind of tax and charge', () => {
		const answers = fc
			.sample(wideFiler(year), { numRuns: 400, seed: 2026 })
			.map((facts) => calculate(facts, { working: false }));
		const named = [
			...([
				'class2',
				'class4',
				'studentLoan',
				'postgraduateLoan',
				'capitalGainsTax',
				'pensionCharges',
			] as const),
			...([
				'highIncomeChildBenefitCharge',
				'statePensionLumpSumCharge',
				'savingsTax',
				'dividendTax',
			] as const),
			...(['incomeTaxChargedOnTransitionProfits', 'payeUnderpaymentsCodedOut'] as const),
		];
		expect(named.filter((name) => !answers.some((answer) => answer[name] > 0))).toEqual([]);
	});
});
