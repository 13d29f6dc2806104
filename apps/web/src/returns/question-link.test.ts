/** Links lead to a question if it is known, otherwise to its list, and nowhere else. */
import { describe, expect, it } from 'vitest';
import { questionLink } from './question-link.ts';

describe('questionLink', () => {
	it.each([
		[{ section: 'employment', entryId: 'e1', question: 'pay' }, '/app/return/r/employment/e1/job#pay'],
		[{ section: 'employment', entryId: null, question: 'pay' }, '/app/return/r/employment'],
		[{ section: 'employment', question: null }, '/app/return/r/employment'],
		[{ section: 'profile', question: 'uniqueTaxReference' }, '/account#uniqueTaxReference'],
		[{ section: 'unheardOf', question: 'x' }, undefined],
		[{ section: null, question: null }, undefined],
	])('of %o is %j', (place, link) => {
		expect(questionLink('r', place)).toBe(link);
	});

	it.each([
		[
			{ section: 'employment', entryId: 'e1', question: 'pay' },
			'/app/return/r/employment/e1/job?from=check#pay',
		],
		[{ section: 'employment', question: null }, '/app/return/r/employment?from=check'],
		[
			{ section: 'scope', entryId: 's', question: 'dividends' },
			'/app/return/r/about/money?from=check#dividends',
		],
		[{ section: 'profile', question: 'city' }, '/account?from=check&return=r&at=address#city'],
		[
			{ section: 'profile', question: 'dateOfBirth' },
			'/account?from=check&return=r&at=dateOfBirth#dateOfBirth-day',
		],
		[{ section: 'profile', question: null }, '/account?from=check&return=r'],
	])('from the page that checks the answers, of %o is %j', (place, link) => {
		expect(questionLink('r', place, 'check')).toBe(link);
	});
});
