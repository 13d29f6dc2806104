/** What is kept when an account is deleted: returns that HMRC has, for six years. */
import { isAccepted, isOnItsWay } from '@halfpenny/lifecycle';
import type { submissions } from '../../database/schema/submissions.ts';

const YEARS_KEPT = 6;

/** An attempt to file, with what decides whether it is kept. */
export type Attempt = Pick<
	typeof submissions.$inferSelect,
	'state' | 'seenAtHmrcAt' | 'respondedAt' | 'createdAt'
>;

/** Until when a return is kept, by its attempts; undefined when HMRC has none of them. */
export function keptUntil(attempts: readonly Attempt[]): Date | undefined {
	const taken = attempts
		.filter(({ state, seenAtHmrcAt }) => isAccepted(state) || seenAtHmrcAt !== null)
		.map(({ respondedAt, seenAtHmrcAt, createdAt }) => respondedAt ?? seenAtHmrcAt ?? createdAt);
	const latest = taken.toSorted((one, other) => other.getTime() - one.getTime())[0];
	return latest && sixYearsAfter(latest);
}

/** Whether HMRC's answer to one of the attempts is still to come. */
export function isUnderWay(attempts: readonly Attempt[]): boolean {
	return attempts.some(({ state, seenAtHmrcAt }) => isOnItsWay(state) && seenAtHmrcAt === null);
}

function sixYearsAfter(moment: Date): Date {
	const later = new Date(moment);
	later.setUTCFullYear(moment.getUTCFullYear() + YEARS_KEPT);
	return later;
}
