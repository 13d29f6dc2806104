/** Closes an account, which is erased 30 days later, and restores it until then. */
import { addDays, dayInTheUk } from '@halfpenny/facts';
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { defineJob } from '../../jobs/definition.ts';
import { done, retryAfter } from '../../jobs/job.ts';
import { dropJobs } from '../../jobs/job-repository.ts';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { enqueueNotice } from '../account-notices/notices.ts';
import { forgetLinks } from '../account-security/letter-links.ts';
import { revokeAll } from '../consent/repository.ts';
import { forgetConnections } from '../hmrc-connection/status.ts';
import { loadProfile } from '../profile/queries.ts';
import { takeCodeWhereOn } from '../two-step/check-code.ts';
import { erase } from './commands.ts';
import { erasureKey } from './erasure-key.ts';
import { type Plan, planDeletion } from './plan.ts';
import { forgetAgreements, listAttempts, lockErasure, lockEverything, setErasure } from './repository.ts';

const DAYS_TO_RESTORE = 30;
const DAY_MS = 86_400_000;

/** `askedAt` identifies the closing: an account may be closed, restored and closed again. */
const erasureJob = defineJob({
	kind: 'account.erase',
	lane: 'upkeep',
	payload: z.object({ userId: z.string(), askedAt: z.string() }),
});

/** What closing an account will delete and keep, and on which day. */
type Closed = Plan & { readonly erasedOn: string };

/** The day on which an account closed at `askedAt` is erased: ISO, in the United Kingdom. */
export function erasureDay(askedAt: Date): string {
	return addDays(dayInTheUk(askedAt), DAYS_TO_RESTORE);
}

/**
 * Closes an account: ends its sessions and withdraws its consents; it keeps its names and bindings. If it is already
 * closed, the day stays the same. WRONG_CODE, TOO_MANY_CODES, FILING_UNDER_WAY: nothing has changed.
 */
export function closeAccount(
	services: Services,
	userId: string,
	code: string | undefined,
): Promise<Result<Closed>> {
	return services.database.transaction(async (tx) => {
		const taken = await takeCodeWhereOn(tx, services, userId, code);
		if (!taken.ok) return taken;
		const plan = planDeletion(await lockEverything(tx, userId), await listAttempts(tx, userId));
		if (plan.underWay) return fail('FILING_UNDER_WAY');
		const before = await lockErasure(tx, userId);
		const askedAt = before ?? services.clock.now();
		if (!before) await close(tx, services, userId, askedAt);
		await services.sessions.endAll(tx, userId);
		return succeed({ ...plan, erasedOn: erasureDay(askedAt) });
	});
}

async function close(tx: Transaction, services: Services, userId: string, askedAt: Date): Promise<void> {
	await setErasure(tx, userId, askedAt);
	await revokeAll(tx, userId, askedAt);
	await forgetAgreements(tx, userId);
	await forgetConnections(tx, userId);
	await forgetLinks(tx, userId);
	await services.jobs.enqueue(
		tx,
		erasureJob,
		{ userId, askedAt: askedAt.toISOString() },
		{ afterMs: DAYS_TO_RESTORE * DAY_MS, dedupeKey: erasureKey(userId) },
	);
	const person = await loadProfile(services, tx, userId);
	const letter = { userId, notice: 'accountClosed', day: erasureDay(askedAt) } as const;
	if (person) await enqueueNotice(tx, services, { ...letter, to: person.profile.email });
	await audit(tx, { at: askedAt, userId, action: 'account.closed' });
}

/** Restores a closed account; does nothing to an open one. */
export function restoreAccount(services: Services, userId: string): Promise<void> {
	return services.database.transaction(async (tx) => {
		if (!(await lockErasure(tx, userId))) return;
		await setErasure(tx, userId, null);
		await dropJobs(tx, erasureKey(userId));
		await audit(tx, { at: services.clock.now(), userId, action: 'account.restored' });
	});
}

/** Registers the job that erases closed accounts. It leaves restored ones alone. */
export function registerErasure(services: Services): void {
	services.jobs.registerHandler(erasureJob, ({ payload: { userId, askedAt } }) =>
		services.database.transaction(async (tx) => {
			const asked = await lockErasure(tx, userId);
			if (asked?.toISOString() !== askedAt) return done;
			const erased = await erase(tx, services, userId);
			return erased.ok ? done : retryAfter(DAY_MS);
		}),
	);
}
