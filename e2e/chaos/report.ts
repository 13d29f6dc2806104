/** A run as a table: what died where, what went wrong at HMRC, what people did, and what there is in the end. */
import { declarationsFiling } from './declarations/filing.ts';
import { returnsFiling } from './returns.ts';
import type { Filing, RunResult } from './run.ts';

/** A table of a run, rows of two cells each. */
export type RowsOf = (result: RunResult) => readonly (readonly [what: string, value: string])[];

const HEALED =
	'In the end all heals: faults stop, waiting jobs fall due at once instead of in hours, people say of a submission that nobody knows the fate of what HMRC’s own pages show.';

/** A run of annual returns as evidence: what it was on, in words, and its table. */
export function chaosReport(result: RunResult, place: string) {
	const summary = `${place}; ${killed(result)} while people file over the API (double clicks and two tabs among them) and HMRC’s stand-in has the faults below. ${HEALED} Then the stand-in’s ledger and our submissions, events, receipts, letters and jobs ${agreement(result, 'nothing is filed twice')}. ${minutes(result)}`;
	const { returns, amendments, receipts } = result;
	return {
		...{ title: 'Servers killed while they file', summary, ...tableOf(returnRows, result) },
		figures: { ...figuresOf(result), returns, amendments, receipts },
	};
}

/** A run of final declarations as evidence. */
export function declarationsReport(result: RunResult, place: string) {
	const summary = `${place}; ${killed(result)} while people who are connected by OAuth and have sent their year make its final declaration over the API (double clicks and two tabs among them), tokens run out, and HMRC’s stand-in has the faults below. ${HEALED} Then the stand-in’s ledger, our declarations, events and jobs, and what people were told on the way ${agreement(result, 'nothing is declared twice')}. ${minutes(result)}`;
	return {
		title: 'Servers killed around the final declaration',
		...{ summary, ...tableOf(declarationRows, result) },
		figures: { ...figuresOf(result), declarations: result.returns },
	};
}

function killed({ kills }: RunResult): string {
	return `the built server is killed ${sumOf(kills)} times with SIGKILL, at the named points between two steps and at random instants,`;
}

function agreement({ differences }: RunResult, notTwice: string): string {
	const found = differences.length;
	return found === 0 ? `agree: nothing is lost, ${notTwice}` : `differ in ${found} places`;
}

const minutes = ({ seconds }: RunResult) => `${Math.round(seconds / 60)} minutes.`;

function figuresOf(result: RunResult) {
	const { submissions, events, differences } = result;
	return { kills: sumOf(result.kills), differences: differences.length, submissions, events };
}

function tableOf(rowsOf: RowsOf, result: RunResult) {
	const rows = rowsOf(result).map((row) => [...row]);
	return { columns: ['What', 'How often'], rows, differences: result.differences };
}

/** The table of annual returns. */
export const returnRows: RowsOf = (result) => [
	...rowsOfDays(returnsFiling, result),
	['Returns to be filed', String(result.returns)],
	['Amendments to be filed', String(result.amendments)],
	['Submissions (each attempt one)', String(result.submissions)],
	['Events', String(result.events)],
	['Receipts that can be opened', String(result.receipts)],
	['Differences between HMRC’s ledger and our records', String(result.differences.length)],
];

/** The table of final declarations. */
export const declarationRows: RowsOf = (result) => [
	...rowsOfDays(declarationsFiling, result),
	['Final declarations to be made', String(result.returns)],
	['Attempts at them', String(result.submissions)],
	['Events', String(result.events)],
	[
		'Differences between HMRC’s ledger, our records and what people were told',
		String(result.differences.length),
	],
];

function rowsOfDays<One>({ points }: Filing<One>, result: RunResult): ReturnType<RowsOf> {
	const { kills, struck, deeds } = result;
	const died = (where: string) => String(kills.get(where) ?? 0);
	return [
		['Kills in all', String(sumOf(kills))],
		...points.map((point) => [`Killed at \`${point}\``, died(point)] as const),
		['Killed at a random instant', died('instant')],
		['Killed while it started', died('start')],
		['Messages to HMRC that a fault struck', String(sumOf(struck))],
		...sorted(struck).map(([kind, times]) => [`Struck by \`${kind}\``, String(times)] as const),
		...sorted(deeds).map(([deed, times]) => [`A person ${deed}`, String(times)] as const),
		['Times nobody knew what HMRC had', String(result.timesUnknown)],
	];
}

function sorted(counts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
	return [...counts].sort(([a], [b]) => a.localeCompare(b));
}

function sumOf(counts: ReadonlyMap<string, number>): number {
	return [...counts.values()].reduce((sum, one) => sum + one, 0);
}
