/**
 * Who an account may file for: not for a reference that belongs to another account, and as agent only once approved.
 */
import type { BeforeSending } from '@halfpenny/lifecycle';
import { errorTable } from '@halfpenny/messages/errors';
import type { Transaction } from '../../../database/database.ts';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { blockerOfFiling } from '../../bindings/policy.ts';
import { findBinding, lockUtr } from '../../bindings/repository.ts';
import { askOperator } from '../../bindings/requests.ts';
import type { Blocker } from '../../blockers/blockers.ts';
import { maySendFor } from '../../consent/policy.ts';
import { needsTwoStep } from '../../two-step/needed.ts';
import { isOnItsWayElsewhere } from '../lifecycle/bind-repository.ts';
import { filedFor } from './for-whom.ts';
import type { ReturnSource } from './return-source.ts';

/**
 * The keyed hash of the return's reference, which nobody else can file for until the transaction ends.
 * UTR_BOUND_ELSEWHERE if another account has it, by HMRC's acceptance or a return on its way; the operator is told.
 * BINDING_AWAITS_APPROVAL, BINDING_DECLINED, UTR_NOT_OWN.
 */
export async function reserveUtr(
	tx: Transaction,
	services: Services,
	{ userId, source }: { readonly userId: string; readonly source: ReturnSource },
): Promise<Result<string>> {
	const { uniqueTaxpayerReference: utr } = filedFor(source);
	if (utr === undefined) return fail('RETURN_INCOMPLETE', { blockers: [] });
	const { vault, config } = services;
	const { environment } = config.hmrc;
	const key = { environment, utrIndex: vault.index('utr', utr) };
	// Sent together, but the second is read under the first's lock.
	const [, bound] = await Promise.all([lockUtr(tx, key), findBinding(tx, key)]);
	const elsewhere = bound ? bound.userId !== userId : await isOnItsWayElsewhere(tx, { ...key, userId });
	const filing = { userId, utr, environment };
	if (elsewhere) {
		await askOperator(tx, services, { ...filing, reason: 'boundElsewhere' });
		return fail('UTR_BOUND_ELSEWHERE');
	}
	const blocker = await blockerOfFiling(services, tx, filing);
	if (blocker === 'BINDING_AWAITS_APPROVAL')
		await askOperator(tx, services, { ...filing, reason: 'firstFiling' });
	return blocker ? fail(blocker) : succeed(key.utrIndex);
}

/**
 * What blocks filing for a reference, shown before anything is declared. The operator is asked for approval once there
 * is no other blocker and the person has consented to the agent.
 */
export async function blockersInBinding(
	services: Services,
	{ userId, source, blockers: others }: Asking,
): Promise<readonly Blocker[]> {
	const { uniqueTaxpayerReference: utr } = filedFor(source);
	if (utr === undefined) return [];
	const { database, config, vault } = services;
	const code = await blockerOfFiling(services, database, { userId, utr });
	if (code === undefined) return [];
	const { environment } = config.hmrc;
	if (code === 'BINDING_AWAITS_APPROVAL' && others.length === 0)
		await database.transaction(async (tx) => {
			if (!(await maySendFor(services, tx, userId))) return;
			await lockUtr(tx, { environment, utrIndex: vault.index('utr', utr) });
			await askOperator(tx, services, { userId, utr, environment, reason: 'firstFiling' });
		});
	return [blockerOf(code)];
}

/** What comes before sending once everything is answered, as the next step names it. */
export async function beforeSending(
	services: Services,
	userId: string,
	source: ReturnSource | undefined,
): Promise<readonly BeforeSending[]> {
	const { database } = services;
	const utr = source && filedFor(source).uniqueTaxpayerReference;
	const code = utr === undefined ? undefined : await blockerOfFiling(services, database, { userId, utr });
	const before: BeforeSending[] = [];
	if (await needsTwoStep(services, database, userId)) before.push('twoStep');
	if (!(await maySendFor(services, database, userId))) before.push('consent');
	if (code) before.push(code === 'BINDING_AWAITS_APPROVAL' ? 'approval' : 'refused');
	return before;
}

/** What blocks filing with the real HMRC for an account without two-step sign-in, shown before anything is declared. */
export async function blockersInSignIn(services: Services, userId: string): Promise<readonly Blocker[]> {
	const isNeeded = await needsTwoStep(services, services.database, userId);
	return isNeeded ? [blockerOf('TWO_STEP_NEEDED')] : [];
}

function blockerOf(code: keyof typeof errorTable): Blocker {
	const { message, remediation } = errorTable[code];
	return { code, message: `${message}. ${remediation}`, section: null, entryId: null, question: null };
}

/** Who is about to file what, and the other blockers. */
interface Asking {
	readonly userId: string;
	readonly source: ReturnSource;
	readonly blockers: readonly Blocker[];
}
