/** Where labels stand among other texts: over a list as its heading, after a sentence, beside a value. */
import { around, bottom, overlapX, right, sameRow } from '../../geometry.ts';
import type { Box, Segment } from '../../page.ts';
import type { Meaning, Vocabulary } from '../labels/vocabulary.ts';
import { isAmountText } from '../values/amounts.ts';
import { toSegment } from './segments.ts';

/** As much of a label as tells where it stands. */
interface Placed {
	readonly meaning: Meaning;
	readonly box: Box;
	readonly size: number;
	readonly segments: readonly Segment[];
}

/** How far under a label its own amount stands, in sizes of the type. */
const FARTHEST_UNDER = 2;
/** How wide the space between two words of a line is at most, in sizes of the type. */
const WORD_GAP = 0.6;
/** "The details are correct. Employer name and address": the label's value may start where the sentence before it does. */
export function withSentence<Found extends Placed>(label: Found, texts: readonly Segment[]): Found {
	if (label.meaning.kind !== 'detail') return label;
	const before = texts.find(({ box, size, text }) => {
		const gap = label.box.x - right(box);
		const isNext = gap > -1 && gap < WORD_GAP * size && sameRow(box, label.box);
		return isNext && /\p{L}\.$/u.test(text) && Math.abs(size - label.size) < 0.5;
	});
	return before ? { ...label, box: around([before.box, label.box]) } : label;
}

/** What a label says that is a heading where no amount follows on its line or stands as the next thing under it. */
export function asHeading<Found extends Placed>(label: Found, segments: readonly Segment[]): Found {
	const { meaning, box, size } = label;
	const part = meaning.kind === 'part' ? meaning.part.asHeading : undefined;
	if (!part) return label;
	const next = besideOf(toSegment(label.segments.flatMap(({ words }) => words)), segments);
	const under = segments
		.filter((each) => {
			const gap = each.box.y - bottom(box);
			return gap > -0.5 * size && gap < FARTHEST_UNDER * size && overlapX(each.box, box) > 0;
		})
		.sort((one, other) => one.box.y - other.box.y)[0];
	const hasAmount = [next, under].some((each) => each !== undefined && isAmountText(each.text));
	return hasAmount ? label : { ...label, meaning: { kind: 'part', part } };
}

/** The next text on the line, whatever it is. */
export function besideOf(line: Segment, segments: readonly Segment[]): Segment | undefined {
	return segments
		.filter(({ box }) => box.x >= right(line.box) && sameRow(box, line.box))
		.sort((one, other) => one.box.x - other.box.x)[0];
}

/** The letter of a part of the form, as before "A. Pay" and "(b) Tax". */
const PART = /^\(?[a-h][.)]$/i;

/** A label without the letter of its part, where it is one: within a line "D. Works number: 1037" goes on from another value. */
export function withoutPartLetter(segment: Segment, { meaningOf }: Vocabulary): Segment {
	const [letter, ...words] = segment.words;
	if (!letter || words.length === 0 || !PART.test(letter.text)) return segment;
	const label = toSegment(words);
	return meaningOf(label.text) && !meaningOf(segment.text) ? label : segment;
}
