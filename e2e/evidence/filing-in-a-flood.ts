/** How another account's hostile documents affect someone who files. */
import { type FilingTimes, measureFlood, PAPERS } from '../bench/filing-in-a-flood.ts';

/** Measures filing with and without the flood. */
export async function measure() {
	const { alone, inFlood, papersWaiting } = await measureFlood();
	const rows = [rowOf('nobody else', alone), rowOf(`${PAPERS} hostile documents from one account`, inFlood)];
	const [aloneMs, floodMs] = [median(alone.accepted), median(inFlood.accepted)];
	return {
		title: 'Filing during a flood of hostile documents',
		summary: `From the click to HMRC’s receipt takes ${aloneMs} ms at the median, and ${floodMs} ms while one account has uploaded ${PAPERS} documents that each keep a reader busy until its time limit; ${papersWaiting} of them were still waiting when the last return was filed. The stand-in asks to be polled after a second.`,
		columns: [
			'Meanwhile',
			'Declared: median, ms',
			'Declared: slowest, ms',
			'Receipt: median, ms',
			'Receipt: slowest, ms',
		],
		rows,
		figures: { aloneMs, floodMs, papersWaiting },
	};
}

function rowOf(what: string, { declared, accepted }: FilingTimes): (string | number)[] {
	return [what, median(declared), slowest(declared), median(accepted), slowest(accepted)];
}

function median(times: readonly number[]): number {
	const sorted = [...times].sort((a, b) => a - b);
	return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}

function slowest(times: readonly number[]): number {
	return Math.round(Math.max(...times));
}
