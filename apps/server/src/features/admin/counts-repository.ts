/** Counts everything, without looking at what it says. */
import { count, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';
import { jobs } from '../../database/schema/platform.ts';
import { submissions } from '../../database/schema/submissions.ts';
import { taxReturns } from '../../database/schema/tax-returns.ts';

/** Open accounts, returns, submissions by state, and jobs by state. */
export async function countEverything(queries: Queries) {
	const [people] = await queries.select({ count: count() }).from(users).where(isNull(users.closedAt));
	const [returns] = await queries.select({ count: count() }).from(taxReturns);
	const ofSubmissions = await queries
		.select({ state: submissions.state, count: count() })
		.from(submissions)
		.groupBy(submissions.state)
		.orderBy(submissions.state);
	const ofJobs = await queries
		.select({ state: jobs.state, count: count() })
		.from(jobs)
		.groupBy(jobs.state)
		.orderBy(jobs.state);
	return {
		accounts: people?.count ?? 0,
		taxReturns: returns?.count ?? 0,
		submissions: ofSubmissions,
		jobs: ofJobs,
	};
}
