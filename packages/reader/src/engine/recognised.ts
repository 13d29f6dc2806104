/** What was recognised in a picture is as sure as its characters were, and is shown where it stands in the picture as it came. */
import { around, centreX, centreY, right } from '../geometry.ts';
import type { Box, Page, Word } from '../page.ts';
import type { FieldReading, PageReading } from '../reading.ts';
import { partBySureness } from './settle.ts';

/** The reading with the sureness and the places of the words on `pages`; amounts that add up are sure all the same. */
export function asRecognised<Reading extends PageReading>(reading: Reading, pages: readonly Page[]): Reading {
	const placed = (field: FieldReading) => {
		const words = wordsIn(field, pages);
		return words.length === 0 ? field : { ...field, ...weakened(field, words), box: placeOf(words) };
	};
	const { fields, abstained } = partBySureness(reading.fields.map(placed));
	const left = reading.abstained.map((field) => ({ ...placed(field), reason: field.reason }));
	return { ...reading, fields, abstained: [...abstained, ...left] };
}

/** The recognised words that the field was read from. */
function wordsIn({ page, box }: FieldReading, pages: readonly Page[]): Word[] {
	const words = pages.find(({ number }) => number === page)?.words ?? [];
	return words.filter((word) => word.sureness !== undefined && isIn(word.box, box));
}

function isIn(inner: Box, outer: Box): boolean {
	const [x, y] = [centreX(inner), centreY(inner)];
	return x >= outer.x && x <= right(outer) && y >= outer.y && y <= outer.y + outer.height;
}

function weakened({ confidence, checks }: FieldReading, words: readonly Word[]) {
	if (checks.includes('sum')) return { confidence };
	return { confidence: confidence * Math.min(...words.map(({ sureness = 1 }) => sureness)) };
}

function placeOf(words: readonly Word[]): Box {
	return around(words.map(({ box, place = box }) => place));
}
