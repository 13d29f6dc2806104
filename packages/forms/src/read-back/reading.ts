/** The reading so far: facts, the box each came from, and boxes that held several answers. */
import { type FactTree, factAt, pence, putFact, toPounds } from '@halfpenny/facts';
import type { Row } from '../tables/row.ts';
import type { FactJson } from './fact-json.ts';
import type { FiledBox, FiledPage } from './open-return.ts';
import { penceOf } from './parse-value.ts';

/** A box that holds several answers, which the return does not separate. */
export interface Combined {
	readonly box: string;
	/** The fact that received all of it. */
	readonly path: string;
	/** The other facts that it may include. */
	readonly others: readonly string[];
}

/** A filled box with its row and page. */
export interface Filled {
	readonly row: Row;
	readonly box: FiledBox;
	readonly page: FiledPage;
}

/** Facts while a return is read. */
export interface Reading {
	readonly tree: FactTree;
	/** By fact path, the paths of the boxes it came from. */
	readonly sources: Map<string, string[]>;
	/** Paths of boxes whose whole value is now in facts. */
	readonly carried: Set<string>;
	readonly combined: Combined[];
}

/** An empty reading. */
export function newReading(): Reading {
	return { tree: {}, sources: new Map(), carried: new Set(), combined: [] };
}

/** Stores a box's value at a fact. `whole` means that the fact holds all of the box. */
export function put(reading: Reading, path: string, value: FactJson, box?: FiledBox, whole = true): void {
	putFact(reading.tree, path, value);
	if (!box) return;
	reading.sources.set(path, [...(reading.sources.get(path) ?? []), box.path]);
	if (whole) reading.carried.add(box.path);
}

/** Adds a box's amount to the fact it is part of. */
export function putMore(reading: Reading, path: string, box: FiledBox): void {
	const amount = penceOf(box.value);
	const before = penceOf(String(factAt(reading.tree, path) ?? '0')) ?? 0;
	if (amount !== undefined) put(reading, path, toPounds(pence(before + amount)), box, false);
}

/** A box of a page by its number, if filled. */
export function boxOf(page: FiledPage, number: string): FiledBox | undefined {
	const row = page.table.rows.find(({ box }) => box === number);
	return row && page.boxes.get(row.path);
}
