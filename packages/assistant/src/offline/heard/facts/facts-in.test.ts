/** What was learned hears facts that stand in no example, and hears none in a question. */
import { describe, expect, it } from 'vitest';
import { factsIn } from './facts-in.ts';

const SURE = 0.5;
const told = (text: string) =>
	factsIn(text, '2025-26', SURE).map(({ section, field, answer }) => `${section}.${field}=${answer}`);

describe('factsIn', () => {
	it.each([
		['my student loan is a plan 4 one', 'studentLoans.plan4=true'],
		['the council has me registered as blind', 'blind.blind=true'],
		['we moved to derby on 4 november 2025', 'newAddress.addressChangedOn=2025-11-04'],
		['i set up on my own on 9 june 2025', 'selfEmployment.startDate=2025-06-09'],
		['there are three kids', 'childBenefit.children=3'],
		[
			'i’d rather have the thousand pound allowance than list my costs'.replace('’', "'"),
			'selfEmployment.tradingAllowance=true',
		],
	])('“%s”: %s', (text, fact) => expect(told(text)).toContain(fact));

	it('hears no fact in a question, or in talk', () => {
		expect(told('is plan 4 the scottish one?')).toEqual([]);
		expect(told('thanks, that helps a lot')).toEqual([]);
	});
});
