/** The password is asked for once, however many calls are waiting for it. */
import { expect, it } from 'vitest';
import { answerProof, askForProof, needsProof } from './proof.ts';

const refused = (code: string) =>
	({ kind: 'refused', code, message: '', statusCode: 403, remediation: '', details: {} }) as Parameters<
		typeof needsProof
	>[0];

it('is needed only when the server says so', () => {
	expect(needsProof(refused('PASSWORD_NEEDED'))).toBe(true);
	expect(needsProof(refused('FORBIDDEN'))).toBe(false);
	expect(needsProof({ kind: 'offline' })).toBe(false);
});

it.each([true, false])('gives every waiting call the same answer: %s', async (given) => {
	const waiting = [askForProof(), askForProof()];
	answerProof(given);
	expect(await Promise.all(waiting)).toEqual([given, given]);
});
