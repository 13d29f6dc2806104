/** Unknown boxes, facts or figures of the year do not compile: each line below would fail if it did. */
import { describe, expect, it } from 'vitest';
import { by, ofYear } from './arithmetic.ts';
import type { TradeBox } from './boxes.ts';
import { buildersFor } from './builders.ts';
import { type Lines, line } from './line.ts';
import { down, either, less, list, named, plus, smallest, sum, up } from './return-terms.ts';

const trade = buildersFor<TradeBox, 'turnover'>();

describe('a name', () => {
	it('compiles if there is such a box, fact or figure of the year', () => {
		expect(sum('c4.74', less('c4.80'), 'trades[].FSE76').sums[0]?.map(({ ids }) => ids)).toEqual([
			['c4.74'],
			['c4.80'],
			['trades[].FSE76'],
		]);
		expect(either('c4.55', up('reliefs.giftAid'))).toEqual({
			...{ less: false, rounding: 'up', used: undefined },
			ids: ['c4.55', 'reliefs.giftAid'],
		});
		expect(less(less(ofYear('basicRate')))).toEqual(ofYear('basicRate'));
	});

	it('does not compile if it is wrong', () => {
		// @ts-expect-error no box has this number
		sum('c4.741');
		// @ts-expect-error a job has no such box
		list('employments[].FSE76');
		// @ts-expect-error a box has one entry or all of them, not none
		plus(sum('c4.74'), 'FSE76');
		// @ts-expect-error a fact that the schema does not know
		down('ukProperty.rent');
		// @ts-expect-error a list is named with the sign of its entries
		named('trades.turnover');
		// @ts-expect-error no figure of the year
		ofYear('basicRates');
		// @ts-expect-error no figure of the year
		by('rate', 'vatRate', 'pennyDown', sum('c4.74'));
		// @ts-expect-error an answer is counted down, up or exactly, or only named
		smallest(['reliefs.giftAid']);
		// @ts-expect-error a box of the whole return is none of a business
		trade.sum('c4.74');
		// @ts-expect-error a fact of another business is none of this one
		trade.down('trades[].turnover');
	});

	it('does not compile as a line without a rule, a figure or a box', () => {
		const value = () => 0;
		// @ts-expect-error no such rule
		line('no-such-rule', sum('c4.74'), value);
		// @ts-expect-error no such figure
		line('taxable-income', sum('c3.21'), (figures) => figures.allowances.taxable);
		const known = line('taxable-income', sum('c3.21'), (figures) => figures.allowances.taxableIncome);
		// @ts-expect-error a box that is no line of this group
		const more: Lines<'c4.74'> = { 'c4.74': known, 'c4.75': known };
		// @ts-expect-error a box without its line
		const fewer: Lines<'c4.74' | 'c4.75'> = { 'c4.74': known };
		expect([Object.keys(more), Object.keys(fewer)]).toEqual([['c4.74', 'c4.75'], ['c4.74']]);
	});
});
