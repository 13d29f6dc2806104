/** Erases an account, except for what must be kept, in one transaction. */
import type { Transaction } from '../../database/database.ts';
import { dropJobs } from '../../jobs/job-repository.ts';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { releaseBindings } from '../bindings/commands.ts';
import { revokeAll } from '../consent/repository.ts';
import { askToErase } from '../documents/jobs.ts';
import { forgetConnections } from '../hmrc-connection/status.ts';
import { newProfile, sealProfile } from '../profile/profile.ts';
import { loadProfile } from '../profile/queries.ts';
import { takeCodeWhereOn } from '../two-step/check-code.ts';
import { erasureKey } from './erasure-key.ts';
import { askToRemove } from './jobs.ts';
import { type Plan, planDeletion } from './plan.ts';
import {
	closeUser,
	listAttempts,
	listDocumentIds,
	lockEverything,
	removeRest,
	removeUser,
} from './repository.ts';

/**
 * Erases an account now. Erases nothing on WRONG_CODE and TOO_MANY_CODES (two-step sign-in is on and `code` is wrong)
 * or FILING_UNDER_WAY (HMRC's answer to a return is still to come).
 */
export function eraseNow(
	services: Services,
	userId: string,
	code: string | undefined,
): Promise<Result<Plan & { readonly erasedOn: null }>> {
	return services.database.transaction(async (tx) => {
		const taken = await takeCodeWhereOn(tx, services, userId, code);
		if (!taken.ok) return taken;
		const erased = await erase(tx, services, userId);
		return erased.ok ? succeed({ ...erased.value, erasedOn: null }) : erased;
	});
}

/** Erases all of an account except for what must be kept. FILING_UNDER_WAY. */
export async function erase(tx: Transaction, services: Services, userId: string): Promise<Result<Plan>> {
	const plan = planDeletion(await lockEverything(tx, userId), await listAttempts(tx, userId));
	if (plan.underWay) return fail('FILING_UNDER_WAY');
	const person = await loadProfile(services, tx, userId);
	await eraseFiles(tx, services, userId, plan);
	await dropJobs(tx, erasureKey(userId));
	if (plan.kept.length === 0) await removeUser(tx, userId);
	else await keepFiled(tx, services, userId, plan);
	await audit(tx, { at: services.clock.now(), userId, action: 'account.deleted' });
	// Last, since it cannot be undone: emails missing from an account that stays do no harm.
	if (person) await services.mail.forget(person.profile.email, userId);
	return succeed(plan);
}

/** The files are erased once their rows are gone. */
async function eraseFiles(tx: Transaction, services: Services, userId: string, plan: Plan): Promise<void> {
	const { all, kept } = await listDocumentIds(tx, userId, idsOf(plan));
	for (const id of all) if (!kept.includes(id)) await askToErase(services, tx, id, 'now');
}

async function keepFiled(tx: Transaction, services: Services, userId: string, plan: Plan): Promise<void> {
	const closedAt = services.clock.now();
	const { kept: documents } = await listDocumentIds(tx, userId, idsOf(plan));
	await removeRest(tx, userId, { returns: idsOf(plan), documents });
	await revokeAll(tx, userId, closedAt);
	await releaseBindings(tx, userId);
	await forgetConnections(tx, userId);
	const cipher = await services.vault.cipherOf(tx, userId);
	await closeUser(tx, userId, { sealedProfile: sealProfile(cipher, newProfile('', '')), closedAt });
	for (const { taxReturn, until } of plan.kept)
		await askToRemove(services, tx, { userId, taxReturnId: taxReturn.id, until });
}

function idsOf({ kept }: Plan): readonly string[] {
	return kept.map(({ taxReturn }) => taxReturn.id);
}
