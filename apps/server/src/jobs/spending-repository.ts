/** How much of a lane each person has used lately, so that one person's many documents do not keep others waiting. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { laneSpending } from '../database/schema/platform.ts';
import type { Lane } from './definition.ts';
import type { QueueTime } from './queue-time.ts';

/** Usage counts half after this long: a busy morning is forgotten by noon. */
const HALF_LIFE_SECONDS = 600;

/** What a row of usage still counts for now, in milliseconds. */
function leftOf(now: QueueTime): SQL {
	return sql`spending.spent_ms * power(0.5, extract(epoch from ${now()} - spending.at) / ${HALF_LIFE_SECONDS}::double precision)`;
}

/** Milliseconds of its lane recently used by the person of a row of jobs; 0 for the service's own. */
export function spentByPerson(now: QueueTime): SQL {
	return sql`coalesce((select ${leftOf(now)} from ${laneSpending} spending
		where spending.lane = ${sql.raw('"jobs"."lane"')} and spending.user_id = ${sql.raw('"jobs"."user_id"')}), 0)`;
}

/** How much of a lane a person may use before their jobs wait behind everyone else's: about five minutes in an hour. */
const ALLOWANCE_MS = 60_000;

/** Whether the person of a row of jobs has used more of its lane lately than their allowance. */
export function isBeyondAllowance(now: QueueTime): SQL {
	return sql`(${spentByPerson(now)} > ${ALLOWANCE_MS}::double precision)`;
}

/** Whether a person has used more of a lane lately than their allowance. */
export async function hasUsedAllowance(
	queries: Queries,
	now: QueueTime,
	{ lane, userId }: { readonly lane: Lane; readonly userId: string },
): Promise<boolean> {
	const rows = await queries
		.select({ lane: sql`spending.lane` })
		.from(sql`${laneSpending} spending`)
		.where(
			sql`spending.lane = ${lane} and spending.user_id = ${userId} and ${leftOf(now)} > ${ALLOWANCE_MS}::double precision`,
		);
	return rows.length > 0;
}

/** Adds to what a person has used of a lane. */
export async function addSpending(
	queries: Queries,
	now: QueueTime,
	{ lane, userId, ms }: { readonly lane: Lane; readonly userId: string; readonly ms: number },
): Promise<void> {
	await queries.execute(sql`insert into ${laneSpending} as spending (lane, user_id, spent_ms, at)
		values (${lane}, ${userId}, ${ms}::double precision, ${now()})
		on conflict (lane, user_id) do update set spent_ms = ${leftOf(now)} + excluded.spent_ms, at = excluded.at`);
}
