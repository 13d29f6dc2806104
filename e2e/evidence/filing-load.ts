/** How many returns one server completes a second, for minutes, and how that affects other people. */
import { type LoadResult, measureLoad } from '../bench/filing-load.ts';
import { freshDatabase } from '../chaos/database.ts';

/** Five minutes by default, at slightly more than the 20 a second that the server should keep up with. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 300);
const EACH_SECOND = Number(process.env.BENCH_EACH_SECOND ?? 21);
const AT_ONCE = Number(process.env.BENCH_AT_ONCE ?? 1500);

/** Measures on a new PostgreSQL database; skipped if there is none. */
export async function measure() {
	const database = await freshDatabase().catch((error: Error) => error);
	if (database instanceof Error) return { skipped: `no PostgreSQL (${database.message})` };
	const options = { databaseUrl: database.url, eachSecond: EACH_SECOND, seconds: SECONDS, atOnce: AT_ONCE };
	const result = await measureLoad({ ...options, say: (line) => console.log(line) }).finally(database.drop);
	return report(result);
}

function report(result: LoadResult) {
	const { declared, complete, completeEachSecond, leastEachSecond, idle, busy, declaring, memory } = result;
	const [idleMedian, busyMedian] = [quantile(idle, 50), quantile(busy, 50)];
	const third = Math.ceil(memory.length / 3);
	const [early, late] = [mean(memory.slice(third, 2 * third)), mean(memory.slice(-third))];
	const rows: [string, string][] = [
		['Returns declared each second', String(EACH_SECOND)],
		['Seconds', String(SECONDS)],
		['Returns declared', String(declared)],
		['Completed in that time (receipt stored, deleted at HMRC)', String(complete)],
		['Complete returns a second', fixed(completeEachSecond, 1)],
		['In the worst ten seconds', fixed(leastEachSecond, 1)],
		['Seconds until the last was complete', fixed(result.secondsToDrain, 1)],
		['Another person’s calls, with the server idle: median, ms', fixed(idleMedian, 1)],
		['Another person’s calls meanwhile: median, ms', fixed(busyMedian, 1)],
		['Meanwhile, compared with idle', `${fixed(busyMedian / idleMedian, 1)} times`],
		['Another person’s calls meanwhile: 95 in 100 within, ms', fixed(quantile(busy, 95), 1)],
		['Check answers and declare: median, ms', fixed(quantile(declaring, 50), 1)],
		['Check answers and declare: 95 in 100 within, ms', fixed(quantile(declaring, 95), 1)],
		['The server’s memory in the middle third, MiB', fixed(early, 0)],
		['The server’s memory in the last third, MiB', fixed(late, 0)],
		[
			`At saturation: complete returns a second (${AT_ONCE} declared as fast as it answers)`,
			fixed(result.saturation, 1),
		],
		['CPU time for each return, server, ms', fixed(result.processor.server, 1)],
		['CPU time for each return, stand-in, ms', fixed(result.processor.standIn, 1)],
		['CPU time for each return, the measurement itself, ms', fixed(result.processor.client, 1)],
	];
	return {
		title: 'Filing under load',
		summary: `Complete returns (facts, calculation, boxes, XML, IRmark, submit, poll, receipt, delete) through one server with PostgreSQL and the stand-in on the same machine, ${EACH_SECOND} declared each second for ${SECONDS} seconds: ${fixed(completeEachSecond, 1)} complete a second; declared as fast as it answers, ${fixed(result.saturation, 1)}; another person’s calls take ${fixed(busyMedian, 1)} ms at the median, ${fixed(idleMedian, 1)} ms on the idle server; memory ${fixed(early, 0)} MiB, then ${fixed(late, 0)} MiB. The country’s busiest hour on 31 January 2025 was 16.3 a second.`,
		columns: ['What', 'Measured'],
		rows,
		figures: {
			completeEachSecond,
			leastEachSecond,
			saturation: result.saturation,
			idleMedian,
			busyMedian,
			memoryEarly: early,
			memoryLate: late,
		},
	};
}

function fixed(value: number, digits: number): string {
	return value.toFixed(digits); // not money
}

function quantile(times: readonly number[], percent: number): number {
	const sorted = [...times].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN; // not money
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
}
