/** Accounts of Child Benefit: by its name, or by an amount that is exactly its rate. */
import { describe, expect, it } from 'vitest';
import { childBenefitIn } from './account.ts';

describe('childBenefitIn', () => {
	it.each([
		[
			'£43.30 of child benefit each tuesday for the whole tax year, and no partner',
			{ higherIncome: 'alone', received: '2251.60' },
		],
		['173.20 every four weeks for my kids, all year', { received: '2251.60', children: '2' }],
		["he's on 30k, i'm on 64k. child benefit 1,354.60, kid: 1", { higherIncome: 'mine', children: '1' }],
		['child benefit stopped on 5 january 2026, i got 1,000', { hasStopped: true, stopped: '2026-01-05' }],
		["my wife's salary beats mine, child benefit 1,354.60", { higherIncome: 'partners' }],
	])('“%s”', (text, answers) => expect(childBenefitIn(text, '2025-26')).toMatchObject(answers));

	it.each(['50 a week for my gym, all year', 'i earn more than my wife', '£26.05 a week of child benefit'])(
		'hears no amount in “%s”',
		(text) => expect(childBenefitIn(text, '2025-26')?.received).toBeUndefined(),
	);
});
