/** The operator's command that emails everyone about a change to the service, 30 days ahead, as its pages promise. */
import { addDays, formatDay, parseDate } from '@halfpenny/facts';
import { sayOperator } from '@halfpenny/messages/operator';
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { todayInTheUk } from '../../platform/clock.ts';
import type { Command, Said } from '../../platform/operator-command.ts';
import type { Services } from '../../platform/services.ts';
import { type Announcement, announcements, enqueueNotice } from '../account-notices/notices.ts';
import { loadProfile } from '../profile/queries.ts';
import { listOpenAccounts, wasAnnounced } from './announce-repository.ts';

const ACTION = 'service.announced';
const NOTICE_DAYS = 30;

/** `announce prices|terms|privacy|ending <day>`; undefined for anything else. */
export function announceCommand([name, what, day, ...more]: readonly string[]): Command | undefined {
	const notice = announcements.find((one) => one === what);
	if (name !== 'announce' || notice === undefined || day === undefined || more.length > 0) return undefined;
	if (parseDate(day) === undefined) return undefined;
	return (services) => announce(services, notice, day);
}

async function announce(services: Services, notice: Announcement, day: string): Promise<Said> {
	const earliest = addDays(todayInTheUk(services.clock), NOTICE_DAYS);
	if (day < earliest)
		return { ok: false, text: sayOperator('announce.tooSoon', { day: formatDay(earliest) }) };
	return services.database.transaction(async (tx): Promise<Said> => {
		const subject = `${notice} ${day}`;
		if (await wasAnnounced(tx, ACTION, subject)) return { ok: false, text: sayOperator('announce.again') };
		const written = await writeToEverybody(tx, services, notice, day);
		await audit(tx, { at: services.clock.now(), userId: null, action: ACTION, subject });
		return { ok: true, text: sayOperator('announce.done', { written, day: formatDay(day) }) };
	});
}

/** How many people are emailed. */
async function writeToEverybody(
	tx: Transaction,
	services: Services,
	notice: Announcement,
	day: string,
): Promise<number> {
	let written = 0;
	for (const userId of await listOpenAccounts(tx)) {
		const to = (await loadProfile(services, tx, userId))?.profile.email;
		if (to === undefined) continue;
		await enqueueNotice(tx, services, { userId, notice, to, day });
		written += 1;
	}
	return written;
}
