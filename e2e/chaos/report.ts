/** A run as a table: what died where, what went wrong at HMRC, what people did, and what there is in the end. */
import { FAULT_POINTS } from '../../apps/server/src/platform/fault-points.ts';
import type { RunResult } from './run.ts';

/** A run as evidence: what it was on, in words, and its table. */
export function chaosReport(result: RunResult, place: string) {
	const kills = sumOf(result.kills);
	const found = result.differences.length;
	const agreement =
		found === 0 ? 'agree: nothing is lost, nothing is filed twice' : `differ in ${found} places`;
	return {
		title: 'Servers killed while they file',
		summary: `${place}; the built server is killed ${kills} times with SIGKILL, at the named points between two steps and at random instants, while people file over the API (double clicks and two tabs among them) and HMRC’s stand-in has the faults below. In the end all heals: faults stop, waiting jobs fall due at once instead of in hours, people say of a submission that nobody knows the fate of what HMRC’s own pages show. Then the stand-in’s ledger and our submissions, events, receipts, letters and jobs ${agreement}. ${Math.round(result.seconds / 60)} minutes.`,
		columns: ['What', 'How often'],
		rows: tableOf(result).map((row) => [...row]),
		figures: {
			...{ kills, differences: found, returns: result.returns, amendments: result.amendments },
			...{ submissions: result.submissions, events: result.events, receipts: result.receipts },
		},
		differences: result.differences,
	};
}

/** Rows of two cells each. */
export function tableOf(result: RunResult): readonly (readonly [what: string, value: string])[] {
	const { kills, struck, deeds } = result;
	const died = (where: string) => String(kills.get(where) ?? 0);
	return [
		['Kills in all', String(sumOf(kills))],
		...FAULT_POINTS.map((point) => [`Killed at \`${point}\``, died(point)] as const),
		['Killed at a random instant', died('instant')],
		['Killed while it started', died('start')],
		['Messages to HMRC that a fault struck', String(sumOf(struck))],
		...sorted(struck).map(([kind, times]) => [`Struck by \`${kind}\``, String(times)] as const),
		...sorted(deeds).map(([deed, times]) => [`A person ${deed}`, String(times)] as const),
		['Times nobody knew what HMRC had', String(result.timesUnknown)],
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

function sumOf(counts: ReadonlyMap<string, number>): number {
	return [...counts.values()].reduce((sum, one) => sum + one, 0);
}
