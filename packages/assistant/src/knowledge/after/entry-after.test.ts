/** What carries on from an answer is looked for within the same matter; what names something else is not. */
import { knowledge } from '@halfpenny/messages/knowledge/index';
import { describe, expect, it } from 'vitest';
import { entryAfter } from './entry-after.ts';
import { idsInFamilies } from './families.ts';

describe('the entry after another', () => {
	it('has families of entries that there are', () => {
		const ids = new Set(knowledge.map(({ id }) => id));
		expect(idsInFamilies.filter((id) => !ids.has(id))).toEqual([]);
	});

	it.each([
		['do we have to pay back the child benefit', 'so is that the whole lot or a bit of it', 'childBenefit'],
		['do we have to pay back the child benefit', 'which of us has to pay it', 'childBenefitWho'],
		['sold some bitcoin, do i declare it', 'what if i lost money on it', 'gainsLosses'],
		['how are dividends taxed', 'what rate is it over that', 'dividendAllowance'],
		['how much interest is tax free', "and if the account's joint", 'jointSavings'],
		['how long do i keep my receipts', 'can i just take pictures of them', 'receiptPictures'],
		['what is making tax digital', 'could i start sooner', 'mtdVoluntary'],
		['what is making tax digital', 'do they go by takings or profit', 'mtdQualifying'],
		["what's marriage allowance", 'how far back can we go', 'marriageBackdate'],
		['am i better off with mileage or actual costs', 'can i swap over next year', 'milesOrCosts'],
	])('after “%s”, “%s” asks for %s', (before, question, id) => {
		expect(entryAfter(before, question, '2025-26')?.id).toBe(id);
	});

	it.each([
		['do we have to pay back the child benefit', 'how do i register for self assessment'],
		['how are dividends taxed', 'can i claim my work boots'],
	])('after “%s”, “%s” stands by itself', (before, question) => {
		expect(entryAfter(before, question, '2025-26')).toBeUndefined();
	});
});
