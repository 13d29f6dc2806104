/** Lines of text on the level page: those that stand beside each other get one height, which each alone tells a little wrong. */
import { charactersOf, type ReadStrip } from './strips.ts';
import type { Level } from './upright.ts';
import type { Line } from './words.ts';

/** The type's size as a part of a strip's height, which has room above and below the letters. */
const SIZE = 0.65;
/** Sizes that differ less than this from the usual one are the usual one. */
const SAME_SIZE = 0.2;
/** Lines whose middles differ by less than this part of the type's size stand beside each other. */
const BESIDE = 0.4;

/** What was read on each strip, as lines. Strips that nothing was read on are none. */
export function linesOf(strips: readonly ReadStrip[], level: Level): Line[] {
	const lines = strips.flatMap((read) => {
		const { strip, ink } = read;
		const characters = charactersOf(read);
		if (characters.length === 0) return [];
		return [{ strip, ink, characters, middle: level(strip.x, strip.y).y, size: SIZE * strip.height }];
	});
	return inRows(withUsualSize(lines));
}

function withUsualSize(lines: readonly Line[]): Line[] {
	const sizes = lines.map(({ size }) => size).sort((one, other) => one - other);
	const usual = sizes[Math.floor(sizes.length / 2)] ?? 1;
	return lines.map((line) => (Math.abs(line.size / usual - 1) < SAME_SIZE ? { ...line, size: usual } : line));
}

function inRows(lines: readonly Line[]): Line[] {
	const rows: Line[][] = [];
	for (const line of [...lines].sort((one, other) => one.middle - other.middle)) {
		const row = rows.at(-1);
		const last = row?.at(-1);
		const first = row?.[0];
		const isBeside = last && first && line.middle - middleOf(row) < BESIDE * Math.min(first.size, line.size);
		if (isBeside) row.push(line);
		else rows.push([line]);
	}
	return rows.flatMap((row) => row.map((line) => ({ ...line, middle: middleOf(row) })));
}

function middleOf(row: readonly Line[]): number {
	return row.reduce((sum, { middle }) => sum + middle, 0) / Math.max(1, row.length);
}
