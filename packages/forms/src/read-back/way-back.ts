/** Ways back from a box to a fact, for boxes of either return that a box table cannot turn round by itself. */
import type { FiledBox, FiledPage } from './open-return.ts';
import { put, type Reading } from './reading.ts';

/** Puts what a box says at its facts. */
export type WayBack = (reading: Reading, box: FiledBox, page: FiledPage) => void;

/** A tick that is one answer of the whole return. */
export const ticked =
	(path: string, value: string | boolean = true): WayBack =>
	(reading, box) => {
		if (box.value === 'yes') put(reading, path, value, box);
	};

/** The text, at a fact of the page. */
export const ofPage =
	(path: string): WayBack =>
	(reading, box, { factPrefix }) =>
		put(reading, factPrefix + path, box.value, box);

/** A tick that is one answer of the page. */
export const tickedOfPage =
	(path: string): WayBack =>
	(reading, box, page) =>
		ticked(page.factPrefix + path)(reading, box, page);

/** The text, at one fact of the return. */
export const at =
	(path: string): WayBack =>
	(reading, box) =>
		put(reading, path, box.value, box);

/** The lines and the postcode of an address. */
export function addressBack(fact: string, boxes: readonly string[]): Readonly<Record<string, WayBack>> {
	const keys = ['line1', 'line2', 'line3', 'line4', 'postcode'];
	return Object.fromEntries(boxes.map((box, index) => [box, at(`${fact}.${keys[index]}`)]));
}
