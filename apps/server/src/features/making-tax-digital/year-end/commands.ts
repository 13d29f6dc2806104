/** Links businesses, and sends the year end. */

import type { PersonYear } from '@halfpenny/hmrc';
import { errorTable } from '@halfpenny/messages';
import { isUniqueViolation } from '../../../database/database.ts';
import { audit } from '../../../platform/audit-repository.ts';
import { todayInTheUk } from '../../../platform/clock.ts';
import { type Failure, fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import type { HmrcSession } from '../../hmrc-connection/session.ts';
import { failureOf } from '../access/failures.ts';
import type { MtdCaller } from '../access/hmrc-access.ts';
import { keptBusiness } from '../businesses/queries.ts';
import { canSend, checkOpen } from '../year/closed.ts';
import { lastDayOf } from '../year/days.ts';
import { loadFactsOfYear } from './facts-of-year.ts';
import { outdateCalculations, putLink, removeLink } from './link-repository.ts';
import { type ComparedItem, compareItems, presentYearEnd, readYearEnd } from './queries.ts';

/** The trade or property a business is linked to; null for none. */
export interface Linking {
	readonly businessId: string;
	readonly taxYear: string;
	readonly entryId: string | null;
}

/** Links a business. MTD_BUSINESS_UNKNOWN, NOT_FOUND for an entry it cannot be, MTD_LINK_TAKEN. */
export async function linkBusiness(
	services: Services,
	userId: string,
	{ businessId, taxYear, entryId }: Linking,
): Promise<Result<null>> {
	const { database, clock } = services;
	if (!canSend(taxYear)) return fail('MTD_YEAR_NOT_SENT');
	const business = await keptBusiness(services, userId, businessId);
	if (!business) return fail('MTD_BUSINESS_UNKNOWN');
	try {
		return await database.transaction(async (tx) => {
			const year = await loadFactsOfYear(services, tx, userId, taxYear);
			const choices = (year?.linkables ?? []).filter(({ type }) => type === business.type);
			if (entryId !== null && !choices.some((one) => one.entryId === entryId)) return fail('NOT_FOUND');
			if (entryId === null) await removeLink(tx, { businessId: business.id, taxYear });
			else await putLink(tx, { businessId: business.id, taxYear, entryId });
			const subject = `mtdBusiness:${business.id}`;
			await audit(tx, {
				at: clock.now(),
				userId,
				action: 'mtd.businessLinked',
				subject,
				detail: { taxYear },
			});
			return succeed(null);
		});
	} catch (error) {
		if (isUniqueViolation(error)) return fail('MTD_LINK_TAKEN');
		throw error;
	}
}

/** What to send. */
export interface YearEndAsked {
	readonly taxYear: string;
	readonly shownHash: string;
	readonly keys: readonly string[] | undefined;
}

/**
 * Sends every item whose answers differ from what HMRC holds, or only those named; a named item without answers
 * is removed at HMRC. Sending replaces, so repeating it changes nothing. MTD_YEAR_END_CHANGED when
 * something is not as it was shown or the answers cannot be read, MTD_YEAR_NOT_ENDED, MTD_YEAR_DECLARED.
 */
export async function sendYearEnd(services: Services, caller: MtdCaller, asked: YearEndAsked) {
	const { taxYear, shownHash, keys } = asked;
	const { userId } = caller;
	const { database, clock } = services;
	if (todayInTheUk(clock) <= lastDayOf(taxYear)) return fail('MTD_YEAR_NOT_ENDED');
	const open = await checkOpen(services, database, userId, taxYear);
	if (!open.ok) return open;
	const read = await readYearEnd(services, caller, taxYear);
	if (!read.ok) return read;
	const { yearEnd, access } = read.value;
	if (presentYearEnd(yearEnd).shownHash !== shownHash) return fail('MTD_YEAR_END_CHANGED');
	// Without answers everything HMRC holds would look as if it should be removed.
	if (!yearEnd.year?.facts) return fail('MTD_YEAR_END_CHANGED');
	// What only HMRC holds is removed only if named: other software may have sent it.
	const isWanted = ({ key, state, put }: ComparedItem) =>
		(put || state === 'heldOnly') && (keys?.includes(key) ?? state !== 'heldOnly');
	const wanted = yearEnd.items.filter((item) => item.state !== 'same' && isWanted(item));
	await outdateCalculations(database, { userId, taxYear, at: clock.now() });
	const sending = { taxYear, items: wanted.length };
	await audit(database, { at: clock.now(), userId, action: 'mtd.yearEnd.sending', detail: sending });
	const problems: { key: string; message: string }[] = [];
	for (const item of wanted) {
		const failure = await send(access, { nino: access.nino, taxYear }, item);
		if (failure) problems.push({ key: item.key, message: wordsOf(failure) });
		const action = failure ? 'mtd.yearEnd.refused' : 'mtd.yearEnd.sent';
		const detail = { taxYear, item: item.key.split(':')[0] ?? '' };
		await audit(database, { at: clock.now(), userId, action, detail });
	}
	// The rest was read a moment ago.
	const after = await compareItems(access, taxYear, wanted);
	if (!after.ok) return after;
	const now = new Map(after.value.map((item) => [item.key, item]));
	const items = yearEnd.items.map((item) => now.get(item.key) ?? item);
	return succeed({ ...presentYearEnd({ ...yearEnd, items }), problems });
}

async function send(
	{ mtd }: HmrcSession,
	year: PersonYear,
	item: ComparedItem,
): Promise<Failure | undefined> {
	const change = item.state === 'heldOnly' ? item.remove : item.put;
	const outcome = await change?.(mtd, year);
	return outcome === undefined || outcome.kind === 'answered' ? undefined : failureOf(outcome);
}

/** What HMRC said about it, otherwise what happened. */
function wordsOf({ code, details }: Failure): string {
	const problems = details?.problems;
	const told = Array.isArray(problems) ? problems.flatMap((one) => one?.message ?? []) : [];
	return told.length > 0 ? told.join(' ') : errorTable[code].message;
}
