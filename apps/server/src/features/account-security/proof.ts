/** Asks for the password again before anything that needs a recent one. */
import type { BodyOf, Calls } from '@halfpenny/contract';
import { audit } from '../../platform/audit-repository.ts';
import { type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { checkOwnPassword } from '../accounts/own-password.ts';
import { takeCodeWhereOn } from '../two-step/check-code.ts';

/** Records that the person proved who they are. WRONG_PASSWORD; WRONG_CODE and TOO_MANY_CODES with two-step sign-in; RATE_LIMITED. */
export async function giveProof(
	services: Services,
	{ userId, tokenHash }: SignedIn,
	{ password, code }: BodyOf<Calls['giveProof']>,
): Promise<Result<null>> {
	const { database, sessions, clock } = services;
	const checked = await checkOwnPassword(services, userId, password);
	if (!checked.ok) return checked;
	return database.transaction(async (tx) => {
		const taken = await takeCodeWhereOn(tx, services, userId, code);
		if (!taken.ok) return taken;
		await sessions.prove(tx, tokenHash);
		await audit(tx, { at: clock.now(), userId, action: 'session.proven' });
		return succeed(null);
	});
}
