/** Sends one part of the year end that HMRC wants in more detail than the answers have. */
import { audit } from '../../../platform/audit-repository.ts';
import { todayInTheUk } from '../../../platform/clock.ts';
import { fail, type Result } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import type { HmrcSession } from '../../hmrc-connection/session.ts';
import { type MtdCaller, openFor } from '../access/hmrc-access.ts';
import { canSend, checkOpen } from '../year/closed.ts';
import { lastDayOf } from '../year/days.ts';
import { outdateCalculations } from './link-repository.ts';

/** A part: how it is sent, and how HMRC's record is read afterwards. */
interface Part<Value> {
	readonly taxYear: string;
	/** The item of the year end it belongs to. */
	readonly item: string;
	readonly work: (access: HmrcSession) => Promise<Result<unknown>>;
	readonly read: (access: HmrcSession, taxYear: string) => Promise<Result<Value>>;
}

/** MTD_YEAR_NOT_ENDED, MTD_YEAR_DECLARED and the like before anything is sent. */
export async function sendPart<Value>(
	services: Services,
	caller: MtdCaller,
	{ taxYear, item, work, read }: Part<Value>,
): Promise<Result<Value>> {
	const { database, clock } = services;
	const { userId } = caller;
	if (!canSend(taxYear)) return fail('MTD_YEAR_NOT_SENT');
	if (todayInTheUk(clock) <= lastDayOf(taxYear)) return fail('MTD_YEAR_NOT_ENDED');
	const open = await checkOpen(services, database, userId, taxYear);
	if (!open.ok) return open;
	const access = await openFor(services, caller);
	if (!access.ok) return access;
	await outdateCalculations(database, { userId, taxYear, at: clock.now() });
	const done = await work(access.value);
	const action = done.ok ? 'mtd.yearEnd.sent' : 'mtd.yearEnd.refused';
	await audit(database, { at: clock.now(), userId, action, detail: { taxYear, item } });
	return done.ok ? read(access.value, taxYear) : done;
}
