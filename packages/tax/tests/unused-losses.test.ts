/**
 * Losses claimed above the limit or the income. What is not deducted may be relieved another way (ITA 2007 s.65(1)): it
 * is carried forward (ss.83, 89, 118), and a loss on shares stays a capital loss (TCGA 1992 s.125A takes away only what
 * was deducted). Figures worked by hand.
 */
import type { FactsInput } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { type Calculation, calculate } from '../src/index.ts';
import { facts } from './people.ts';

function answer(given: Omit<FactsInput, 'taxYear'>): Calculation {
	return calculate(facts({ taxYear: '2025-26', ...given }), { alternatives: false });
}

const job = (pay: number) => ({ employments: [{ pay }] });
const trade = (loss: number, claimed: number, more = {}) => ({
	expenses: { costOfGoods: loss },
	lossAgainstOtherIncome: claimed,
	...more,
});

/** What is left, except for Class 4, which has its own pool (`class-4-losses.test.ts`). */
function left(given: Omit<FactsInput, 'taxYear'>): Calculation['carriedForward'] {
	const { carriedForward } = answer(given);
	return Object.fromEntries(
		Object.entries(carriedForward).filter(([source]) => !source.endsWith('.class4Loss')),
	);
}

describe('what a claim cannot use is carried forward', () => {
	it('above the limit on reliefs (s.24A), which is £50,000 on pay of £120,000', () => {
		const given = { ...job(120_000), trades: [trade(80_000, 80_000)] };
		expect(left(given)).toEqual({ 'trades[0].loss': 3_000_000 });
		expect(answer(given).adjustedNetIncome).toBe(7_000_000);
	});

	it('above the income', () => {
		expect(left({ ...job(20_000), trades: [trade(50_000, 50_000)] })).toEqual({
			'trades[0].loss': 3_000_000,
		});
	});

	it('of a partner, from the trade and from property', () => {
		const property = { profit: -60_000, lossAgainstOtherIncome: 60_000 };
		expect(
			left({
				...job(120_000),
				partnerships: [{ profit: -40_000, lossAgainstOtherIncome: 40_000, property }],
			}),
		).toEqual({ 'partnerships[0].propertyLoss': 5_000_000 });
		expect(
			left({ ...job(120_000), partnerships: [{ profit: -80_000, lossAgainstOtherIncome: 80_000 }] }),
		).toEqual({ 'partnerships[0].loss': 3_000_000 });
	});

	it('of the second business, if the first takes all the room', () => {
		const given = { ...job(30_000), trades: [trade(25_000, 25_000), trade(15_000, 15_000)] };
		expect(left(given)).toEqual({ 'trades[1].loss': 1_000_000 });
	});

	it('after interest and gifts, which no later year can use', () => {
		const reliefs = { qualifyingLoanInterest: 45_000, landAndBuildings: 60_000 };
		expect(left({ ...job(120_000), trades: [trade(20_000, 20_000)], reliefs })).toEqual({
			'trades[0].loss': 1_500_000,
		});
		expect(left({ ...job(110_000), trades: [trade(20_000, 20_000)], reliefs })).toEqual({
			'trades[0].loss': 1_500_000,
		});
		expect(left({ ...job(107_000), trades: [trade(20_000, 20_000)], reliefs })).toEqual({
			'trades[0].loss': 1_800_000,
		});
	});

	it('of a property business', () => {
		const ukProperty = {
			accountingMethod: 'accruals' as const,
			...{ rents: 1, allowances: { annualInvestmentAllowance: 50_001 }, propertyAllowance: false },
			lossAgainstOtherIncome: 30_000,
		};
		expect(left({ ...job(20_000), ukProperty })).toEqual({ 'ukProperty.loss': 3_000_000 });
	});

	it.each([
		['payments to an employer’s scheme', { paymentToEmployersSchemeNoTaxRelief: 12_000 }],
		['annual payments, which the person gives after 20% tax', { annualPaymentsMade: 9600 }],
	])('after %s', (_name, reliefs) => {
		expect(left({ ...job(30_000), trades: [trade(25_000, 25_000)], reliefs })).toEqual({
			'trades[0].loss': 700_000,
		});
	});

	it('from income that includes transition profit', () => {
		const ended = { turnover: 0, adjustments: { transitionProfitAmount: 10_000 } };
		expect(left({ ...job(5000), trades: [ended, trade(25_000, 25_000)] })).toEqual({
			'trades[1].loss': 1_000_000,
		});
	});

	it('except what is set against gains (TCGA 1992 s.261B)', () => {
		const capitalGains = { disposals: [{ kind: 'other' as const, gain: 40_000 }], incomeLosses: 25_000 };
		expect(left({ ...job(20_000), trades: [trade(50_000, 50_000)], capitalGains })).toEqual({
			'trades[0].loss': 500_000,
		});
	});
});

describe('losses set against gains', () => {
	const gains = (incomeLosses: number, loss = 0) => ({
		disposals: [
			{ kind: 'other' as const, gain: 40_000 },
			{ kind: 'other' as const, gain: -loss },
		],
		incomeLosses,
	});

	it('are those that other income and the year before leave', () => {
		const trades = [trade(50_000, 20_000, { lossCarriedBack: 10_000 }), trade(5000, 0)];
		expect(left({ ...job(20_000), trades, capitalGains: gains(25_000) })).toEqual({});
	});

	it('of two businesses, take no more of the second than the first leaves', () => {
		const trades = [trade(10_000, 0), trade(30_000, 0)];
		expect(left({ ...job(20_000), trades, capitalGains: gains(25_000) })).toEqual({
			'trades[1].loss': 1_500_000,
		});
	});

	it('take no more than the gains less capital losses of the year (TCGA 1992 s.261C)', () => {
		const trades = [trade(50_000, 20_000)];
		expect(left({ ...job(20_000), trades, capitalGains: gains(25_000, 30_000) })['trades[0].loss']).toBe(
			2_000_000,
		);
	});
});

describe('a loss on shares that income cannot use', () => {
	const shares = (given: object) => ({
		...job(10_000),
		capitalGains: {
			disposals: [{ kind: 'unlistedShares' as const, gain: -80_000 }],
			shareLossesAgainstIncome: 80_000,
			...given,
		},
	});

	it('is carried forward as a capital loss', () => {
		expect(left(shares({}))).toEqual({ capitalLosses: 7_000_000 });
		expect(left(shares({ eisShareLossesAgainstIncome: 80_000 }))).toEqual({ capitalLosses: 7_000_000 });
	});

	it('is set against gains of the year first', () => {
		const disposals = [
			{ kind: 'unlistedShares' as const, gain: -80_000 },
			{ kind: 'other' as const, gain: 20_000 },
		];
		const given = answer(shares({ disposals }));
		expect(given.capitalGainsTax).toBe(0);
		expect(given.carriedForward).toEqual({ capitalLosses: 5_000_000 });
	});

	it('on EIS shares leaves less income for a loss of a trade', () => {
		const given = shares({
			disposals: [{ kind: 'unlistedShares' as const, gain: -6000 }],
			...{ shareLossesAgainstIncome: 6000, eisShareLossesAgainstIncome: 6000 },
		});
		expect(left({ ...given, trades: [trade(9000, 9000)] })).toEqual({ 'trades[0].loss': 500_000 });
	});

	it('goes before a loss of a trade (ITA 2007 s.133(4)); of the limit, EIS shares take nothing', () => {
		const given = shares({ eisShareLossesAgainstIncome: 30_000 });
		expect(left({ ...given, ...job(120_000), trades: [trade(10_000, 10_000)] })).toEqual({
			'trades[0].loss': 1_000_000,
		});
	});
});

describe('losses of earlier years', () => {
	const adjustments = { transitionProfitAmount: 3000, transitionProfitLossUsed: 2000 };
	const business = (more: object) => ({ trades: [{ tradingAllowance: false, adjustments, ...more }] });
	const partner = (more: object) => ({
		partnerships: [{ transitionProfitAmount: 3000, transitionProfitLossUsed: 2000, ...more }],
	});
	/** The taxed profit of the year, the untaxed transition profit, and the losses left. */
	const use = (given: Omit<FactsInput, 'taxYear'>) => {
		const { working } = answer(given);
		const line = (...ids: string[]) => (working.find(({ id }) => ids.includes(id))?.value ?? 0) / 100;
		const taxed = line('trades[0].FSE76', 'partnerships[0].FPS20');
		return [taxed, line('trades[0].FSE73.4', 'partnerships[0].FPS16.4'), left(given)];
	};

	it.each([
		// All 5,000: 2,000 against the transition profit as chosen, 1,200 against the profit, 1,800 left.
		[1200, 5000, 0, 2000, { loss: 180_000 }],
		// 2,500: the choice first, the other 500 against the profit, nothing left.
		[1200, 2500, 700, 2000, {}],
		// Only 1,500 although 2,000 was chosen: none are left for the profit.
		[1200, 1500, 1200, 1500, {}],
		// The total of losses is missing.
		[1200, undefined, 1200, 2000, {}],
	])('are used once: profit %d, losses %s', (profit, lossBroughtForward, taxed, used, carried) => {
		const losses = lossBroughtForward === undefined ? {} : { lossBroughtForward };
		const named = (source: string) =>
			Object.fromEntries(Object.entries(carried).map(([name, amount]) => [`${source}[0].${name}`, amount]));
		expect(use(business({ turnover: profit, ...losses }))).toEqual([taxed, used, named('trades')]);
		expect(use(partner({ profit, ...losses }))).toEqual([taxed, used, named('partnerships')]);
	});

	it('take no more of the transition profit than there is', () => {
		const more = { turnover: 0, lossBroughtForward: 5000 };
		const given = business({ ...more, adjustments: { ...adjustments, transitionProfitLossUsed: 4000 } });
		expect(use(given)).toEqual([0, 3000, { 'trades[0].loss': 200_000 }]);
	});
});
