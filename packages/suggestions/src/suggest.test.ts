/** Suggested deductions: worked examples, each rule once where it applies and once where it must not. */
import { type FactsInput, parseFacts } from '@halfpenny/facts';
import { sayMessage } from '@halfpenny/messages';
import { saySuggestion } from '@halfpenny/messages/suggestions';
import { findSection } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import { type Suggestion, suggest } from './suggest.ts';

function of(
	facts: Omit<FactsInput, 'taxYear'> & { taxYear?: FactsInput['taxYear'] },
	declined: string[] = [],
) {
	const read = parseFacts({ taxYear: '2025-26', ...facts });
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	const scope = Object.fromEntries(declined.map((question) => [question, false]));
	const entries = [{ id: 'scope', version: 1, section: 'scope', answers: scope }];
	return seen(suggest({ facts: read.facts, entries }));
}

/** The sections of all facts suggested in these tests. */
const sections = new Map<string, string>();

function seen(suggestions: readonly Suggestion[]): readonly Suggestion[] {
	for (const { fact, place } of suggestions) sections.set(fact, place.section);
	return suggestions;
}

function find(suggestions: readonly Suggestion[], rule: string) {
	const found = suggestions.find((one) => one.rule === rule);
	return found && { estimated: found.estimated / 100, saving: found.saving / 100, fact: found.fact };
}

const basic = { employments: [{ employer: 'A', pay: 30_000 }] };
const higher = { employments: [{ employer: 'A', pay: 80_000 }] };

describe('working from home for an employer', () => {
	// £6 × 52 = £312: £62.40 at 20%, £124.80 at 40%.
	it.each([
		[basic, 62.4],
		[higher, 124.8],
	])('saves tax at the person’s own rate', (facts, saving) => {
		expect(find(of(facts), 'employeeHomeWorking')).toEqual({
			estimated: 312,
			saving,
			fact: 'employments[0].expenses.workingFromHome',
		});
	});

	it('ended on 5 April 2026 (Finance Act 2026 s.21)', () => {
		expect(find(of({ ...basic, taxYear: '2026-27' }), 'employeeHomeWorking')).toBeUndefined();
	});

	it('is for the main job, is not suggested twice, and saves nothing if no tax is due', () => {
		const two = { employments: [{ pay: 1000 }, { pay: 20_000 }] };
		expect(find(of(two), 'employeeHomeWorking')?.fact).toBe('employments[1].expenses.workingFromHome');
		const claimed = { employments: [{ pay: 30_000, expenses: { workingFromHome: 50 } }] };
		expect(find(of(claimed), 'employeeHomeWorking')).toBeUndefined();
		expect(of({ employments: [{ pay: 9000 }] }).map(({ rule }) => rule)).not.toContain('employeeHomeWorking');
	});
});

describe('working from home that the employer did not require', () => {
	it('is not suggested', () => {
		const read = parseFacts({ taxYear: '2025-26', ...basic });
		if (!read.ok) throw new Error('unread');
		const rules = (whyAtHome: string | null) => {
			const answers = { employer: 'A', pay: '30000.00', hadExpenses: true, whyAtHome };
			const entries = [{ id: 'job', version: 1, section: 'employment', answers }];
			return suggest({ facts: read.facts, entries }).map(({ rule }) => rule);
		};
		expect(rules('chosen')).not.toContain('employeeHomeWorking');
		expect(rules('required')).toContain('employeeHomeWorking');
		expect(rules(null)).toContain('employeeHomeWorking');
	});
});

describe('HMRC’s flat rates by job', () => {
	it('are suggested from the employer’s name or other costs: £80 and £60 at 20%', () => {
		const nurse = { employments: [{ employer: 'Leeds NHS Trust', pay: 30_000 }] };
		expect(find(of(nurse), 'flatRate')).toMatchObject({ estimated: 80, saving: 16 });
		const costs = { employments: [{ employer: 'A', pay: 30_000, expenses: { jobExpenses: 50 } }] };
		expect(find(of(costs), 'flatRate')).toMatchObject({ estimated: 60, saving: 12 });
		expect(find(of(basic), 'flatRate')).toBeUndefined();
		const claimed = { employments: [{ ...nurse.employments[0], expenses: { flatRateJobExpenses: 143 } }] };
		expect(find(of(claimed), 'flatRate')).toBeUndefined();
	});
});

describe('gains of 2024-25 in HMRC’s order of the basic rate band', () => {
	const gains = (taxYear: '2024-25' | '2025-26') => ({
		...{ taxYear, employments: [{ pay: 30_000, taxDeducted: 3486 }] },
		capitalGains: {
			disposals: [
				{ kind: 'residentialProperty' as const, date: `${taxYear.slice(0, 4)}-06-01`, gain: 20_000 },
				{ kind: 'other' as const, date: `${taxYear.slice(0, 4)}-06-01`, gain: 20_000 },
			],
		},
	});

	it('are suggested with the box 51 adjustment, which saves £669.20', () => {
		expect(find(of(gains('2024-25')), 'gainsBand')).toMatchObject({
			...{ saving: 669.2, fact: 'capitalGains.adjustment' },
		});
		expect(find(of(gains('2025-26')), 'gainsBand')).toBeUndefined();
	});
});

describe('costs of a job', () => {
	const travels = { employments: [{ pay: 30_000, expenses: { businessTravelCosts: 200 } }] };

	it('include miles for someone who travels: 1,000 at 45p save £90 at 20%', () => {
		expect(find(of(travels), 'employeeMileage')).toMatchObject({ estimated: 450, saving: 90 });
		expect(find(of(basic), 'employeeMileage')).toBeUndefined();
	});

	it('include fees if other costs were claimed: £100 saves £20', () => {
		expect(find(of(travels), 'professionalFees')).toMatchObject({ estimated: 100, saving: 20 });
		expect(find(of(basic), 'professionalFees')).toBeUndefined();
	});
});

describe('costs of a business', () => {
	const trade = { turnover: 40_000, tradingAllowance: false, expenses: { adminCosts: 3000 } };

	// Profit £37,000: each £100 saves £20 of tax and £6 of Class 4.
	it('include the flat rate for working at home, month by month', () => {
		expect(find(of({ trades: [trade] }), 'businessAtHome')).toEqual({
			estimated: 120,
			saving: 31.2,
			fact: 'trades[0].expenses.premisesRunningCosts',
		});
		const half = { ...trade, startDate: '2025-10-06' };
		expect(find(of({ trades: [half] }), 'businessAtHome')?.estimated).toBe(60);
	});

	it('include miles: 1,000 at 45p save £117', () => {
		expect(find(of({ trades: [trade] }), 'businessMileage')).toMatchObject({ estimated: 450, saving: 117 });
	});

	it('are not guessed if costs are one figure, or already entered', () => {
		const oneFigure = { ...trade, expenses: { otherExpenses: 3000 } };
		const named = { ...trade, expenses: { premisesRunningCosts: 1, carVanTravelExpenses: 1 } };
		for (const trades of [[oneFigure], [named]])
			expect(of({ trades }).filter(({ rule }) => rule.startsWith('business'))).toEqual([]);
	});
});

describe('the trading allowance', () => {
	const small = { turnover: 20_000, tradingAllowance: false, expenses: { otherExpenses: 400 } };

	it('replaces lower costs: £600 more saves £120 and £36 of Class 4', () => {
		expect(find(of({ trades: [small] }), 'tradingAllowance')).toMatchObject({ estimated: 1000, saving: 156 });
		const more = { ...small, expenses: { otherExpenses: 1000 } };
		expect(find(of({ trades: [more] }), 'tradingAllowance')).toBeUndefined();
	});

	it('covers casual earnings too, alone and with a business', () => {
		const casual = { amount: 1800, casual: 1800, tradingAllowance: false, casualExpenses: 300 };
		expect(find(of({ ...basic, otherIncome: casual }), 'tradingAllowance')).toMatchObject({
			...{ estimated: 1000, saving: 140, fact: 'otherIncome.tradingAllowance' },
		});
		const beside = find(of({ trades: [small], otherIncome: casual }), 'tradingAllowance');
		expect(beside).toMatchObject({ fact: 'trades[0].tradingAllowance' });
		// £300 more is taxed at 20%; £600 less of the business at 20% and 6%.
		expect(beside?.saving).toBe(96);
		const dear = { ...casual, casualExpenses: 1100 };
		expect(find(of({ ...basic, otherIncome: dear }), 'tradingAllowance')).toBeUndefined();
		const claimed = { ...dear, tradingAllowance: true };
		expect(find(of({ ...basic, otherIncome: claimed }), 'tradingCosts')).toMatchObject({
			estimated: 1100,
			saving: 20,
		});
	});

	it('is dropped in favour of higher costs', () => {
		const claimed = { ...small, tradingAllowance: true, expenses: { otherExpenses: 5000 } };
		expect(find(of({ trades: [claimed] }), 'tradingCosts')).toMatchObject({ estimated: 5000, saving: 1040 });
	});
});

describe('letting', () => {
	const lets = { ...basic, ukProperty: { rents: 9000, propertyAllowance: false } };

	it('can have the allowance instead of lower costs: £700 more saves £140', () => {
		const costs = { ...lets, ukProperty: { ...lets.ukProperty, expenses: { premisesRunningCosts: 300 } } };
		expect(find(of(costs), 'propertyAllowance')).toMatchObject({ estimated: 1000, saving: 140 });
	});

	it('counts the interest relief that the allowance would lose', () => {
		// £5,000 of interest takes £1,000 off the tax; the allowance would take £200 off it.
		const interest = { ...lets, ukProperty: { ...lets.ukProperty, financeCosts: 5000 } };
		expect(find(of(interest), 'propertyAllowance')).toBeUndefined();
	});

	it('can have relief for interest: a fifth of it, at any rate of tax', () => {
		expect(find(of(lets), 'financeCosts')).toMatchObject({ estimated: 100, saving: 20 });
		expect(find(of({ ...lets, ...higher }), 'financeCosts')?.saving).toBe(20);
		const interest = { ...lets, ukProperty: { ...lets.ukProperty, financeCosts: 5000 } };
		expect(find(of(interest), 'financeCosts')).toBeUndefined();
	});
});

describe('Marriage Allowance', () => {
	it('received, takes £252 off tax at the basic rate, and nothing off a higher one', () => {
		expect(find(of(basic), 'marriageAllowanceReceived')).toMatchObject({ estimated: 1260, saving: 252 });
		expect(find(of(higher), 'marriageAllowanceReceived')).toBeUndefined();
	});

	it('given, saves the couple £252 less what it costs', () => {
		expect(find(of({ employments: [{ pay: 9000 }] }), 'marriageAllowanceGiven')?.saving).toBe(252);
		// £12,500 is £1,190 above the reduced allowance: £238 more tax leaves £14.
		expect(find(of({ employments: [{ pay: 12_500 }] }), 'marriageAllowanceGiven')?.saving).toBe(14);
	});

	it('is not suggested to anyone who has it, or has nobody to share it with', () => {
		expect(
			find(of({ ...basic, reliefs: { marriageAllowance: 'received' } }), 'marriageAllowanceReceived'),
		).toBeUndefined();
		expect(find(of(basic, ['marriageAllowance']), 'marriageAllowanceReceived')).toBeUndefined();
		expect(of({})).toEqual([]);
	});
});

describe('above the basic rate', () => {
	it('a pension payment of £80 saves £20, and £40 where the allowance tapers', () => {
		expect(find(of(higher), 'pensionPayment')).toMatchObject({ estimated: 100, saving: 20 });
		expect(find(of({ employments: [{ pay: 110_000 }] }), 'pensionPayment')?.saving).toBe(40);
		expect(find(of(basic), 'pensionPayment')).toBeUndefined();
		expect(find(of(higher, ['pensionPayment']), 'pensionPayment')).toBeUndefined();
	});

	it('a gift of £100 saves £25', () => {
		expect(find(of(higher), 'giftAid')).toMatchObject({ estimated: 100, saving: 25 });
		expect(find(of({ ...higher, reliefs: { giftAid: 5 } }), 'giftAid')).toBeUndefined();
	});
});

describe('a loss', () => {
	const losing = {
		...basic,
		trades: [{ turnover: 2000, tradingAllowance: false, expenses: { adminCosts: 7000 } }],
	};

	it('set against other income of the year, saves a fifth of it', () => {
		expect(find(of(losing), 'tradeLoss')).toEqual({
			estimated: 5000,
			saving: 1000,
			fact: 'trades[0].lossAgainstOtherIncome',
		});
	});

	it('cannot be moved on the cash basis of 2023-24', () => {
		const trades = losing.trades.map((trade) => ({ ...trade, accountingMethod: 'cash' as const }));
		expect(find(of({ ...losing, trades, taxYear: '2023-24' }), 'tradeLoss')).toBeUndefined();
		expect(find(of({ ...losing, trades, taxYear: '2024-25' }), 'tradeLoss')?.saving).toBe(1000);
	});
});

describe('what last year left over', () => {
	const factsOf = (given: Omit<FactsInput, 'taxYear'>, taxYear: FactsInput['taxYear']) => {
		const read = parseFacts({ taxYear, ...given });
		if (!read.ok) throw new Error(JSON.stringify(read.problems));
		return read.facts;
	};
	const trade = { turnover: 30_000, tradingAllowance: false, expenses: { otherExpenses: 5000 } };
	const losing = { turnover: 1000, tradingAllowance: false, expenses: { otherExpenses: 5000 } };
	const now = (last: Omit<FactsInput, 'taxYear'>, given: Omit<FactsInput, 'taxYear'>) =>
		seen(suggest({ facts: factsOf(given, '2025-26'), entries: [], lastYear: factsOf(last, '2024-25') }));

	it('includes a business loss: £4,000 saves £800 and £240 of Class 4', () => {
		expect(find(now({ trades: [losing] }, { trades: [trade] }), 'trades[0].loss')).toEqual({
			...{ estimated: 4000, saving: 1040, fact: 'trades[0].lossBroughtForward' },
		});
		const used = { trades: [{ ...trade, lossBroughtForward: 1 }] };
		expect(find(now({ trades: [losing] }, used), 'trades[0].loss')).toBeUndefined();
		expect(find(now({ trades: [losing, losing] }, { trades: [trade] }), 'trades[0].loss')).toBeUndefined();
		expect(find(now({ trades: [losing] }, basic), 'trades[0].loss')).toBeUndefined();
	});

	it('includes a letting loss, and interest that got no relief', () => {
		const lets = { ...basic, ukProperty: { rents: 9000, propertyAllowance: false } };
		const lost = {
			ukProperty: { rents: 1000, propertyAllowance: false, expenses: { repairsAndMaintenance: 3000 } },
		};
		expect(find(now(lost, lets), 'ukProperty.loss')).toMatchObject({ estimated: 2000, saving: 400 });
		const interest = { ukProperty: { rents: 1000, propertyAllowance: false, financeCosts: 1500 } };
		expect(find(now(interest, lets), 'financeCosts')?.estimated).toBeGreaterThan(0);
	});

	it('includes capital losses', () => {
		const disposal = { kind: 'other' as const, date: '2025-05-01', proceeds: 20_000, costs: 5000 };
		const gains = { ...basic, capitalGains: { disposals: [disposal] } };
		const losses = { capitalGains: { disposals: [{ ...disposal, date: '2024-05-01', proceeds: 1000 }] } };
		expect(find(now(losses, gains), 'capitalLosses')).toMatchObject({
			estimated: 4000,
			fact: 'capitalGains.lossesBroughtForward',
		});
	});
});

describe('every suggestion', () => {
	it('states its assumption and source, and the largest saving comes first', () => {
		const all = of({ ...higher, ukProperty: { rents: 9000, propertyAllowance: false } });
		expect(all.length).toBeGreaterThan(3);
		for (const { description, assumption, source } of all)
			for (const message of [description, assumption, source])
				expect(sayMessage(saySuggestion, message).length).toBeGreaterThan(10);
		const savings = all.map(({ saving }) => saving);
		expect(savings).toEqual(savings.toSorted((one, other) => other - one));
	});

	it('leads to a question of the interview', () => {
		expect(sections.size).toBeGreaterThan(15);
		for (const section of sections.values()) expect(findSection(section)?.returnType).toBe('individual');
	});
});
