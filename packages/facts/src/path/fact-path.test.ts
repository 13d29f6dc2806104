/** Paths of facts: parsing and writing, reading and storing, and names that the compiler checks. */
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Facts } from '../schema.ts';
import { factAt } from './fact-at.ts';
import { formatPath, isBelow, joinPaths, parsePath, patternOf, placesOf } from './fact-path.ts';
import { listAt, putFact } from './fact-tree.ts';
import type { FactPath, FactPattern, PathWithin } from './path-names.ts';

const name = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,8}$/).filter((text) => !(text in {}));
const steps = fc
	.tuple(name, fc.array(fc.oneof(name, fc.nat({ max: 3 })), { maxLength: 5 }))
	.map(([first, rest]) => [first, ...rest]);

describe('a path', () => {
	it('is parsed into names and indexes', () => {
		expect(parsePath('trades[0].expenses.travel')).toEqual(['trades', 0, 'expenses', 'travel']);
		expect(parsePath('')).toEqual([]);
	});

	it('is written as it was parsed', () => {
		fc.assert(
			fc.property(steps, (given) => {
				expect(parsePath(formatPath(given))).toEqual(given);
			}),
		);
	});

	it('has a pattern, indexes and paths below it', () => {
		expect(patternOf('trades[1].assets[12].cost')).toBe('trades[].assets[].cost');
		expect(placesOf('trades[1].assets[12].cost')).toEqual([1, 12]);
		expect(isBelow('trades[1].cost', 'trades')).toBe(true);
		expect(isBelow('tradesmen.cost', 'trades')).toBe(false);
	});

	it('joins to its parent', () => {
		expect(joinPaths('trades[0]', 'turnover')).toBe('trades[0].turnover');
		expect(joinPaths('trades', '[0].turnover')).toBe('trades[0].turnover');
		expect([joinPaths('', 'pay'), joinPaths('pay', '')]).toEqual(['pay', 'pay']);
	});
});

describe('facts at a path', () => {
	it('are read as they were stored', () => {
		fc.assert(
			fc.property(steps, fc.integer(), (given, value) => {
				const tree = {};
				putFact(tree, formatPath(given), value);
				expect(factAt(tree, formatPath(given))).toBe(value);
				expect(factAt(tree, given)).toBe(value);
			}),
		);
	});

	it('keep their siblings', () => {
		const tree = {};
		putFact(tree, 'shares[1].to', '2026-01-31');
		putFact(tree, 'shares[1].from', '2025-04-06');
		putFact(tree, 'name', 'Ann');
		expect(tree).toEqual({ shares: [{}, { to: '2026-01-31', from: '2025-04-06' }], name: 'Ann' });
	});

	it('create each list once', () => {
		const tree = {};
		listAt(tree, 'studentLoans.plans').push('plan1');
		listAt(tree, 'studentLoans.plans').push('plan2');
		expect(tree).toEqual({ studentLoans: { plans: ['plan1', 'plan2'] } });
	});

	it('are undefined if unanswered, and for names every object has', () => {
		expect(factAt({ employments: [{ pay: 1 }] }, 'employments[1].pay')).toBeUndefined();
		expect(factAt({}, 'constructor.name')).toBeUndefined();
		expect(factAt({ pay: 1 }, '')).toEqual({ pay: 1 });
	});
});

describe('the compiler', () => {
	it('knows the names of facts', () => {
		expectTypeOf<'employments[2].pay'>().toExtend<FactPath>();
		expectTypeOf<'capitalGains.holdings[0].trades[1].date'>().toExtend<FactPath>();
		expectTypeOf<'employments[].expenses.workingFromHome'>().toExtend<FactPattern>();
		expectTypeOf<'expenses.costOfGoods'>().toExtend<PathWithin<NonNullable<Facts['trades']>[number]>>();
	});

	it('rejects anything that is not a fact', () => {
		expectTypeOf<'employments[2].wages'>().not.toExtend<FactPath>();
		expectTypeOf<'employments.pay'>().not.toExtend<FactPath>();
		expectTypeOf<'employments[0].pay'>().not.toExtend<FactPattern>();
	});
});
