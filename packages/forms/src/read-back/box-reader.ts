/** Reads one box back to facts, for boxes of either return that a table cannot describe. */
import type { FiledBox, FiledPage } from './open-return.ts';
import { put, type Reading } from './reading.ts';

/** Stores a box's value at its facts in the reading. */
export type BoxReader = (reading: Reading, box: FiledBox, page: FiledPage) => void;

/** A tick that is one answer of the whole return. */
export const ticked =
	(path: string, value: string | boolean = true): BoxReader =>
	(reading, box) => {
		if (box.value === 'yes') put(reading, path, value, box);
	};

/** The text, at a fact of the page. */
export const ofPage =
	(path: string): BoxReader =>
	(reading, box, { factPrefix }) =>
		put(reading, factPrefix + path, box.value, box);

/** A tick that is one answer of the page. */
export const tickedOfPage =
	(path: string): BoxReader =>
	(reading, box, page) =>
		ticked(page.factPrefix + path)(reading, box, page);

/** The text, at one fact of the return. */
export const at =
	(path: string): BoxReader =>
	(reading, box) =>
		put(reading, path, box.value, box);

/** Readers of the lines and the postcode of an address, by box number. */
export function addressReaders(fact: string, boxes: readonly string[]): Readonly<Record<string, BoxReader>> {
	const keys = ['line1', 'line2', 'line3', 'line4', 'postcode'];
	return Object.fromEntries(boxes.map((box, index) => [box, at(`${fact}.${keys[index]}`)]));
}
