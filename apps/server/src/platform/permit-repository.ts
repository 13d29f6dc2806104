/** The rate of requests to HMRC's MTD APIs: one row, by the database's clock, for every server on that database. */
import { type Permits, permitSpacing, REQUESTS_PER_SECOND } from '@halfpenny/hmrc';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { requestRates } from '../database/schema/platform.ts';
import { after, databaseTime, type QueueTime } from '../jobs/queue-time.ts';

const SERVICE = 'mtd';

/** Permits for the whole application, at the rate HMRC allows it. `now` is the database's time; tests may stop it. */
export function createPermits(
	database: Database,
	requestsPerSecond: number = REQUESTS_PER_SECOND,
	now: QueueTime = databaseTime,
): Permits {
	const spacing = sql`${permitSpacing(requestsPerSecond)}::double precision * interval '1 millisecond'`;
	const slotAfter = (slot: SQL): SQL => sql`${slot} + ${spacing}`;
	const push = (nextAt: SQL, values: SQL, setWhere?: SQL) =>
		database
			.insert(requestRates)
			.values({ service: SERVICE, nextAt: values })
			.onConflictDoUpdate({
				target: requestRates.service,
				set: { nextAt },
				...(setWhere && { setWhere }),
			})
			.returning({ waitMs: waitMs(spacing, now) });
	return {
		takePermit: async (mostMs) => {
			if (mostMs < 0) return undefined;
			const due = sql`${requestRates.nextAt} <= ${after(now, mostMs)}`;
			const [taken] = await push(
				slotAfter(sql`greatest(${requestRates.nextAt}, ${now()})`),
				slotAfter(now()),
				due,
			);
			return taken?.waitMs;
		},
		pause: async (milliseconds) => {
			const until = after(now, milliseconds);
			await push(sql`greatest(${requestRates.nextAt}, ${until})`, until);
		},
	};
}

/** From now until the slot just reserved, which lies one spacing before the next free one. */
const waitMs = (spacing: SQL, now: QueueTime): SQL<number> =>
	sql<number>`greatest(0, ceil(extract(epoch from ${requestRates.nextAt} - ${spacing} - ${now()}) * 1000))::int`;
