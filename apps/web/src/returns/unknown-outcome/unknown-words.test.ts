/** The words about an unknown outcome say what happened, and that we keep asking only while we do. */
import { sayUnknownDeclaration } from '@halfpenny/messages/unknown-declaration';
import { sayUnknown } from '@halfpenny/messages/unknown-outcome';
import { describe, expect, it } from 'vitest';
import { unknownLead, unknownMeans, unknownWait } from './unknown-words.ts';

const lookingAgainAt = '2026-11-20T10:00:00.000Z';
const seenAtHmrcAt = null;

describe.each([
	['return', sayUnknown],
	['final declaration', sayUnknownDeclaration],
])('a %s of unknown fate', (_what, say) => {
	it('blames the connection only if it broke', () => {
		const lead = (unknownReason: Parameters<typeof unknownLead>[0]['unknownReason']) =>
			unknownLead({ unknownReason, lookingAgainAt, seenAtHmrcAt }, say);
		expect(lead('lineBroke')).toMatch(/^The connection broke/);
		for (const reason of ['hmrcTrouble', 'hmrcForgot', 'uselessAnswer', 'receiptMismatch'] as const)
			expect(lead(reason)).toMatch(/^HMRC(’s answer| told| sent)/);
		expect(lead('interrupted')).toMatch(/^We were interrupted/);
	});

	it('says that we keep asking only while we do', () => {
		const reason = { unknownReason: 'hmrcTrouble', seenAtHmrcAt } as const;
		const asking = { ...reason, lookingAgainAt };
		const stopped = { ...reason, lookingAgainAt: null };
		for (const words of [unknownLead, unknownMeans]) {
			expect(words(asking, say)).toContain('We’re asking HMRC');
			expect(words(stopped, say)).not.toContain('We’re asking HMRC');
		}
		for (const place of ['account', 'standIn', 'nowhere'] as const) {
			expect(unknownWait(asking, place, say)).toContain('We’re still checking');
			expect(unknownWait(stopped, place, say)).toContain('stopped checking');
		}
	});

	it('does not question what the user saw', () => {
		const seen = { unknownReason: 'lineBroke', lookingAgainAt, seenAtHmrcAt: lookingAgainAt } as const;
		const words = unknownLead(seen, say);
		expect(words).toContain('told us it arrived');
		expect(words).not.toContain('may or may not');
	});

	it('refers a receipt for something else to the person who runs the service', () => {
		const mismatch = { unknownReason: 'receiptMismatch', lookingAgainAt: null, seenAtHmrcAt } as const;
		const words = unknownLead(mismatch, say);
		expect(words).toContain('The person who runs this service');
		expect(words).not.toContain('We’re asking HMRC');
	});
});
