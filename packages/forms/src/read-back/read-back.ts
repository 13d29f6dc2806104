/** Reads a filed return, ours or another product's, back to facts to carry forward. */
import type { FactsInput, FactTree } from '@halfpenny/facts';
import { formYears } from '@halfpenny/years';
import { type FiledReturn, openReturn } from './open-return.ts';
import { numberOfOther } from './other-boxes.ts';
import { schedulesOf } from './other-schedules.ts';
import { parsePage } from './parse-page.ts';
import { problemOf, type ReadBackProblem } from './read-back-problem.ts';
import { type Combined, newReading, put } from './reading.ts';
import { compare, type Difference, type NotCarried } from './refill.ts';
import { settle } from './settle.ts';

export type { ReadBackCode } from './open-envelope.ts';
export type { ReadBackProblem } from './read-back-problem.ts';
export type { Combined } from './reading.ts';
export type { Difference, NotCarried } from './refill.ts';

/** Facts and remarks on them, or every reason why there are none. */
export type ReadBackResult =
	| {
			readonly ok: true;
			/** As JSON with pounds as text, for `parseFacts`. */
			readonly facts: FactsInput;
			readonly notCarried: readonly NotCarried[];
			/** Boxes that hold several answers together. */
			readonly combined: readonly Combined[];
			/** Totals and figures where these facts differ from the return. */
			readonly differences: readonly Difference[];
	  }
	| { readonly ok: false; readonly problems: readonly ReadBackProblem[] };

/**
 * Reads a GovTalkMessage, or a bare IRenvelope, with an individual's return. Never throws on bad input: document types,
 * bombs, cut-off files, other returns and years without a form are problems.
 */
export function readBack(xml: Uint8Array | string): ReadBackResult {
	const opened = openReturn(xml);
	if (!opened.ok) return { ok: false, problems: [problemOf(opened.code, opened.year, formYears)] };
	return { ok: true, ...parseReturn(opened.filed) };
}

function parseReturn(filed: FiledReturn): Omit<Extract<ReadBackResult, { ok: true }>, 'ok'> {
	const reading = newReading();
	put(reading, 'taxYear', filed.year);
	if (filed.utr !== undefined) put(reading, 'person.uniqueTaxpayerReference', filed.utr);
	for (const page of filed.pages) parsePage(reading, page);
	const unknown = unknownBoxes(filed);
	const schedules = schedulesOf(unknown.map(({ path }) => path));
	if (schedules.length > 0) put(reading, 'otherSchedules', schedules);
	const facts = settle(reading, filed);
	const { lost, differences } = compare(filed, facts, reading.carried);
	const strange = unknown.map(({ path }) => ({ path, box: numberOfOther(path, filed.year) }));
	return {
		facts: inputOf(reading.tree),
		notCarried: [...lost, ...strange],
		combined: reading.combined,
		differences,
	};
}

/** The tree was accepted as facts, so this is what they are parsed from. */
function inputOf(tree: FactTree): FactsInput {
	return tree as unknown as FactsInput;
}

/** Boxes that have no row here. */
function unknownBoxes({ pages, others }: FiledReturn): FiledReturn['others'] {
	const strange = pages.flatMap(({ table, boxes }) => {
		const known = new Set(table.rows.map(({ path }) => path));
		return [...boxes].filter(([path]) => !known.has(path)).map(([, box]) => box);
	});
	return [...strange, ...others];
}
