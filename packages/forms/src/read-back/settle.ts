/** Turns a reading into facts: drops what facts cannot hold, and settles what only the calculation can tell. */
import { type Facts, factAt, parseFacts, pence, toPounds } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import type { FiledPage, FiledReturn } from './open-return.ts';
import { parseValue, penceOf } from './parse-value.ts';
import { boxOf, put, type Reading } from './reading.ts';
import { boxesOf, pageOfFacts } from './refill.ts';
import { settleAllowance } from './settle-allowance.ts';
import { takeFact } from './take-fact.ts';

/** Facts, or their problems. */
type Parsed<Held> =
	| { readonly ok: true; readonly facts: Held }
	| { readonly ok: false; readonly problems: readonly { readonly path: string }[] };

/** The facts of a reading. What facts cannot hold is removed, and its boxes no longer count as carried. */
export function heldFacts<Held>(reading: Reading, parse: (input: unknown) => Parsed<Held>): Held {
	for (;;) {
		const result = parse(reading.tree);
		if (result.ok) return result.facts;
		for (const { path } of result.problems) takeOut(reading, path);
	}
}

function factsOf(reading: Reading): Facts {
	return heldFacts(reading, parseFacts);
}

function takeOut({ tree, sources, carried }: Reading, path: string): void {
	const gone = takeFact(tree, path);
	if (gone === undefined) throw new Error(`facts that were read have no ${path}`);
	for (const [fact, boxes] of sources) {
		if (fact === gone || fact.startsWith(`${gone}.`) || fact.startsWith(`${gone}[`)) {
			for (const box of boxes) carried.delete(box);
		}
	}
}

/** Boxes that follow from other answers by default, with the answer that overrides them. */
const OWN_ANSWERS: Readonly<Record<string, string>> = {
	SSE7: 'accountingPeriod.end',
	FSE8: 'accountingPeriod.start',
	FSE9: 'accountingPeriod.end',
	CGT9: 'gainsOn60DayReturns',
};

/** The facts of a return, with its own losses brought forward, Class 2 and gains adjustment. */
export function settle(reading: Reading, filed: FiledReturn): Facts {
	settleAllowance(reading, filed, factsOf(reading));
	settleLosses(reading, filed, factsOf(reading));
	settleFigures(reading, filed, factsOf(reading));
	settleAnswers(reading, filed, factsOf(reading));
	return factsOf(reading);
}

/**
 * A loss is in two boxes: the part used and the part carried forward, including this year's. The fact is the loss
 * brought forward: both together, less the calculation's excess.
 */
function settleLosses(reading: Reading, filed: FiledReturn, facts: Facts): void {
	for (const page of filed.pages) {
		for (const [path, names] of lossesOf(page)) {
			const at = page.factPrefix + path;
			const together = penceOf(String(factAt(reading.tree, at) ?? ''));
			const decisions = pageOfFacts(facts, page)?.decisions;
			if (together === undefined || !decisions) continue;
			const ours = names.reduce((sum, name) => sum + Number(factAt(decisions, name) ?? 0), 0);
			const before = 2 * together - ours;
			if (before > 0) put(reading, at, toPounds(pence(before)));
			else takeFact(reading.tree, at);
		}
	}
}

/** Facts behind two decisions of a page, with the names of the decisions. */
function lossesOf({ table }: FiledPage): readonly (readonly [path: string, names: readonly string[]])[] {
	const names = new Map<string, string[]>();
	for (const { source } of table.rows) {
		if (source.from !== 'page') continue;
		for (const path of source.paths) names.set(path, [...(names.get(path) ?? []), source.name]);
	}
	return [...names].filter(([, several]) => several.length > 1);
}

/** Figures that facts may override, set if ours differs. */
const OWN_FIGURES = [
	{ boxes: ['FSECL2', 'SSECL2', 'FPSCL2', 'SPSCL2'], name: 'class2', path: 'class2.amount' },
	{ boxes: ['CGT51'], name: 'capitalGainsAdjustment', path: 'capitalGains.adjustment' },
] as const;

function settleFigures(reading: Reading, { pages }: FiledReturn, facts: Facts): void {
	const calculation = calculate(facts, { working: false });
	for (const { boxes, name, path } of OWN_FIGURES) {
		const [box] = pages.flatMap((page) => boxes.flatMap((number) => boxOf(page, number) ?? []));
		const given = penceOf(box?.value ?? '');
		if (given !== undefined && given !== calculation[name])
			put(reading, path, toPounds(pence(given)), box, false);
	}
}

/** If the return differs from what its other answers imply, the person chose it. */
function settleAnswers(reading: Reading, { pages }: FiledReturn, facts: Facts): void {
	const calculation = calculate(facts, { working: false });
	for (const page of pages) {
		const told = page.table.rows.filter(({ box, path }) => box in OWN_ANSWERS && page.boxes.has(path));
		if (told.length === 0) continue;
		const ours = boxesOf(page, facts, calculation, false);
		for (const row of told) {
			const box = page.boxes.get(row.path);
			const value = box && parseValue(row, box.value);
			if (!box || value === undefined || ours.get(box.path)?.value === box.value) continue;
			put(reading, `${page.factPrefix}${OWN_ANSWERS[row.box]}`, value, box);
		}
	}
}
