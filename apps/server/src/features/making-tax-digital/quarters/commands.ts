/** Stores what is typed for a quarter, and sends it once, however often it is requested. */
import { randomUUID } from 'node:crypto';
import type { TestMode } from '@halfpenny/hmrc';
import { sayMtdYear } from '@halfpenny/messages/mtd-year';
import { failWith } from '@halfpenny/result';
import { isUniqueViolation, type Transaction } from '../../../database/database.ts';
import { audit } from '../../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { type MtdCaller, openFor } from '../access/hmrc-access.ts';
import { checkOpen } from '../year/closed.ts';
import { sameFigures } from './figures.ts';
import {
	checkTime,
	type KeptYear,
	loadKeptYear,
	type ReadQuarter,
	readQuarter,
	type TypedQuarter,
	yearToDate,
} from './prepare.ts';
import { type QuarterContent, sealQuarter, sealUpdate } from './quarter.ts';
import { insertQuarter, insertUpdate, lockBusiness, UNDER_WAY, updateQuarter } from './repository.ts';
import { sendUpdate, updateJob } from './send.ts';

/** Which quarter it is. */
export interface Done {
	readonly quarterId: string;
	readonly success: boolean;
	readonly message: string;
}

/** Stores what was typed. If it equals what HMRC has, there is no draft. */
export async function saveDraft(
	services: Services,
	caller: MtdCaller,
	typed: TypedQuarter,
): Promise<Result<Pick<Done, 'quarterId'>>> {
	const read = await readQuarter(services, caller, typed);
	if (!read.ok) return read;
	return services.database.transaction(async (tx) => {
		await lockBusiness(tx, read.value.business.id);
		const kept = await loadKeptYear(services, tx, read.value.business, read.value.taxYear);
		return succeed({ quarterId: await keepDraft(services, tx, read.value, kept) });
	});
}

/** Stores a quarter's figures as its draft; the business is locked. */
async function keepDraft(
	{ vault, clock }: Services,
	tx: Transaction,
	{ business, taxYear, period, figures }: ReadQuarter,
	{ quarters }: KeptYear,
): Promise<string> {
	const now = clock.now();
	const { userId, type } = business;
	const found = quarters.find(({ quarter }) => quarter === period.name);
	const isSent = found?.sent && sameFigures(type, found.sent, figures);
	const content: QuarterContent = {
		...{ type, periodStart: period.from, periodEnd: period.to, sent: found?.sent ?? null },
		draft: isSent ? null : { figures, savedAt: now.toISOString() },
	};
	const id = found?.id ?? randomUUID();
	const sealed = sealQuarter(await vault.cipherOf(tx, userId), id, content);
	if (found) await updateQuarter(tx, id, { sealed, updatedAt: now });
	else
		await insertQuarter(tx, {
			...{ id, userId, businessId: business.id, taxYear, quarter: period.name, sealed },
			...{ submittedAt: null, createdAt: now, updatedAt: now },
		});
	return id;
}

/** The request, besides the figures. */
export interface SendAsked {
	readonly seenHeld: string | undefined;
}

/**
 * Sends a quarter. The same figures are not sent twice; different figures while an update is on its way are
 * MTD_UPDATE_UNDER_WAY. MTD_HELD_DIFFERS, MTD_PERIOD_NOT_ENDED, MTD_REFUSED and the errors of reading.
 */
export async function submitQuarter(
	services: Services,
	caller: MtdCaller,
	typed: TypedQuarter & SendAsked,
): Promise<Result<Done>> {
	const read = await readQuarter(services, caller, typed);
	if (!read.ok) return read;
	const time = checkTime(services, read.value);
	if (!time.ok) return time;
	const access = await openFor(services, caller);
	const waits =
		!access.ok && (access.problem.code === 'HMRC_BUSY' || access.problem.code === 'HMRC_UNREACHABLE');
	if (!access.ok && !waits) return access;
	const asked = await ask(services, caller, read.value, typed.seenHeld ?? null);
	if (!asked.ok) return asked;
	const { quarterId, updateId } = asked.value;
	if (updateId === undefined) return succeed(asked.value);
	if (!access.ok) return succeed({ quarterId, success: false, message: sayMtdYear('update.queued') });
	const { state, failure } = await sendUpdate(services, updateId, access.value);
	if (failure && (state === 'failed' || state === 'refused')) return failWith(failure);
	return succeed({ quarterId, ...saying(state) });
}

const saying = (state: string) => {
	if (state === 'accepted') return { success: true, message: sayMtdYear('update.accepted') };
	return { success: false, message: sayMtdYear(state === 'queued' ? 'update.queued' : 'update.sent') };
};

type Asked = Done & { readonly updateId?: string };

/** Stores the update with its job, unless HMRC has it or it is under way: simultaneous requests get here one by one. */
async function ask(
	services: Services,
	caller: MtdCaller,
	read: ReadQuarter,
	seenHeld: string | null,
): Promise<Result<Asked>> {
	try {
		return await services.database.transaction((tx) => askIn(tx, services, caller, { read, seenHeld }));
	} catch (error) {
		if (isUniqueViolation(error)) return fail('MTD_UPDATE_UNDER_WAY');
		throw error;
	}
}

async function askIn(
	tx: Transaction,
	services: Services,
	caller: MtdCaller,
	{ read, seenHeld }: { readonly read: ReadQuarter; readonly seenHeld: string | null },
): Promise<Result<Asked>> {
	const { business, taxYear, period, figures } = read;
	await lockBusiness(tx, business.id);
	const open = await checkOpen(services, tx, caller.userId, taxYear);
	if (!open.ok) return open;
	const kept = await loadKeptYear(services, tx, business, taxYear);
	const before = kept.quarters.find(({ quarter }) => quarter === period.name);
	const waiting = kept.updates.find(({ state }) => UNDER_WAY.some((one) => one === state));
	if (waiting) {
		const isSame =
			waiting.quarterId === before?.id && sameFigures(business.type, waiting.content.figures, figures);
		return isSame
			? succeed({ quarterId: waiting.quarterId, ...saying(waiting.state) })
			: fail('MTD_UPDATE_UNDER_WAY');
	}
	const quarterId = await keepDraft(services, tx, read, kept);
	if (before?.sent && seenHeld === null && sameFigures(business.type, before.sent, figures))
		return succeed({ quarterId, success: true, message: sayMtdYear('update.unchanged') });
	const updateId = randomUUID();
	await store(tx, services, caller, { updateId, quarterId, read, kept, seenHeld });
	return succeed({ quarterId, updateId, success: false, message: '' });
}

/** The request itself sends it; the job takes over if the request ends before that. */
const JOB_AFTER_MS = 5_000;

async function store(
	tx: Transaction,
	services: Services,
	caller: MtdCaller,
	{
		updateId,
		quarterId,
		read,
		kept,
		seenHeld,
	}: {
		readonly updateId: string;
		readonly quarterId: string;
		readonly read: ReadQuarter;
		readonly kept: KeptYear;
		readonly seenHeld: string | null;
	},
): Promise<void> {
	const { vault, clock, jobs } = services;
	const { userId } = caller;
	const { business, taxYear, figures } = read;
	const testMode: TestMode | null = caller.testMode ?? null;
	const content = {
		...yearToDate(read, kept),
		...{ figures, caller: caller.caller, testMode, seenHeld },
	};
	const now = clock.now();
	await insertUpdate(tx, {
		...{ id: updateId, userId, businessId: business.id, quarterId, taxYear },
		...({ sequence: kept.updates.length + 1, state: 'queued', reason: null } as const),
		sealed: sealUpdate(await vault.cipherOf(tx, userId), updateId, content),
		...{ createdAt: now, sendingAt: null, respondedAt: null },
	});
	await jobs.enqueue(tx, updateJob, { updateId }, { afterMs: JOB_AFTER_MS, dedupeKey: updateId, userId });
	const subject = `mtdQuarter:${quarterId}`;
	await audit(tx, { at: now, userId, action: 'mtd.update.asked', subject, detail: { taxYear } });
}
