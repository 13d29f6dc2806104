/** Changing a profile. */
import { isUniqueViolation, type Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { todayInTheUk } from '../../platform/clock.ts';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { enqueueNotice } from '../account-notices/notices.ts';
import { openProfile, type Profile, sealProfile } from './profile.ts';
import { type ProfileBody, readChanges } from './read-changes.ts';
import { lockProfileRow, updateProfileRow } from './repository.ts';

/** Changes the fields that the body has. VALIDATION_FAILED by field; USERNAME_TAKEN when the email has another account. */
export async function updateProfile(
	services: Services,
	userId: string,
	body: ProfileBody,
): Promise<Result<Profile>> {
	try {
		return await services.database.transaction((tx) => changeProfile(tx, services, userId, body));
	} catch (error) {
		if (isUniqueViolation(error)) return fail('USERNAME_TAKEN');
		throw error;
	}
}

/** The same in the caller's transaction. Throws a unique violation when the email has another account. */
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
	const profile = { ...before, ...changes };
	const { email, nationalInsurance: nino, uniqueTaxReference: utr } = profile;
	await updateProfileRow(tx, userId, {
		sealedProfile: sealProfile(cipher, profile),
		profileVersion: row.profileVersion + 1,
		emailIndex: vault.index('email', email),
		ninoIndex: nino === null ? null : vault.index('nino', nino),
		utrIndex: utr === null ? null : vault.index('utr', utr),
	});
	if (email !== before.email)
		await enqueueNotice(tx, services, { userId, notice: 'email', to: before.email });
	const fields = Object.keys(changes).sort().join(' ');
	await audit(tx, { at: clock.now(), userId, action: 'profile.changed', detail: { fields } });
	return succeed(profile);
}
