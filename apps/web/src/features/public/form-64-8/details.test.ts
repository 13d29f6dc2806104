/** The form 64-8 helper: how answers are formatted, and when the sheet can be made. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	caretIn,
	change,
	groupNationalInsurance,
	groupUtr,
	isReady,
	LONGEST,
	NO_DETAILS,
} from './details.ts';

describe('formatting an answer', () => {
	it.each([
		['qq123456c', 'QQ 12 34 56 C'],
		[' qq-12 34.56 c', 'QQ 12 34 56 C'],
		['QQ1', 'QQ 1'],
		['QQ123456CDEF', 'QQ 12 34 56 C'],
		['', ''],
	])('groups the National Insurance number %j as %j', (typed, shown) => {
		expect(groupNationalInsurance(typed).startsWith(shown)).toBe(true);
		expect(groupNationalInsurance(typed).length).toBeLessThanOrEqual(LONGEST.nationalInsurance);
	});

	it.each([
		['1234567890', '1234 5678 90'],
		['12345', '1234 5'],
		['12 34-56x78901234', '1234 5678 90'],
	])('groups the UTR %j as %j', (typed, shown) => {
		expect(groupUtr(typed)).toBe(shown);
	});

	it('leaves a formatted answer alone', () => {
		fc.assert(
			fc.property(fc.string(), (typed) => {
				expect(groupNationalInsurance(groupNationalInsurance(typed))).toBe(groupNationalInsurance(typed));
				expect(groupUtr(groupUtr(typed))).toBe(groupUtr(typed));
				expect(groupUtr(typed).length).toBeLessThanOrEqual(LONGEST.utr);
			}),
		);
	});

	it('puts the postcode in capitals', () => {
		expect(change(NO_DETAILS, { postcode: 'ls1 4dl' }).postcode).toBe('LS1 4DL');
	});
});

describe('the caret', () => {
	it.each([
		['Q1 23 45 6C', 'Q', 1],
		['QQ 12', 'QQ1', 4],
		['QQ 12', 'QQ', 2],
		['QQ 12 34 56 C', '', 0],
		['1234 5', '12345678', 6],
		['', '', 0],
	])('stands in %j behind %j at %i', (shown, before, at) => {
		expect(caretIn(shown, before)).toBe(at);
	});

	it('stays behind the same characters', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[A-Z0-9 ]{0,9}$/), fc.nat(9), (typed, at) => {
				const shown = groupNationalInsurance(typed);
				const before = groupNationalInsurance(typed.slice(0, at));
				expect(groupNationalInsurance(shown.slice(0, caretIn(shown, before)))).toBe(before);
			}),
		);
	});
});

describe('a UTR and "no UTR yet"', () => {
	it('clear each other', () => {
		const none = change(change(NO_DETAILS, { utr: '1234567890' }), { noUtrYet: true });
		expect([none.utr, none.noUtrYet]).toEqual(['', true]);
		const some = change(none, { utr: '1' });
		expect([some.utr, some.noUtrYet]).toEqual(['1', false]);
	});
});

it('can be made into a sheet once the four required answers are given', () => {
	const all = {
		fullName: 'Ann',
		address: '1 Made-up Street',
		postcode: 'LS1 4DL',
		nationalInsurance: 'QQ 1',
	};
	expect(isReady(change(NO_DETAILS, all))).toBe(true);
	for (const missing of Object.keys(all)) {
		expect(isReady(change(NO_DETAILS, { ...all, [missing]: '  ' }))).toBe(false);
	}
});
