/** Changing a profile. */
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { todayInTheUk } from '../../platform/clock.ts';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { looksLikeEmail, usernameKey } from './names.ts';
import { openProfile, type Profile, sealProfile } from './profile.ts';
import { type ProfileBody, readChanges } from './read-changes.ts';
import { lockProfileRow, updateEmail, updateProfileRow } from './repository.ts';

/**
 * Changes the fields in the body. VALIDATION_FAILED by field, also for a changed email address, which has its own
 * call.
 */
export async function updateProfile(
	services: Services,
	userId: string,
	body: ProfileBody,
): Promise<Result<Profile>> {
	return services.database.transaction((tx) => changeProfile(tx, services, userId, body));
}

/** The same in the caller's transaction. */
export async function changeProfile(
	tx: Transaction,
	services: Services,
	userId: string,
	body: ProfileBody,
): Promise<Result<Profile>> {
	const live = services.config.hmrc.environment === 'live';
	const read = readChanges(body, { live, today: todayInTheUk(services.clock) });
	return read.ok ? change(services, tx, userId, read.changes) : failWithProblems(read.problems);
}

async function change(
	services: Services,
	tx: Transaction,
	userId: string,
	changes: Partial<Profile>,
): Promise<Result<Profile>> {
	const { vault, clock } = services;
	const row = await lockProfileRow(tx, userId);
	if (!row) return fail('NOT_FOUND');
	const cipher = await vault.cipherOf(tx, userId);
	const before = openProfile(cipher, row.sealedProfile);
	const { email: typed = before.email, ...others } = changes;
	if (vault.index('email', typed) !== vault.index('email', before.email))
		return failWithProblems([{ path: 'email', code: 'email.changedElsewhere' }]);
	const profile = { ...before, ...others };
	const { nationalInsurance: nino, uniqueTaxReference: utr } = profile;
	await updateProfileRow(tx, userId, {
		sealedProfile: sealProfile(cipher, profile),
		profileVersion: row.profileVersion + 1,
		ninoIndex: nino === null ? null : vault.index('nino', nino),
		utrIndex: utr === null ? null : vault.index('utr', utr),
	});
	const fields = Object.keys(others).sort().join(' ');
	await audit(tx, { at: clock.now(), userId, action: 'profile.changed', detail: { fields } });
	return succeed(profile);
}

/** Gives an account another, confirmed email address; a username equal to the old address changes too. Throws a unique violation when another account has it. */
export async function setEmail(
	tx: Transaction,
	{ vault }: Pick<Services, 'vault'>,
	userId: string,
	email: string,
): Promise<void> {
	const row = await lockProfileRow(tx, userId);
	if (!row) return;
	const cipher = await vault.cipherOf(tx, userId);
	const before = openProfile(cipher, row.sealedProfile);
	// People who signed up with their address as username have no other name, so the username changes too.
	const username = looksLikeEmail(before.username) ? email : before.username;
	await updateEmail(tx, userId, {
		sealedProfile: sealProfile(cipher, { ...before, username, email }),
		profileVersion: row.profileVersion + 1,
		emailIndex: vault.index('email', email),
		usernameIndex: usernameKey(vault, userId, username),
	});
}
