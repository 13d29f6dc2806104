/**
 * The fields that are not amounts: each label gets the value in the position that is usual
 * on this page.
 */
import { bottom, right, sameRow } from '../../geometry.ts';
import type { Box, Ruling, Segment } from '../../page.ts';
import { plainLabels } from '../labels/detail-labels.ts';
import { hasRulingBetween } from '../layout/segments.ts';
import type { Label, Sheet } from '../layout/sheet.ts';
import { type Candidate, candidatesFor } from '../values/candidates.ts';
import { kindOf } from '../values/kinds.ts';
import { organisationCandidates } from '../values/organisation.ts';
import { assign, type DetailFound, type Pair } from './assign.ts';
import { blockDirections, type Vote } from './block-direction.ts';
import { isAligned } from './caption.ts';
import { type Direction, relationsOf } from './relation.ts';
import { isSameCell, isWithinCellOf } from './surroundings.ts';

/** The extra cost of a direction that this page does not use. */
const UNUSUAL = 0.8;
/** In a picture the space of a typewriter is told from no other: a text so close may be the rest of a name. */
const SEEN_GAP = 1.3;
/** A text of more words is prose, and nobody's value. */
const MOST_VALUE_WORDS = 6;
/** Types whose sizes differ by more than this part are two. */
const SAME_SIZE = 0.12;
/** The number of a form's item, and how close before its label it stands, in sizes of the type. */
const ITEM = /^\d{1,2}[a-z]?[.)]?$/;
const AFTER_ITEM = 1.5;
/** Marks of leaders and empty boxes are no values and hide none. */
const NO_TEXT = /^[^\p{L}\p{N}/]*$/u;

/** The details of a page, and where its values are relative to their labels. */
export interface Details {
	readonly found: readonly DetailFound[];
	readonly usual: Direction | undefined;
}

/** The labels of details with their values, each with how sure it is. */
export function findDetails(sheet: Sheet): Details {
	const labels = plainLabels(sheet);
	const pairs = labels.flatMap(({ label, field }) => pairsOf(label, field, sheet));
	const votes = votesOf(pairs.filter(({ kind }) => kind.isTelling));
	const usual = usualDirection(votes);
	const usualOf = blockDirections(
		labels.map(({ label }) => label),
		votes,
		{ usual, sheet },
	);
	const possible = pairs.filter((pair) => {
		const { kind, direction, label } = pair;
		return (
			direction === usualOf(label) ||
			(direction !== 'left' && (kind.isTelling || direction !== 'above')) ||
			isCaption(pair, pairs, usualOf(label))
		);
	});
	const firm = possible.filter((pair) => !isBesideBackward(pair, possible, usualOf(pair.label)));
	const weighed = firm.map((pair) => {
		const own = usualOf(pair.label);
		return {
			...pair,
			cost: pair.cost + (own && !pair.kind.isTelling && pair.direction !== own ? UNUSUAL : 0),
		};
	});
	return { found: assign(weighed), usual };
}

/** Whether a page shows that values come before their labels, and this label has one there: what else is near is another's. */
function isBesideBackward(pair: Pair, pairs: readonly Pair[], usual: Direction | undefined): boolean {
	if (usual !== 'left' || pair.direction === usual || pair.kind.isTelling) return false;
	return pairs.some((other) => other.label === pair.label && other.direction === usual);
}

function pairsOf(label: Label, field: string, sheet: Sheet): Pair[] {
	const texts = sheet.texts.filter(({ text }) => !NO_TEXT.test(text));
	const labelBoxes = sheet.labels
		.filter((other) => other !== label && !isSameField(other, label))
		.map(({ box }) => box);
	const kind = kindOf(sheet.vocabulary.fieldOf(field).kind);
	const candidates = kind.isBlock
		? organisationCandidates(texts, sheet.labels)
		: candidatesFor(kind, texts, sheet.vocabulary);
	const before = kind.isBlock ? organisationCandidates(texts, sheet.labels, 'after') : candidates;
	return [...new Set([...candidates, ...before])].flatMap((candidate) =>
		relationsOf(
			label,
			{ ...candidate, box: boxBeside(candidate, label, sheet), isTelling: kind.isTelling },
			[...labelBoxes, ...boxesBeside(candidate, texts)],
			cellOf(label, candidate, sheet),
		)
			.filter(({ direction }) => (direction === 'left' ? before : candidates).includes(candidate))
			.filter(
				({ direction }) =>
					kind.isTelling ||
					direction === 'right' ||
					direction === 'left' ||
					!isNextRow(label, candidate, sheet),
			)
			.map((relation) => ({
				field,
				kind,
				label,
				candidate,
				isCrowded:
					!kind.isTelling &&
					(isCrowded(candidate, texts, sheet.page.rulings) ||
						isLastLine(candidate, texts, relation.direction)),
				...relation,
			})),
	);
}

/** Whether lines are drawn around a label and a value, and whether nothing else stands in them on the label's line. */
function cellOf(label: Label, { box }: Candidate, { page: { rulings }, texts, labels }: Sheet) {
	if (!isSameCell(label.box, box, rulings))
		return isWithinCellOf(box, label.box, rulings) ? ('shared' as const) : undefined;
	const isBeside = (other: Box) =>
		other !== label.box && sameRow(other, label.box) && isWithinCellOf(box, other, rulings);
	return [...texts, ...labels].some((other) => isBeside(other.box)) ? ('shared' as const) : ('own' as const);
}

/** Where a block stands for its label: at the line level with it, where only the label's own text stands beside the lines above. */
function boxBeside({ box, block = [] }: Candidate, label: Label, { texts, labels }: Sheet): Box {
	const level = block.findIndex((line) => sameRow(line.box, label.box));
	if (level < 1) return box;
	const isBeside = (line: Segment, other: Box) => sameRow(line.box, other) && right(other) <= line.box.x;
	const isOwn = block.slice(0, level).every((line) => {
		const before = texts.filter((text) => isBeside(line, text.box));
		const hasLabel = labels.some((other) => isBeside(line, other.box));
		return !hasLabel && before.some((text) => Math.abs(text.box.x - label.box.x) < 2);
	});
	return isOwn ? (block[level]?.box ?? box) : box;
}

/** "Office number" under "Employer PAYE reference": what says the same again stands in nobody's way. */
function isSameField({ meaning: one }: Label, { meaning: other }: Label): boolean {
	return (
		one.kind === 'detail' && other.kind === 'detail' && one.field === other.field && one.label.weak === true
	);
}

function isCrowded(candidate: Candidate, texts: readonly Segment[], rulings: readonly Ruling[]): boolean {
	const isSeen = candidate.segments.some(({ words }) => words.some(({ sureness }) => sureness !== undefined));
	return texts.some(({ box }) => {
		const gap = box.x - right(candidate.box);
		return (
			gap < (isSeen ? SEEN_GAP : 0.6) * candidate.size &&
			right(box) > right(candidate.box) &&
			box.x > candidate.box.x &&
			sameRow(box, candidate.box) &&
			!hasRulingBetween(candidate.box, box, rulings)
		);
	});
}

/** Whether a line of the same type stands right over a value that may begin there: one that stands over its label, or whose line before was parted with a hyphen. */
function isLastLine(candidate: Candidate, texts: readonly Segment[], direction: Direction): boolean {
	return texts.some(({ box, size, words, text }) => {
		if (direction !== 'above' && !text.endsWith('-')) return false;
		const gap = candidate.box.y - bottom(box);
		const isNext = gap > -0.5 * size && gap < 0.5 * size && !sameRow(box, candidate.box);
		const isSame =
			Math.abs(size - candidate.size) < 0.5 && words[0]?.font === candidate.segments[0]?.words[0]?.font;
		return (
			isNext &&
			isSame &&
			!candidate.segments.some((segment) => segment.box === box) &&
			isAligned(box, candidate)
		);
	});
}

function boxesBeside(candidate: Candidate, texts: readonly Segment[]): Box[] {
	return texts.filter((text) => !candidate.segments.includes(text)).map(({ box }) => box);
}

/** Whether a text under or over a label is the label of the next row: each has a text of its own far to the right, in one column. */
function isNextRow(label: Label, candidate: Candidate, sheet: Sheet): boolean {
	if (!isSameType(label, candidate) || !isSameSize(label, candidate)) return false;
	const [own, next] = [valueBeside(label.box, sheet), valueBeside(candidate.box, sheet)];
	if (!own || !next || hasRulingBetween(label.box, own.box, sheet.page.rulings)) return false;
	if (own.words.length > MOST_VALUE_WORDS) return false;
	const isColumn =
		Math.min(Math.abs(own.box.x - next.box.x), Math.abs(right(own.box) - right(next.box))) < 2 * label.size;
	return isColumn && Math.abs(label.box.x - candidate.box.x) < label.size;
}

/** The next text on a line, where no label comes before it; the number of a form's item belongs to the label after it. */
function valueBeside(box: Box, { texts, labels }: Sheet): Segment | undefined {
	const isAfter = (other: { readonly box: Box }) => other.box.x >= right(box) && sameRow(other.box, box);
	const [next] = texts.filter(isAfter).sort((one, other) => one.box.x - other.box.x);
	if (!next) return undefined;
	const from = ITEM.test(next.text) ? right(next.box) + AFTER_ITEM * next.size : next.box.x;
	return labels.some((label) => isAfter(label) && label.box.x < from) ? undefined : next;
}

/** Whether a label stands as a caption right under its only value, in other type, on a page that does not show where its values are. */
function isCaption(
	{ label, candidate, direction }: Pair,
	pairs: readonly Pair[],
	usual: Direction | undefined,
): boolean {
	if (direction !== 'above' || usual !== undefined || isSameType(label, candidate)) return false;
	const gap = label.box.y - bottom(candidate.box);
	const isOnly = !pairs.some(
		(other) => other.label === label && other.candidate !== candidate && other.direction !== 'left',
	);
	return isOnly && gap < 0.6 * candidate.size && isAligned(label.box, candidate);
}

/** The labels of rows are all set in one type, their values often in another. */
function isSameType(label: Label, candidate: Candidate): boolean {
	const fontOf = (segments: readonly Segment[]) => segments[0]?.words[0]?.font;
	return fontOf(label.segments) === fontOf(candidate.segments);
}

/** And in one size: a value under its label is often set larger. */
function isSameSize(label: Label, { size }: Candidate): boolean {
	return Math.abs(label.size - size) < SAME_SIZE * Math.min(label.size, size);
}

/** Where the unmistakable values of a page are, relative to their labels. */
function votesOf(pairs: readonly Pair[]): Vote[] {
	return assign(pairs).flatMap(
		({ label, candidate }) =>
			pairs.find((pair) => pair.label === label && pair.candidate === candidate) ?? [],
	);
}

/** Where values are, relative to their labels, on this page. */
function usualDirection(votes: readonly Vote[]): Direction | undefined {
	const counts = (['right', 'below', 'above', 'left'] as const).map((direction) => ({
		direction,
		count: votes.filter((vote) => vote.direction === direction).length,
	}));
	const [first, second] = counts.sort((one, other) => other.count - one.count);
	return first && second && first.count > second.count ? first.direction : undefined;
}
