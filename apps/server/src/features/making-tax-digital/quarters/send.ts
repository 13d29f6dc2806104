/**
 * Sends a requested year to date: first in the request itself, and later in a job if HMRC could not be reached, was
 * busy or did not answer. It can be stopped anywhere: replacing the year to date by the same figures changes nothing at
 * HMRC, so an update whose outcome is unknown is looked for there and, if it is missing, sent again.
 */
import { z } from 'zod';
import { defineJob } from '../../../jobs/definition.ts';
import { dead, done, type Outcome, retryAfter } from '../../../jobs/job.ts';
import { audit } from '../../../platform/audit-repository.ts';
import type { Failure } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { type HmrcSession, openHmrcSession } from '../../hmrc-connection/session.ts';
import { failureOf, reasonOf } from '../access/failures.ts';
import { isSent, openBusiness, type SentBusiness } from '../businesses/business.ts';
import { findBusinessById } from '../businesses/repository.ts';
import { checkOpen } from '../year/closed.ts';
import { outdateCalculations } from '../year-end/link-repository.ts';
import { sameFigures } from './figures.ts';
import { compareHeld, isHeld, putYearToDate, retrieveYearToDate } from './held.ts';
import { loadKeptYear, sentLast } from './prepare.ts';
import { presentHeld } from './present-rows.ts';
import { openQuarter, openUpdate, sealQuarter, sealUpdate, type UpdateContent } from './quarter.ts';
import {
	changeUpdate,
	findQuarter,
	findUpdate,
	lockUpdate,
	type UpdateRow,
	updateQuarter,
} from './repository.ts';

/** Sends one update, or finds out whether HMRC has it. */
export const updateJob = defineJob({
	kind: 'mtd.update',
	lane: 'filing',
	payload: z.object({ updateId: z.string() }),
});

/** Longer than any exchange with HMRC takes: another process may be in the middle of one. */
const SOMEBODY_SENDS_MS = 90_000;
const AGAIN_MS = 30_000;
/** The person has to connect to HMRC first. */
const UNTIL_CONNECTED_MS = 10 * 60_000;
/** After this long without an answer from HMRC a person has to look into it. */
const GIVE_UP_AFTER_MS = 7 * 86_400_000;

/** The outcome of one attempt: the state now stored, and for a waiting person why it was not sent. */
export interface Sent {
	readonly state: UpdateRow['state'];
	readonly failure?: Failure;
}

/** An update in the hands of one process. */
interface Run {
	readonly update: UpdateRow;
	readonly content: UpdateContent;
	readonly business: SentBusiness;
	readonly access: HmrcSession;
}

/** Takes a waiting update and sends it. Only the process that moves it to `sending` sends it. */
export async function sendUpdate(services: Services, updateId: string, access: HmrcSession): Promise<Sent> {
	const update = await begin(services, updateId);
	if (!update) return { state: (await findUpdate(services.database, updateId))?.state ?? 'failed' };
	const cipher = await services.vault.cipherOf(services.database, update.userId);
	const content = openUpdate(cipher, update);
	const row = await findBusinessById(services.database, update.businessId);
	const business = row && openBusiness(cipher, row);
	if (!business || !isSent(business)) return settle(services, updateId, 'failed', 'noBusiness');
	return work(services, { update, content, business, access });
}

/** From `queued`, or from a state that means no process can still be sending it. */
async function begin({ database, clock }: Services, id: string): Promise<UpdateRow | undefined> {
	const now = clock.now();
	return database.transaction(async (tx) => {
		const update = await lockUpdate(tx, id);
		if (!update || !isFree(update, now)) return undefined;
		await changeUpdate(tx, id, { state: 'sending', sendingAt: now });
		return update;
	});
}

function isFree({ state, sendingAt }: UpdateRow, now: Date): boolean {
	if (state === 'queued' || state === 'unknown') return true;
	return state === 'sending' && now.getTime() - (sendingAt?.getTime() ?? 0) >= SOMEBODY_SENDS_MS;
}

async function work(services: Services, { update, content, business, access }: Run): Promise<Sent> {
	const { mtd: session, nino } = access;
	const { taxYear, id, userId } = update;
	const open = await checkOpen(services, services.database, userId, taxYear);
	if (!open.ok && update.state === 'queued')
		return settle(services, id, 'failed', open.problem.code, open.problem);
	const year = { nino, taxYear, businessId: business.businessId };
	const held = await retrieveYearToDate(session, business.type, year);
	if (!held.ok) return notYet(services, update, held.problem);
	// It was sent before, and HMRC has it.
	if (update.state !== 'queued' && isHeld(content, held.value)) return settle(services, id, 'accepted', null);
	const kept = await loadKeptYear(services, services.database, business, taxYear);
	const compared = compareHeld(sentLast(kept), held.value);
	const isSeen = compared.seenHeld === null || compared.seenHeld === content.seenHeld;
	if (!isSeen)
		return settle(services, id, 'failed', 'heldDiffers', {
			code: 'MTD_HELD_DIFFERS',
			details: { held: presentHeld(compared) },
		});
	const outcome = await putYearToDate(session, business.type, year, content);
	if (outcome.kind === 'answered') return settle(services, id, 'accepted', null);
	const failure = failureOf(outcome);
	if (outcome.kind === 'refused') return settle(services, id, 'refused', reasonOf(outcome), failure);
	return settle(services, id, outcome.kind === 'unknown' ? 'unknown' : 'queued', reasonOf(outcome), failure);
}

/** HMRC could not be asked. If it was sent before, the outcome stays unknown: HMRC may have it. */
function notYet(services: Services, { id, state }: UpdateRow, failure: Failure): Promise<Sent> {
	const queued = WAITS.has(failure.code) ? 'queued' : 'failed';
	return settle(services, id, state === 'queued' ? queued : 'unknown', failure.code, failure);
}

/** Failures that pass by themselves. */
const WAITS: ReadonlySet<string> = new Set(['HMRC_BUSY', 'HMRC_UNREACHABLE', 'HMRC_ANSWER_UNREADABLE']);

/** Stores the outcome; for an accepted update also the quarter's figures, in the same transaction. */
async function settle(
	services: Services,
	id: string,
	state: UpdateRow['state'],
	reason: string | null,
	failure?: Failure,
): Promise<Sent> {
	const { database, clock } = services;
	const now = clock.now();
	await database.transaction(async (tx) => {
		const update = await lockUpdate(tx, id);
		if (!update || update.state === 'accepted') return;
		const isOver = state === 'accepted' || state === 'refused' || state === 'failed';
		const forgotten = isOver ? { sealed: await withoutCaller(services, tx, update) } : {};
		await changeUpdate(tx, id, { state, reason, respondedAt: isOver ? now : null, ...forgotten });
		if (state === 'accepted') await keepAsSent(services, tx, update, now);
		if (state === 'accepted') await outdateCalculations(tx, { ...update, at: now });
		if (isOver)
			await audit(tx, {
				at: now,
				userId: update.userId,
				action: `mtd.update.${state}`,
				subject: `mtdQuarter:${update.quarterId}`,
				...(reason && { detail: { reason } }),
			});
	});
	return failure ? { state, failure } : { state };
}

type Tx = Parameters<typeof lockUpdate>[0];

/** What is known about the browser is kept only until it is sent. */
async function withoutCaller({ vault }: Services, tx: Tx, update: UpdateRow): Promise<string> {
	const cipher = await vault.cipherOf(tx, update.userId);
	return sealUpdate(cipher, update.id, { ...openUpdate(cipher, update), caller: {} });
}

async function keepAsSent(services: Services, tx: Tx, update: UpdateRow, now: Date): Promise<void> {
	const row = await findQuarter(tx, update.userId, update.quarterId);
	if (!row) return;
	const cipher = await services.vault.cipherOf(tx, update.userId);
	const quarter = openQuarter(cipher, row);
	const { figures } = openUpdate(cipher, update);
	const { draft } = quarter;
	const isSentNow = draft !== null && sameFigures(quarter.type, draft.figures, figures);
	const sealed = sealQuarter(cipher, row.id, {
		...quarter,
		draft: isSentNow ? null : draft,
		sent: figures,
	});
	await updateQuarter(tx, row.id, { sealed, submittedAt: now, updatedAt: now });
}

/** The job: one attempt per run. */
export function registerUpdateJob(services: Services): void {
	services.jobs.registerHandler(updateJob, ({ payload: { updateId } }) => again(services, updateId));
}

async function again(services: Services, updateId: string): Promise<Outcome> {
	const { database, vault, clock } = services;
	const update = await findUpdate(database, updateId);
	if (!update || !['queued', 'sending', 'unknown'].includes(update.state)) return done;
	const now = clock.now();
	if (!isFree(update, now)) return retryAfter(SOMEBODY_SENDS_MS);
	if (now.getTime() - update.createdAt.getTime() > GIVE_UP_AFTER_MS) {
		// Give up here, or no later update could ever be sent; the next one checks first what HMRC holds.
		await settle(services, updateId, 'failed', 'unanswered');
		return dead('mtd.update.unanswered');
	}
	const cipher = await vault.cipherOf(database, update.userId);
	const { caller, testMode } = openUpdate(cipher, update);
	const access = await openHmrcSession(services, {
		userId: update.userId,
		caller,
		testMode: testMode ?? undefined,
	});
	if (!access.ok) {
		const { state } = await notYet(services, update, access.problem);
		if (state === 'failed') return done;
		return retryAfter(WAITS.has(access.problem.code) ? AGAIN_MS : UNTIL_CONNECTED_MS);
	}
	const { state } = await sendUpdate(services, updateId, access.value);
	return state === 'queued' || state === 'unknown' ? retryAfter(AGAIN_MS) : done;
}
