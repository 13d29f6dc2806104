/** Reports a run as a table: where servers died, what went wrong at HMRC, what people did, and the result. */
import { declarationsFiling } from './declarations/filing.ts';
import { returnsFiling } from './returns.ts';
import type { Filing, RunResult } from './run.ts';

/** Makes the rows of a run's table. */
export type RowsOf = (result: RunResult) => readonly (readonly [what: string, value: string])[];

const HEALED =
	'At the end faults stop, waiting jobs become due immediately instead of in hours, and for each submission with an unknown outcome the person says what HMRC’s own pages show.';

/** The evidence of a run of annual returns. `place` says what it ran on. */
export function chaosReport(result: RunResult, place: string) {
	const summary = `${place}; ${killed(result)} while people file over the API, sometimes with double clicks or in two tabs, and HMRC’s stand-in has the faults below. ${HEALED} Then the stand-in’s ledger and our submissions, events, receipts, letters and jobs ${agreement(result, 'nothing is filed twice')}. ${minutes(result)}`;
	const { returns, amendments, receipts } = result;
	return {
		...{ title: 'Servers killed while they file', summary, ...tableOf(returnRows, result) },
		figures: { ...figuresOf(result), returns, amendments, receipts },
	};
}

/** The evidence of a run of final declarations. */
export function declarationsReport(result: RunResult, place: string) {
	const summary = `${place}; ${killed(result)} while people who are connected by OAuth and have sent their updates make the final declaration over the API, sometimes with double clicks or in two tabs, tokens expire, and HMRC’s stand-in has the faults below. ${HEALED} Then the stand-in’s ledger, our declarations, events and jobs, and what people were told ${agreement(result, 'nothing is declared twice')}. ${minutes(result)}`;
	return {
		title: 'Servers killed around the final declaration',
		...{ summary, ...tableOf(declarationRows, result) },
		figures: { ...figuresOf(result), declarations: result.returns },
	};
}

function killed({ kills }: RunResult): string {
	return `the built server is killed ${sumOf(kills)} times with SIGKILL, at named points between steps and at random moments,`;
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

/** The rows for annual returns. */
export const returnRows: RowsOf = (result) => [
	...rowsOfDays(returnsFiling, result),
	['Returns to be filed', String(result.returns)],
	['Amendments to be filed', String(result.amendments)],
	['Submissions (one for each attempt)', String(result.submissions)],
	['Events', String(result.events)],
	['Receipts that can be opened', String(result.receipts)],
	['Differences between HMRC’s ledger and our records', String(result.differences.length)],
];

/** The rows for final declarations. */
export const declarationRows: RowsOf = (result) => [
	...rowsOfDays(declarationsFiling, result),
	['Final declarations to be made', String(result.returns)],
	['Attempts', String(result.submissions)],
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
		['Kills in total', String(sumOf(kills))],
		...points.map((point) => [`Killed at \`${point}\``, died(point)] as const),
		['Killed at a random moment', died('instant')],
		['Killed while starting', died('start')],
		['Messages to HMRC hit by a fault', String(sumOf(struck))],
		...sorted(struck).map(([kind, times]) => [`Hit by \`${kind}\``, String(times)] as const),
		...sorted(deeds).map(([deed, times]) => [`A person ${deed}`, String(times)] as const),
		['Times an outcome was unknown', String(result.timesUnknown)],
	];
}

function sorted(counts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
	return [...counts].sort(([a], [b]) => a.localeCompare(b));
}

function sumOf(counts: ReadonlyMap<string, number>): number {
	return [...counts.values()].reduce((sum, one) => sum + one, 0);
}
