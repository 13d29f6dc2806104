/** From words to segments: words that belong together on a line, up to a wide gap or a drawn border. */
import { around, centreY, right } from '../../geometry.ts';
import { toLines } from '../../lines.ts';
import type { Box, Page, PageText, Ruling, Segment, Word } from '../../page.ts';

/** A gap wider than this part of the type's size parts two segments; a space is about a quarter of it. */
const SEGMENT_GAP = 0.55;
/** The same in letters for typewriter faces, whose space is a whole letter wide. */
const TYPEWRITER_GAP = 1.35;

/** The page with its words put together. */
export function layOut(page: Page): PageText {
	const segments = [...toSegments(page), ...(page.sideways ?? []).map((word) => toSegment([word]))];
	return { ...page, segments, text: segments.map(({ text }) => text).join('\n') };
}

/** The segments of a page, borders heeded. */
function toSegments({ words, rulings }: Pick<Page, 'words' | 'rulings'>): Segment[] {
	const typewriters = typewriterFonts(words);
	return toLines(words.flatMap(afterColon)).flatMap((line) => {
		const { y, height } = around(line.map(({ box }) => box));
		return split(
			line,
			rulings.filter(({ top, bottom }) => top <= y + height && bottom >= y),
			typewriters,
		);
	});
}

/** A label and its value in one word: "Ref:083/AB19". */
const LABEL_AND_VALUE = /^(.*\p{L}[.)]?:)(?=[\p{L}\d£])(.+)$/u;

function afterColon(word: Word): Word[] {
	const [, label, value] = LABEL_AND_VALUE.exec(word.text) ?? [];
	if (label === undefined || value === undefined) return [word];
	const { box } = word;
	const width = (box.width * label.length) / word.text.length;
	return [
		{ ...word, text: label, box: { ...box, width } },
		{ ...word, text: value, box: { ...box, x: box.x + width, width: box.width - width } },
	];
}

/** The words as one segment. */
export function toSegment(words: readonly Word[]): Segment {
	return {
		words,
		text: words.map(({ text }) => text).join(' '),
		box: around(words.map(({ box }) => box)),
		size: longest(words)?.size ?? 1,
	};
}

/** A star or a sign may be of another size; the longest word is what the eye reads. */
function longest(words: readonly Word[]): Word | undefined {
	return words.reduce<Word | undefined>(
		(best, word) => (best && best.text.length >= word.text.length ? best : word),
		undefined,
	);
}

function typewriterFonts(words: readonly Word[]): ReadonlySet<number> {
	return new Set(words.filter(({ isTypewritten }) => isTypewritten).map(({ font }) => font));
}

function split(
	line: readonly Word[],
	rulings: readonly Ruling[],
	typewriters: ReadonlySet<number>,
): Segment[] {
	const groups: Word[][] = [];
	for (const word of line) {
		const group = groups.at(-1);
		const last = group?.at(-1);
		if (group && last && !isApart(last, word, rulings, typewriters)) group.push(word);
		else groups.push([word]);
	}
	return groups.map(toSegment);
}

function isApart(
	last: Word,
	next: Word,
	rulings: readonly Ruling[],
	typewriters: ReadonlySet<number>,
): boolean {
	const gap = next.box.x - right(last.box);
	const size = Math.min(last.size, next.size);
	const isTypewriter = typewriters.has(last.font) && typewriters.has(next.font);
	const letter = (last.box.width + next.box.width) / (last.text.length + next.text.length);
	if (gap > (isTypewriter ? TYPEWRITER_GAP * letter : SEGMENT_GAP * size) || gap < -0.3 * size) return true;
	return hasRulingBetween(last.box, next.box, rulings);
}

/** Whether a vertical line is drawn between two boxes that are side by side. */
export function hasRulingBetween(one: Box, other: Box, rulings: readonly Ruling[]): boolean {
	const from = right(one) - 1;
	const to = other.x + 1;
	const middle = (centreY(one) + centreY(other)) / 2;
	return rulings.some(({ x, top, bottom }) => x >= from && x <= to && top <= middle && bottom >= middle);
}
