/** Reads the boxes of a return, and its leaves, from a received IRenvelope. */
import type { XmlElement } from '@halfpenny/govtalk';
import {
	type PageValues,
	type RepeatedPage,
	type ReturnBoxes,
	returnBoxes,
} from '../../calculation/return-boxes.ts';
import type { LeafTable } from './leaf-table.ts';

/** One leaf of a document: an XPath with an index on every step, and its text. */
export type Leaf = { readonly path: string; readonly value: string };

/** Every element that holds text and no elements, in document order, and every attribute. */
export function leavesOf(element: XmlElement, parent = '', index = 1): readonly Leaf[] {
	const path = `${parent}/${element.name}[${index}]`;
	const attributes = [...element.attributes].map(([name, value]) => ({ path: `${path}/@${name}`, value }));
	if (element.children.length === 0) return [...attributes, { path, value: element.text }];
	const seen = new Map<string, number>();
	const below = element.children.flatMap((child) => {
		const nth = (seen.get(child.name) ?? 0) + 1;
		seen.set(child.name, nth);
		return leavesOf(child, path, nth);
	});
	return [...attributes, ...below];
}

const formsThatRepeat: Readonly<Record<string, RepeatedPage>> = {
	SA102: 'EMP',
	SA102M: 'MOR',
	SA103S: 'SSE',
	SA103F: 'FSE',
	SA104S: 'SPS',
	SA104F: 'FPS',
	SA105: 'PRO',
};

function collect(element: XmlElement, path: string, table: LeafTable, into: Map<string, string[]>): void {
	const box = table.row(path)?.box;
	if (box && element.children.length === 0) into.set(box, [...(into.get(box) ?? []), element.text.trim()]);
	for (const child of element.children) collect(child, `${path}/${child.name}`, table, into);
}

/** The boxes of a return. What the table does not know is skipped: the structure check reports it. */
export function readBoxes(irEnvelope: XmlElement, table: LeafTable): ReturnBoxes {
	const single = new Map<string, string[]>();
	const repeated: Partial<Record<RepeatedPage, PageValues[]>> = {};
	const forms = irEnvelope.children.filter(({ name }) => name === 'MTR').flatMap((mtr) => mtr.children);
	for (const form of forms) {
		const pageName = formsThatRepeat[form.name];
		const values = pageName ? new Map<string, string[]>() : single;
		collect(form, `IRenvelope/MTR/${form.name}`, table, values);
		if (pageName) repeated[pageName] = [...(repeated[pageName] ?? []), values];
	}
	return returnBoxes(single, repeated);
}
