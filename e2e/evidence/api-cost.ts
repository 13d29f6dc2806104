/** How much CPU time an API call takes, compared with the least that a call can take. */
import { type Measured, measureCost } from '../bench/api-cost.ts';
import { freshDatabase } from '../chaos/database.ts';

const ROUNDS = 5;
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 1500);

/** Measures on a new PostgreSQL database; skipped if there is none. */
export async function measure() {
	const database = await freshDatabase().catch((error: Error) => error);
	if (database instanceof Error) return { skipped: `no PostgreSQL (${database.message})` };
	const options = { databaseUrl: database.url, rounds: ROUNDS, requests: REQUESTS };
	return report(await measureCost(options).finally(database.drop));
}

function report(measured: readonly Measured[]) {
	const least = (kind: Measured['kind']) => measured.find((one) => one.kind === kind)?.rounds ?? [];
	const ratio = ({ kind, rounds }: Measured) =>
		median(rounds.map((spent, round) => spent / (least(kind)[round] ?? Number.NaN)));
	const worst = Math.max(...measured.map(ratio));
	return {
		title: 'What a call costs the server',
		summary: `CPU time for one call on PostgreSQL, the median of ${ROUNDS} rounds of ${REQUESTS} calls, compared in each round with a bare Fastify route that looks up the same session in the same database (for a write, one that also changes a row): at most ${fixed(worst, 1)} times as much.`,
		columns: ['Call', 'CPU time, ms', 'Compared with the bare route', 'Every round, ms'],
		rows: measured.map((one) => [
			one.name,
			fixed(median(one.rounds), 3),
			`${fixed(ratio(one), 1)} times`,
			one.rounds.map((round) => fixed(round, 3)).join(' '),
		]),
		figures: Object.fromEntries(measured.map((one) => [one.name, median(one.rounds)])),
	};
}

function fixed(value: number, digits: number): string {
	return value.toFixed(digits); // not money
}

function median(values: readonly number[]): number {
	return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
