/** Why a line of HMRC's calculation differs from ours. */
import { pence } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { type Beside, type incomeOf, presentLines } from './compare.ts';

const same: Beside = { hmrc: pence(0), ours: pence(0) };
const pounds = (hmrc: number, ours: number): Beside => ({ hmrc: pence(hmrc * 100), ours: pence(ours * 100) });

/** The reason given for a difference in total income with that profit. */
function whyOf(profit: Beside) {
	const income: ReturnType<typeof incomeOf> = {
		...{ selfEmployment: profit, ukProperty: same, employment: same },
		...{ pensions: same, savings: same, dividends: same },
	};
	return presentLines({ totalIncome: profit }, income)[0]?.why;
}

describe('a line that differs', () => {
	it('is put down to pence, if no larger than what a return’s boxes can drop', () => {
		expect(whyOf(pounds(98_800, 98_799))).toContain('Most likely just pence');
		expect(whyOf(pounds(98_800, 98_799))).toContain('(profit from self-employment)');
	});

	it.each([
		['by more', pounds(98_820, 98_800)],
		['the other way, which no rounding of a return does', pounds(98_799, 98_800)],
		['because HMRC counted nothing', { hmrc: null, ours: pence(100) }],
	])('%s says which income HMRC counted differently', (_how, profit) => {
		expect(whyOf(profit)).toBe('HMRC’s income is different from your answers: profit from self-employment.');
	});

	it('has no reason if both are the same', () => {
		expect(whyOf(pounds(98_799, 98_799))).toBeNull();
	});
});
