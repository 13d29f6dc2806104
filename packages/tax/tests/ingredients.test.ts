/** Every line of working can be checked: the numbers printed beside a figure give the figure. */
import type { FactsInput } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from '../src/index.ts';
import { capitalWords } from '../src/words/capital.ts';
import { explain, ruleWords } from '../src/words/index.ts';
import { usedWords } from '../src/words/used.ts';
import { arithmeticOf } from '../src/words/worked-out.ts';
import { facts, person } from './people.ts';
import { printed, recompute } from './recompute.ts';

const runs = { numRuns: Number(process.env.RUNS ?? 400) };

/** Lines whose printed inputs give another figure: `id: printed, recomputed`. */
function faults(input: FactsInput): string[] {
	const given = facts(input);
	const answer = calculate(given, { alternatives: false });
	const from = printed(given, answer);
	return answer.working.flatMap((line) => {
		const figure = recompute(line, from);
		return figure === undefined || figure === line.value
			? []
			: [`${line.id} ${line.rule}: ${line.value}, recomputed ${figure}`];
	});
}

/** Rules whose figure has none of these forms. Their lines name their inputs, and the limits and rates that decide. */
const NAMED_ONLY = [
	'annual-allowance-charge',
	'capital-losses',
	'casual-trading-allowance',
	'class4-adjustments',
	'finance-costs',
	'finance-costs-within-profits',
	'gains-before-rate-change',
	'gains-of-later-days',
	'job-benefits',
	'job-expenses',
	'job-loan-pay',
	'married-couples-amount',
	'other-gains',
	'other-income-expenses',
	'pension-annual-allowance',
	'pension-savings-excess',
	'pensions-received',
	'property-allowance',
	'property-balancing-charge',
	'property-capital-allowances',
	'property-expenses',
	'property-loss-limit',
	'property-private-use',
	'property-receipts',
	'relief-gains',
	'relief-limit',
	'rent-a-room',
	'residential-gains',
	'savings-allowance',
	'set-against-dividends',
	'set-against-non-savings',
	'set-against-property',
	'set-against-savings',
	'share-losses-sideways',
	'short-service-refund-charge',
	'tax-on-annual-payments',
	'trade-balancing-charge',
	'trade-capital-allowances',
	'trade-disallowable',
	'trade-expenses',
	'trading-allowance',
	'transition-tax',
	'unauthorised-payments-charge',
];

describe('the ingredients of a line', () => {
	it('give its figure, if it is a sum, a difference, a rate or the smaller of two', () => {
		fc.assert(
			fc.property(person, (input) => {
				expect(faults(input)).toEqual([]);
			}),
			runs,
		);
	});

	it('are only named for these rules', () => {
		const named = Object.keys(ruleWords).filter((rule) => arithmeticOf(rule)?.isList !== undefined);
		expect(named.sort()).toEqual(NAMED_ONLY);
		const without = Object.keys(ruleWords).filter((rule) => arithmeticOf(rule) === undefined);
		expect(without.sort()).toEqual(Object.keys(capitalWords).sort());
	});

	it('have words for every figure of the year, and each part of the charge on Child Benefit', () => {
		const given = facts({
			taxYear: '2024-25',
			residence: 'uk',
			employments: [{ pay: 70_000 }],
			childBenefit: { received: 2251.6 },
		});
		const text = explain(calculate(given), given);
		expect(Object.values(usedWords).every((words) => words.length > 0)).toBe(true);
		// £10,000 above £60,000 is 50 times £200: half of £2,251 down to a pound (ITEPA 2003 s.681C).
		expect(text).toContain(
			[
				'High Income Child Benefit Charge: £1,125.00',
				'    You pay back part of the Child Benefit. The part grows as your adjusted net income rises above the limit, until you pay back all of it. It is rounded down to whole pounds.',
				'    From: 50% of £2,251.00 (your answer childBenefit.received of £2,251.60, rounded down to whole pounds); 50% is (£70,000.00 (Adjusted net income) − £60,000.00 (Income above which the charge starts)) ÷ £200.00 (1% for every), in whole percent, at most 100%',
			].join('\n'),
		);
	});
});
