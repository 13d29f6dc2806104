/** A call that needs the password is made again once the dialog has it, and fails as it did if the user cancels. */
import { describe, expect, it, vi } from 'vitest';
import type { ApiFailure } from './failure.ts';
import { answerProof } from './proof.ts';
import { proven } from './proven.ts';

const refusal = (code: 'PASSWORD_NEEDED' | 'NOT_FOUND') =>
	({
		kind: 'refused',
		code,
		message: '',
		statusCode: 403,
		remediation: '',
		details: null,
	}) as unknown as ApiFailure;
const later = () => new Promise((resolve) => setTimeout(resolve));

describe('a call that may need the password', () => {
	it('is made again once it is confirmed', async () => {
		const call = vi.fn().mockRejectedValueOnce(refusal('PASSWORD_NEEDED')).mockResolvedValueOnce('done');
		const answer = proven(call);
		await later();
		expect(call).toHaveBeenCalledTimes(1);
		answerProof(true);
		expect(await answer).toBe('done');
	});

	it('fails as it did if the user cancels', async () => {
		const call = vi.fn().mockRejectedValue(refusal('PASSWORD_NEEDED'));
		const answer = proven(call);
		await later();
		answerProof(false);
		await expect(answer).rejects.toEqual(refusal('PASSWORD_NEEDED'));
		expect(call).toHaveBeenCalledTimes(1);
	});

	it('asks for nothing if it fails otherwise', async () => {
		await expect(proven(() => Promise.reject(refusal('NOT_FOUND')))).rejects.toEqual(refusal('NOT_FOUND'));
	});
});
