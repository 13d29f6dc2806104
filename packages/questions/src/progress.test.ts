/** How far a section is: "none" settles it, a blank does not. */
import { describe, expect, it } from 'vitest';
import { entrySections, saidNone, sectionStatus } from './progress.ts';
import { giftAid } from './sections/giving/gift-aid.ts';

const gift = (amount: string | null) => ({ section: 'giftAid', answers: { charity: 'Lifeboats', amount } });
const said = (answer: boolean | null) => ({ section: 'scope', answers: { giftAid: answer } });

describe('sectionStatus', () => {
	it.each([
		['nothing was said', [], 'toDo'],
		['it was left open', [said(null)], 'toDo'],
		['there was some, not entered yet', [said(true)], 'toDo'],
		['there was none', [said(false)], 'none'],
		['an amount is missing', [gift('5.00'), gift(null)], 'incomplete'],
		['every entry is ready', [gift('0.00'), gift('5.00')], 'complete'],
		['an entry was made after "none"', [said(false), gift('5.00')], 'complete'],
	] as const)('when %s', (_, entries, status) => {
		expect(sectionStatus(giftAid, entries)).toBe(status);
	});
});

describe('saidNone', () => {
	it('is true only for an answered no', () => {
		expect(saidNone('giftAid', [said(false)])).toBe(true);
		expect(saidNone('giftAid', [said(true)])).toBe(false);
		expect(saidNone('documents', [said(false)])).toBe(false);
	});
});

describe('entrySections', () => {
	it('leaves out what only steers the interview', () => {
		const ids = entrySections.map(({ id }) => id);
		expect(ids).toEqual(expect.arrayContaining(['employment', 'bankInterest', 'giftAid']));
		expect(ids).not.toContain('scope');
	});
});
