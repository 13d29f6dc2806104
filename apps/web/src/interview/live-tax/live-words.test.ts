/** What the tax beside a form says, on screen and to a screen reader. */
import { pence } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { changeInWords, liveInWords } from './live-words.ts';

const due = (now: number, saved: number) => ({ now: pence(now), saved: pence(saved) });

describe('the change that a page makes', () => {
	it('is more, less or none', () => {
		expect(changeInWords(due(500_00, 100_00))).toBe('£400.00 more tax than before this page.');
		expect(changeInWords(due(-50_00, 100_50))).toBe('£150.50 less tax than before this page.');
		expect(changeInWords(due(7, 7))).toBe('No change to your tax so far.');
	});

	it('is not mentioned when the saved answers can’t be read', () => {
		expect(changeInWords({ now: pence(500_00), saved: undefined })).toBe(changeInWords(due(0, 0)));
	});

	it('is shorter on a narrow screen', () => {
		expect(changeInWords(due(500_00, 100_00), true)).toBe('£400.00 more with this page');
	});
});

describe('the announcement', () => {
	it('has no amount until there is something to tax', () => {
		expect(liveInWords({ ...due(0, 0), blank: true })).toBe(
			'Your tax shows here once there is income or a gain.',
		);
	});

	it('says which way the amount goes', () => {
		expect(liveInWords(due(500_00, 100_00))).toBe('You owe £500.00. £400.00 more tax than before this page.');
		expect(liveInWords(due(-5_00, -5_00))).toMatch(/^HMRC owes you £5\.00\./);
		expect(liveInWords(due(0, 0))).toMatch(/^Nothing to pay\./);
	});
});
