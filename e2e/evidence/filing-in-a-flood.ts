/** What somebody who files notices of another account's hostile papers. */
import { type FilingTimes, measureFlood, PAPERS } from '../bench/filing-in-a-flood.ts';

/** Measures. */
export async function measure() {
	const { alone, inFlood, papersWaiting } = await measureFlood();
	const rows = [rowOf('nobody else', alone), rowOf(`${PAPERS} hostile papers of one account`, inFlood)];
	const [aloneMs, floodMs] = [median(alone.accepted), median(inFlood.accepted)];
	return {
		title: 'Filing during a flood of hostile papers',
		summary: `From the click to HMRC’s receipt takes ${aloneMs} ms at the median, and ${floodMs} ms while one account has sent ${PAPERS} papers that each take a reader as long as it may work; ${papersWaiting} of them were still waiting when the last return was filed. The stand-in asks to be polled after a second.`,
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
