/** Reads the lines of a picture, shared between this thread and one that helps: two lines at once take little longer than one. */
import { setImmediate } from 'node:timers/promises';
import { inkOf } from './ink.ts';
import type { Models } from './models.ts';
import type { Pixels } from './pixels.ts';
import { type Glyph, LINE_HEIGHT, recognise } from './recognise.ts';
import { cutOut, type Plane, type Strip } from './strip.ts';
import { isUnclear, type Readings, type ReadStrip, shapesIn } from './strips.ts';

/** A line to be read. */
export interface LineWork {
	/** What it shows, cut out. */
	readonly line: Plane;
	/** What the first reader made of it, where it has looked. */
	readonly first?: readonly Glyph[] | undefined;
	/** Whether a value is taken from it: the second reader looks even if it is clear. */
	readonly isWanted: boolean;
}

/** Who reads lines beside this thread; gives undefined for a line that it could not read any more. */
export type Helper = (work: LineWork) => Promise<Readings | undefined>;

/** Who reads the lines of a picture. */
export interface LineReaders {
	readonly models: Models;
	readonly helper?: Helper | undefined;
}

/** A line of the picture, with what is read on it so far. */
export type OpenLine = (ReadStrip | { readonly strip: Strip }) & { readonly isWanted?: boolean };

/** So many lines are given to the one who helps at once, so that it need not wait for this thread to come to the end of a line. */
const AHEAD = 3;

/** What the readers make of a line: the first alone, or both where it matters. */
export async function readingsOf(
	{ line, first: known, isWanted }: LineWork,
	[one, other]: Models['recognisers'],
): Promise<Readings> {
	const first = known ?? (await recognise(line, one));
	return isWanted || isUnclear({ first }) ? { first, second: await recognise(line, other) } : { first };
}

/** The lines with what is read on them, in the order given. */
export async function readLines(
	picture: Pixels,
	lines: readonly OpenLine[],
	{ models, helper }: LineReaders,
): Promise<ReadStrip[]> {
	const read = new Map<OpenLine, ReadStrip>();
	// The long ones first: at the end nobody waits long for the other.
	const rest = [...lines].sort((one, other) => lengthOf(other.strip) - lengthOf(one.strip));
	const readWith = async (reader: Helper, leaves = 0) => {
		while (rest.length > leaves) {
			const next = rest.shift();
			if (!next) return;
			const done = await readLine(picture, next, reader);
			if (!done) return void rest.push(next);
			read.set(next, done);
		}
	};
	const self: Helper = async (work) => {
		// What the other has read is heard of between two lines.
		await setImmediate();
		return readingsOf(work, models.recognisers);
	};
	// Towards the end fewer are given ahead, so that neither waits long for the other.
	const lanes = helper ? Array.from({ length: AHEAD }, (_, index) => readWith(helper, 2 * index)) : [];
	await Promise.all([readWith(self), ...lanes]);
	await readWith(self);
	return lines.flatMap((line) => read.get(line) ?? []);
}

function lengthOf({ width, height }: Strip): number {
	return width / height;
}

async function readLine(picture: Pixels, open: OpenLine, reader: Helper): Promise<ReadStrip | undefined> {
	const { strip, isWanted = false, ...known } = open;
	if ('second' in known && known.second) return { strip, ...known };
	const cut = 'line' in known ? known : withInk(cutOut(picture, strip, LINE_HEIGHT));
	const readings = await reader({
		line: cut.line,
		first: 'first' in known ? known.first : undefined,
		isWanted,
	});
	if (!readings) return undefined;
	return { ...cut, strip, ...readings, ...(readings.second && shapesIn(picture, strip)) };
}

function withInk(line: Plane) {
	return { line, ...inkOf(line) };
}
