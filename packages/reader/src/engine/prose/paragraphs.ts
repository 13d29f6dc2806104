/** The paragraphs of a page: running text, where words of the sentence identify amounts, and not their place. */
import { bottom, overlapX } from '../../geometry.ts';
import type { PageText, Segment, Word } from '../../page.ts';

/** Fewer words of this kind, or in all, are a label or a list. */
const FEWEST_JOINING = 3;
const FEWEST_WORDS = 9;
const JOINING =
	/^(you|your|we|our|us|was|were|is|are|has|have|the|a|of|and|that|this|from|which|with|been|for|in|to)$/i;
const SENTENCE_END = /[\p{L}\d)]\.$/u;
const MOST_LEADING = 1.1;

/** The words of each paragraph in reading order. */
export function paragraphsOf(page: PageText): Word[][] {
	return blocksOf(page)
		.map(wordsOf)
		.filter((words) => isProse(words));
}

/** The same of lists that run on from line to line like sentences: "Employee: J Bell. NI number: QQ 12 / 34 56 C." */
export function runningLists(page: PageText): Word[][] {
	return blocksOf(page)
		.filter((lines) => lines.length > 1 && !isProse(wordsOf(lines)) && isRunningList(lines))
		.map(wordsOf);
}

function isRunningList(lines: readonly Segment[]): boolean {
	const [first] = lines;
	const stops = wordsOf(lines).filter(({ text }) => /:$/.test(text)).length;
	const widest = Math.max(...lines.map(({ box }) => box.width));
	const isFull = first !== undefined && first.box.width > 0.9 * widest && first.words.length > 6;
	return isFull && stops > 0 && /[\p{L}\d)][.;]$/u.test(lines.at(-1)?.text ?? '');
}

function wordsOf(lines: readonly Segment[]): Word[] {
	return lines.flatMap(({ words }) => words);
}

function blocksOf({ segments }: PageText): Segment[][] {
	const blocks: Segment[][] = [];
	for (const line of [...segments].sort((one, other) => one.box.y - other.box.y)) {
		const block = blocks.find((lines) => goesOn(lines.at(-1), line));
		if (block) block.push(line);
		else blocks.push([line]);
	}
	return blocks;
}

function goesOn(last: Segment | undefined, line: Segment): boolean {
	if (!last) return false;
	const gap = line.box.y - bottom(last.box);
	const isSameType = Math.abs(line.size - last.size) < 0.1 * last.size;
	const startsLevel = Math.abs(line.box.x - last.box.x) < 1.5 * last.size;
	const isNext = gap > -0.5 * last.size && gap < MOST_LEADING * last.size && overlapX(line.box, last.box) > 0;
	return isSameType && startsLevel && isNext;
}

function isProse(words: readonly Word[]): boolean {
	const joining = words.filter(({ text }) => JOINING.test(text)).length;
	return (
		words.length >= FEWEST_WORDS &&
		joining >= FEWEST_JOINING &&
		words.some(({ text }) => SENTENCE_END.test(text))
	);
}
