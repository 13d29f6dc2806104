/** What ten minutes of mixed traffic lose, and how long someone working on their return waits meanwhile. */
import type { Met } from '../bench/mixed-traffic/honest.ts';
import { mixTraffic } from '../bench/mixed-traffic/run.ts';

/** Set `MIXED_TRAFFIC_MINUTES` for a shorter run. */
const MINUTES = Number(process.env.MIXED_TRAFFIC_MINUTES ?? 10);

/** Runs the traffic and reports it. */
export async function measure() {
	const result = await mixTraffic(MINUTES, (line) => console.log(line));
	const { idle, busy, harm, kills, filed, amended, lost } = result;
	const [idleMs, busyMs] = [median(all(idle)), median(all(busy))];
	const times = Math.round((busyMs / idleMs) * 10) / 10;
	return {
		title: 'Mixed traffic with kills and hostile uploads',
		summary: `Two servers share a PostgreSQL for ${MINUTES} minutes. ${filed} returns are filed and ${amended} amended, attackers do what is listed below, and a server is killed with SIGKILL ${kills} times. ${lost.length === 0 ? 'Nothing is lost: HMRC’s ledger, our records and what people were told agree, and every answer that was saved is there.' : `${lost.length} differences.`} A call by someone working on their return takes ${ms(busyMs)} at the median, and ${ms(idleMs)} when nobody else is there: ${times} times as long. ${busy.unanswered} of their ${all(busy).length} calls met a server that had just been killed, and were made again. ${harm.faults} answers were our own errors (status 500).`,
		columns: ['What', 'Idle', 'In the traffic'],
		rows: [
			...[...busy.times.keys()].map((what) => [
				`${what}: median`,
				ms(median(idle.times.get(what) ?? [])),
				ms(median(busy.times.get(what) ?? [])),
			]),
			['Any answer: median', ms(idleMs), ms(busyMs)],
			['Any answer: 95 of 100', ms(quantile(all(idle), 0.95)), ms(quantile(all(busy), 0.95))],
			['Any answer: longest', ms(quantile(all(idle), 1)), ms(quantile(all(busy), 1))],
			...[...harm.deeds].map(([deed, often]) => [`Somebody ${deed}`, 0, often]),
			['Servers killed', 0, kills],
			['Differences', 0, lost.length],
		],
		differences: lost,
		figures: { idleMs, busyMs, times, kills, filed, amended, lost: lost.length, faults: harm.faults },
	};
}

function all({ times }: Met): number[] {
	return [...times.values()].flat();
}

function median(times: readonly number[]): number {
	return quantile(times, 0.5);
}

function quantile(times: readonly number[], share: number): number {
	const sorted = [...times].sort((a, b) => a - b);
	return (
		Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN) * 10) /
		10
	);
}

function ms(milliseconds: number): string {
	return `${milliseconds} ms`;
}
