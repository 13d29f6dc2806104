/** What is said of a doubt is what happened, and that we still ask only while we do. */
import { describe, expect, it } from 'vitest';
import { unknownLead, unknownMeans, unknownWait } from './unknown-words.ts';

const lookingAgainAt = '2026-11-20T10:00:00.000Z';
const seenAtHmrcAt = null;

describe('a submission of unknown fate', () => {
	it('names the line only when it broke', () => {
		expect(unknownLead({ doubt: 'lineBroke', lookingAgainAt, seenAtHmrcAt })).toMatch(/^The line broke/);
		for (const doubt of ['hmrcTrouble', 'hmrcForgot', 'uselessAnswer', 'receiptMismatch'] as const)
			expect(unknownLead({ doubt, lookingAgainAt, seenAtHmrcAt })).toMatch(/^HMRC (told|gave|sent)/);
		expect(unknownLead({ doubt: 'interrupted', lookingAgainAt, seenAtHmrcAt })).toMatch(
			/^We were interrupted/,
		);
	});

	it('says that we ask only while we do', () => {
		for (const words of [unknownLead, unknownMeans]) {
			expect(words({ doubt: 'hmrcTrouble', lookingAgainAt, seenAtHmrcAt })).toContain('We ask HMRC');
			expect(words({ doubt: 'hmrcTrouble', lookingAgainAt: null, seenAtHmrcAt })).not.toContain(
				'We ask HMRC',
			);
		}
		for (const place of ['account', 'standIn', 'nowhere'] as const) {
			expect(unknownWait({ doubt: 'lineBroke', lookingAgainAt }, place)).toContain('We still look');
			expect(unknownWait({ doubt: 'lineBroke', lookingAgainAt: null }, place)).toContain('no longer look');
		}
	});

	it('does not doubt what the person saw', () => {
		const words = unknownLead({ doubt: 'lineBroke', lookingAgainAt, seenAtHmrcAt: lookingAgainAt });
		expect(words).toContain('told us that it arrived');
		expect(words).not.toContain('may or may not');
	});

	it('leaves a receipt for something else to whoever hosts the service', () => {
		const words = unknownLead({ doubt: 'receiptMismatch', lookingAgainAt: null, seenAtHmrcAt });
		expect(words).toContain('Whoever hosts this service');
		expect(words).not.toContain('We ask HMRC');
	});
});
