/** Values that did not fit on one line: "van der" over "Berg", "0T" over "M1". */
import { around, bottom, centreY, overlapX, right, sameRow } from '../../geometry.ts';
import type { Box, Segment } from '../../page.ts';
import type { Label, Sheet } from '../layout/sheet.ts';
import type { Pair } from '../relations/assign.ts';
import { isAligned } from '../relations/caption.ts';
import type { Candidate } from '../values/candidates.ts';
import { PARTICLE } from '../values/names.ts';

const MOST_FURTHER_LINES = 2;
/** The room between two lines of one value, in sizes of the type; more where the form of the whole tells that they are one. */
const TIGHT = 0.35;
const LOOSE = 0.6;

/**
 * The value with the lines under it that continue it; undefined where it is uncertain whether it continues. `claimed`
 * are texts known as values of other fields.
 */
export function withContinuation(
	{ kind, label, candidate, direction }: Pick<Pair, 'kind' | 'label' | 'candidate' | 'direction'>,
	sheet: Sheet,
	claimed: ReadonlySet<Segment>,
): Candidate | undefined {
	if (!kind.mayWrap) return candidate;
	if (isCutShort(candidate, kind, sheet, claimed) || isUnderParticle(candidate, sheet)) return undefined;
	const over = direction === 'right' ? lineOver(candidate, kind, sheet, claimed) : undefined;
	if (over === 'open') return undefined;
	let whole = over ?? candidate;
	for (let line = 0; line < MOST_FURTHER_LINES; line += 1) {
		const leading = kind.isTelling ? LOOSE : TIGHT;
		const next = sheet.texts.find((text) => !claimed.has(text) && isNextLine(whole, text, leading));
		const joined = next && join(whole, next, kind.parse);
		if (!next || !joined) break;
		const before = besideOf(next, label, sheet, direction);
		if (before === 'text' || isCutWord(whole.text, next.text)) return undefined;
		if (before === 'label') break;
		whole = joined;
	}
	return whole.text.endsWith('-') ? undefined : whole;
}

/** Whether a line that may be the rest of a full name stands loosely under it, with no address after it that would make it a place. */
function isCutShort(
	candidate: Candidate,
	kind: Pair['kind'],
	sheet: Sheet,
	claimed: ReadonlySet<Segment>,
): boolean {
	if (kind.mostPieces > 1 || kind.isTelling) return false;
	const free = sheet.texts.filter((text) => !claimed.has(text));
	const lines = blockUnder(candidate, free);
	const [next] = lines;
	if (!next || lines.some(({ text }) => /\d/.test(text)) || !/^\p{Lu}/u.test(next.text)) return false;
	const isTight = next.box.y - bottom(candidate.box) < 0.35 * candidate.size;
	return !isTight && kind.parse(`${candidate.text} ${next.text}`) !== undefined;
}

/**
 * The value with the line over it that has no label of its own, where its label stands level with the last line of both: "Amelia"
 * over "Bell". Open where the two are set wide.
 */
function lineOver(
	candidate: Candidate,
	kind: Pair['kind'],
	{ texts, labels }: Sheet,
	claimed: ReadonlySet<Segment>,
): Candidate | 'open' | undefined {
	const [first] = candidate.segments;
	const line = texts.find(
		(text) => first && !claimed.has(text) && isNextLine({ ...candidate, segments: [text] }, first, LOOSE),
	);
	const hasOwn = [...texts, ...labels].some(
		({ box }) => line && box !== line.box && right(box) <= line.box.x && sameRow(box, line.box),
	);
	if (!line || !first || hasOwn) return undefined;
	const start = { ...candidate, text: line.text, value: line.text, segments: [line], box: line.box };
	const joined = join(start, first, kind.parse);
	if (!joined) return undefined;
	return isNextLine(start, first) ? joined : 'open';
}

/** Whether the start of a surname was left on the line above: "van" over "Rensburg" is no Rensburg. */
function isUnderParticle(candidate: Candidate, { texts }: Sheet): boolean {
	const [first] = candidate.segments;
	return texts.some((text) => {
		const isParticle = text.text.split(' ').every((word) => PARTICLE.test(word));
		return isParticle && first !== undefined && isNextLine({ ...candidate, segments: [text] }, first);
	});
}

/** The lines of the same type that stand under a value and start where it does. */
export function blockUnder(candidate: Candidate, texts: readonly Segment[]): Segment[] {
	const block: Segment[] = [];
	let last = candidate.segments.at(-1);
	for (const text of [...texts].sort((one, other) => one.box.y - other.box.y)) {
		if (!last || candidate.segments.includes(text)) continue;
		const gap = text.box.y - bottom(last.box);
		const isUnder =
			gap > -0.6 * last.size && gap < 0.8 * last.size && text.box.y > last.box.y + 0.5 * last.size;
		const isSame =
			text.words[0]?.font === last.words[0]?.font &&
			Math.abs(text.size - last.size) < 0.05 * last.size &&
			Math.abs(text.box.x - last.box.x) < 0.4 * last.size;
		if (!isUnder || !isSame) continue;
		block.push(text);
		last = text;
	}
	return block;
}

/** "CHUKWUEMEKA-" over "ADEYEMI": whether the hyphen is the name's or the line's is open, but before a single capital. */
function isCutWord(start: string, end: string): boolean {
	return start.endsWith('-') && !/^\p{Lu}\p{Ll}/u.test(end);
}

function isSameType(one: Segment, other: Segment): boolean {
	return one.words[0]?.font === other.words[0]?.font && Math.abs(one.size - other.size) < 0.05 * other.size;
}

function isNextLine(whole: Candidate, text: Segment, leading = TIGHT): boolean {
	const last = whole.segments.at(-1);
	if (!last || whole.segments.includes(text)) return false;
	const gap = text.box.y - bottom(last.box);
	const isTight =
		gap > -0.6 * last.size && gap < leading * last.size && text.box.y > last.box.y + 0.5 * last.size;
	return isTight && isSameType(text, last) && isAligned(text.box, last) && overlapX(text.box, last.box) > 0;
}

/** What is at the side of a line where its label would be. */
function besideOf(line: Segment, own: Label, sheet: Sheet, direction: Pair['direction']) {
	if (direction === 'right') return standsBefore(line, own, sheet);
	const isLabelled =
		direction === 'left' &&
		sheet.labels.some(
			(label) => label !== own && label.box.x >= right(line.box) - 2 && sameRow(label.box, line.box),
		);
	return isLabelled ? 'label' : 'nothing';
}

/** What stands next before a line, but for its own label, which may be of several lines. After a label it is the value of a row of its own. */
function standsBefore(line: Segment, own: Label, { labels, texts }: Sheet): 'label' | 'text' | 'nothing' {
	const before = [
		...labels.map((label) => ({
			kind: label === own ? ('nothing' as const) : ('label' as const),
			box: label.box,
		})),
		...texts.map(({ box }) => ({ kind: 'text' as const, box })),
	].filter(({ box }) => right(box) <= line.box.x + 2 && sameRow(box, line.box));
	const [next] = before.sort((one, other) => right(other.box) - right(one.box));
	if (next?.kind === 'label' && !isLevel(next.box, line)) return 'text';
	return next?.kind ?? 'nothing';
}

/** Whether a label is of this line alone: one of several lines may have run together with the next row's. */
function isLevel(label: Box, { box, size }: Segment): boolean {
	return Math.abs(centreY(label) - centreY(box)) < 0.8 * size;
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
