/** Values that had no room on one line: "van der" over "Berg", "0T" over "M1". */
import { around, bottom, overlapX, right, sameRow } from '../layout/box.ts';
import type { Segment } from '../layout/segments.ts';
import type { Pair } from './assign.ts';
import { type Candidate, parserOf } from './candidates.ts';
import type { DetailLabel } from './lexicon.ts';
import type { Sheet } from './sheet.ts';

const mayWrap: ReadonlySet<DetailLabel> = new Set(['surname', 'forenames', 'finalTaxCode']);
const MOST_FURTHER_LINES = 2;

/** The value with the lines under it that go on with it. `claimed` are texts known as values of other fields. */
export function withContinuation(
	{ field, candidate, direction }: Pick<Pair, 'field' | 'candidate' | 'direction'>,
	sheet: Sheet,
	claimed: ReadonlySet<Segment>,
): Candidate {
	if (!mayWrap.has(field)) return candidate;
	let whole = candidate;
	for (let line = 0; line < MOST_FURTHER_LINES; line += 1) {
		const next = sheet.texts.find(
			(text) =>
				!claimed.has(text) && isNextLine(whole, text) && (direction !== 'right' || standsAlone(text, sheet)),
		);
		const joined = next && join(whole, next, parserOf(field));
		if (!joined) break;
		whole = joined;
	}
	return whole;
}

function isNextLine(whole: Candidate, text: Segment): boolean {
	const last = whole.segments.at(-1);
	if (!last || whole.segments.includes(text)) return false;
	const gap = text.box.y - bottom(last.box);
	const isTight =
		gap > -0.4 * last.size && gap < 0.35 * last.size && text.box.y > last.box.y + 0.5 * last.size;
	const isSameType =
		text.words[0]?.font === last.words[0]?.font && Math.abs(text.size - last.size) < 0.05 * last.size;
	const isAligned =
		Math.abs(text.box.x - last.box.x) < 0.4 * last.size ||
		Math.abs(right(text.box) - right(last.box)) < 0.4 * last.size;
	return isTight && isSameType && isAligned && overlapX(text.box, last.box) > 0;
}

/** Whether nothing stands before a line: else it is the value of a row of its own. */
function standsAlone(line: Segment, { labels, texts }: Sheet): boolean {
	return ![...labels, ...texts].some(
		(other) => right(other.box) <= line.box.x + 2 && sameRow(other.box, line.box),
	);
}

function join(
	whole: Candidate,
	next: Segment,
	parse: (text: string) => string | undefined,
): Candidate | undefined {
	const text = whole.text.endsWith('-') ? whole.text + next.text : `${whole.text} ${next.text}`;
	const value = parse(text);
	if (value === undefined) return undefined;
	return { ...whole, value, text, segments: [...whole.segments, next], box: around([whole.box, next.box]) };
}
