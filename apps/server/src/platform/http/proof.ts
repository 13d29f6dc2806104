/** What a stranger at a person's screen must not do needs a recently entered password. */
import { fail, type Result, succeed } from '../result.ts';
import type { Services } from '../services.ts';
import type { SignedIn } from '../sessions/sessions.ts';

/** How long a password counts after it was entered in a session. The message for PASSWORD_NEEDED says so too. */
const PROOF_LASTS_MS = 15 * 60_000;

/** PASSWORD_NEEDED if the password was entered too long ago in this session; `giveProof` enters it again. */
export function checkProof(
	{ clock }: Pick<Services, 'clock'>,
	{ provenAt }: Pick<SignedIn, 'provenAt'>,
): Result<null> {
	const age = clock.now().getTime() - (provenAt?.getTime() ?? 0);
	return age < PROOF_LASTS_MS ? succeed(null) : fail('PASSWORD_NEEDED');
}
