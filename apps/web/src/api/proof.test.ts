/** The question for the password is asked once, however many calls wait for it. */
import { expect, it } from 'vitest';
import { answerProof, askForProof, needsProof } from './proof.ts';

const refused = (code: string) =>
	({ kind: 'refused', code, message: '', statusCode: 403, remediation: '', details: {} }) as Parameters<
		typeof needsProof
	>[0];

it('is needed where the server says so, and nowhere else', () => {
	expect(needsProof(refused('PASSWORD_NEEDED'))).toBe(true);
	expect(needsProof(refused('FORBIDDEN'))).toBe(false);
	expect(needsProof({ kind: 'offline' })).toBe(false);
});

it.each([true, false])('tells everybody who waits: %s', async (given) => {
	const waiting = [askForProof(), askForProof()];
	answerProof(given);
	expect(await Promise.all(waiting)).toEqual([given, given]);
});
