/** Messages made of the frames of `frames`: what people say around an amount, with names and sizes as they are, alone and one after the other. */
import { costs } from '../../src/language/lexicon/costs.ts';
import { names } from '../../src/language/lexicon/names.ts';
import { work } from '../../src/language/lexicon/work.ts';
import { normalise } from '../../src/language/spelling.ts';
import { clausesIn } from '../../src/offline/heard/statements.ts';
import { chance } from './chance.ts';
import type { Labelled } from './examples.ts';
import { linesOf } from './lines.ts';
import { COSTS, JOINS, RANGES, SHARES, STORIES } from './stories.ts';

const lexicon: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
	Object.entries({ ...names, ...costs, ...work }).map(([kind, all]) => [kind, all.split('|')]),
);
const frames = new Map<string, string[]>();
for (const { label, text } of linesOf('frames')) frames.set(label, [...(frames.get(label) ?? []), text]);
const draw = chance(11);
const pick = <Of>(all: readonly Of[]): Of => all[draw(all.length)] as Of;

/** How often each frame begins a message. */
const TIMES = 3;
/** One message in so many is about what is on the return already. */
const KNOWN = 3;
/** One in so many tells of more of what the message before it told. */
const CARRIED = 6;
const HUNDREDTHS = 100;

/** The amounts of messages made of frames, each with the question it answers. */
export function framed(): readonly Labelled[] {
	const all = [...frames].flatMap(([label, own]) => own.map((frame) => ({ label, frame })));
	return all.flatMap((one) => Array.from({ length: TIMES }, () => message(one)).flat());
}

interface Framed {
	readonly label: string;
	readonly frame: string;
}

/** A message that begins with a frame, or has it after what usually comes before it. */
function message(first: Framed): readonly Labelled[] {
	const story = pick(STORIES.filter((one) => placeIn(one.labels, first.label) !== -1).concat(ALONE));
	const at = story === ALONE ? 0 : placeIn(story.labels, first.label);
	const labels =
		story === ALONE
			? [first.label]
			: story.labels.map((label, index) => (index === at ? first.label : pick(COSTS[label] ?? [label])));
	const intro =
		story.intros.length > 0 && draw(2) === 0
			? `${filled(pick(story.intros))}${pick(['. ', ', ', ' - '])}`
			: '';
	let before = 0;
	const parts = labels.map((label, index) => {
		const frame = index === at ? first.frame : pick(frames.get(label) ?? ['#']);
		const pounds = sizeOf(label, before);
		before = pounds;
		return filled(frame).replace('#', written(pounds));
	});
	const text = intro + parts.reduce((all, part) => all + pick(JOINS) + part);
	const section = first.label.split('.')[0] ?? '';
	const was = draw(CARRIED) === 0 ? first.label : undefined;
	return read(text, labels, draw(KNOWN) === 0 ? [section] : [], was);
}

/** Where a story has a label, by itself or as one of many costs. */
function placeIn(labels: readonly string[], label: string): number {
	return labels.findIndex((one) => one === label || (COSTS[one]?.includes(label) ?? false));
}

const ALONE = { labels: [] as readonly string[], intros: [] as readonly string[] };

/** A size as such amounts have it: a share of the one before, or within its range. */
function sizeOf(label: string, before: number): number {
	const share = before > 0 ? SHARES[label] : undefined;
	const [least, most] = share
		? share.map((one) => Math.round((before * one) / HUNDREDTHS)) // shares of a made-up size, not money
		: (RANGES[label] ?? [50, 3000]);
	return (least ?? 0) + draw(Math.max(1, (most ?? 0) - (least ?? 0)));
}

/** An amount as people write it. */
function written(pounds: number): string {
	const plain = pounds.toLocaleString('en-GB');
	const pence = `.${String(draw(HUNDREDTHS)).padStart(2, '0')}`;
	return pick([
		plain,
		plain,
		plain,
		`£${plain}`,
		`£${plain}`,
		plain + pence,
		`£${plain}${pence}`,
		String(pounds),
	]);
}

/** A frame with names in the place of `{bank}` and the like. */
function filled(frame: string): string {
	return frame.replace(/\{(\w+)\}/g, (_, kind: string) => pick(lexicon[kind] ?? [kind]));
}

/** The amounts of a text, where it is cut up as it was put together. */
function read(
	text: string,
	labels: readonly string[],
	sections: readonly string[],
	was: string | undefined,
): readonly Labelled[] {
	const found = clausesIn(normalise(text), sections).toSorted(
		(one, other) => one.amount.start - other.amount.start,
	);
	if (found.length !== labels.length) return [];
	return found.map(({ clause }, at) => ({
		clause: { ...clause, last: labels[at - 1], ...(was !== undefined && at === 0 && { was }) },
		label: labels[at] ?? '',
	}));
}
