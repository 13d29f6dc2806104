/** What is said of an unknown outcome is what happened, and that we still ask only while we do. */
import { describe, expect, it } from 'vitest';
import { unknownLead, unknownMeans, unknownWait } from './unknown-words.ts';

const lookingAgainAt = '2026-11-20T10:00:00.000Z';
const seenAtHmrcAt = null;

describe('a submission of unknown fate', () => {
	it('names the line only when it broke', () => {
		expect(unknownLead({ unknownReason: 'lineBroke', lookingAgainAt, seenAtHmrcAt })).toMatch(
			/^The connection broke/,
		);
		for (const unknownReason of ['hmrcTrouble', 'hmrcForgot', 'uselessAnswer', 'receiptMismatch'] as const)
			expect(unknownLead({ unknownReason, lookingAgainAt, seenAtHmrcAt })).toMatch(/^HMRC (told|gave|sent)/);
		expect(unknownLead({ unknownReason: 'interrupted', lookingAgainAt, seenAtHmrcAt })).toMatch(
			/^We were interrupted/,
		);
	});

	it('says that we ask only while we do', () => {
		for (const words of [unknownLead, unknownMeans]) {
			expect(words({ unknownReason: 'hmrcTrouble', lookingAgainAt, seenAtHmrcAt })).toContain(
				'We’re asking HMRC',
			);
			expect(words({ unknownReason: 'hmrcTrouble', lookingAgainAt: null, seenAtHmrcAt })).not.toContain(
				'We’re asking HMRC',
			);
		}
		for (const place of ['account', 'standIn', 'nowhere'] as const) {
			expect(unknownWait({ unknownReason: 'lineBroke', lookingAgainAt }, place)).toContain(
				'We’re still checking',
			);
			expect(unknownWait({ unknownReason: 'lineBroke', lookingAgainAt: null }, place)).toContain(
				'stopped checking',
			);
		}
	});

	it('does not doubt what the person saw', () => {
		const words = unknownLead({ unknownReason: 'lineBroke', lookingAgainAt, seenAtHmrcAt: lookingAgainAt });
		expect(words).toContain('told us it arrived');
		expect(words).not.toContain('may or may not');
	});

	it('leaves a receipt for something else to whoever hosts the service', () => {
		const words = unknownLead({ unknownReason: 'receiptMismatch', lookingAgainAt: null, seenAtHmrcAt });
		expect(words).toContain('The person who runs this service');
		expect(words).not.toContain('We’re asking HMRC');
	});
});
