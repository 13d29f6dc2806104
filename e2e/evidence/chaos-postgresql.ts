/** What two hundred kills lose or duplicate with three servers on one PostgreSQL. */
import { freshDatabase } from '../chaos/database.ts';
import { chaosReport } from '../chaos/report.ts';
import { returnsFiling } from '../chaos/returns.ts';
import { run } from '../chaos/run.ts';

const [KILLS, SERVERS] = [200, 3];

/** Runs on a new PostgreSQL database; skipped if there is none. */
export async function measure() {
	const database = await freshDatabase().catch((error: Error) => error);
	if (database instanceof Error) return { skipped: `no PostgreSQL (${database.message})` };
	const result = await run(returnsFiling, {
		...{ kills: KILLS, people: 150, servers: SERVERS, databaseUrl: database.url, seed: 20_261_120 },
		say: (line) => console.log(line),
	}).finally(database.drop);
	return chaosReport(result, `${SERVERS} servers on one PostgreSQL, behind one address`);
}
