/** A run as a table: what died where, what went wrong at HMRC, what people did, and what there is in the end. */
import { FAULT_POINTS } from '../../apps/server/src/platform/fault-points.ts';
import type { RunResult } from './run.ts';

/** Rows of two cells each. */
export function tableOf(result: RunResult): readonly (readonly [what: string, value: string])[] {
	const { kills, struck, deeds } = result;
	const died = (where: string) => String(kills.get(where) ?? 0);
	const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
	return [
		['Kills in all', String(sum(kills))],
		...FAULT_POINTS.map((point) => [`Killed at \`${point}\``, died(point)] as const),
		['Killed at a random instant', died('instant')],
		['Killed while it started', died('start')],
		['Messages to HMRC that a fault struck', String(sum(struck))],
		...sorted(struck).map(([kind, times]) => [`Struck by \`${kind}\``, String(times)] as const),
		...sorted(deeds).map(([deed, times]) => [`A person ${deed}`, String(times)] as const),
		['Times nobody knew what HMRC had', String(result.doubts)],
		['Returns to be filed', String(result.returns)],
		['Amendments to be filed', String(result.amendments)],
		['Submissions (each attempt one)', String(result.submissions)],
		['Events', String(result.events)],
		['Receipts that can be opened', String(result.receipts)],
		['Differences between HMRC’s ledger and our records', String(result.differences.length)],
	];
}

function sorted(counts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
	return [...counts].sort(([a], [b]) => a.localeCompare(b));
}
