/** What a stranger at somebody's screen must not do takes a password that was given a short while ago. */
import { fail, type Result, succeed } from '../result.ts';
import type { Services } from '../services.ts';
import type { SignedIn } from '../sessions/sessions.ts';

/** For how long a password counts that was given in a session. The words of PASSWORD_NEEDED name it. */
const PROOF_LASTS_MS = 15 * 60_000;

/** PASSWORD_NEEDED where the password was given too long ago in this session; `giveProof` gives it again. */
export function checkProof(
	{ clock }: Pick<Services, 'clock'>,
	{ provenAt }: Pick<SignedIn, 'provenAt'>,
): Result<null> {
	const age = clock.now().getTime() - (provenAt?.getTime() ?? 0);
	return age < PROOF_LASTS_MS ? succeed(null) : fail('PASSWORD_NEEDED');
}
