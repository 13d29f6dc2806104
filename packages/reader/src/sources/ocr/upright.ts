/** Levels a tilted picture: where each of its points would be if all lines of text ran straight across. */
import type { Strip } from './strip.ts';

/** A point of the picture, laid level. */
export type Level = (x: number, y: number) => { readonly x: number; readonly y: number };

/** Shorter lines do not tell the tilt, in their heights. */
const TELLING = 5;
/** So many lines tell how the tilt changes down and across the page. */
const ENOUGH = 6;

/**
 * How the picture is laid level. In a photograph taken from the side, lines at the top slope differently from those at
 * the bottom, so the tilt may change evenly down and across the page.
 */
export function levelOf(strips: readonly Strip[], width: number, height: number): Level {
	const [middleX, middleY] = [width / 2, height / 2];
	const telling = strips.filter((strip) => strip.width > TELLING * strip.height);
	const [slope, across, down] = slopesOf(telling, middleX, middleY);
	return (x, y) => {
		const [dx, dy] = [x - middleX, y - middleY];
		return { x: x + (slope + down * dy) * dy, y: y - (slope + down * dy + (across * dx) / 2) * dx };
	};
}

/** The tilt in the middle, and its change for each pixel to the right and down: least squares, by length of line. */
function slopesOf(strips: readonly Strip[], middleX: number, middleY: number): [number, number, number] {
	const weight = strips.reduce((sum, { width }) => sum + width, 0);
	if (weight === 0) return [0, 0, 0];
	const usual = strips.reduce((sum, { width, slope }) => sum + width * slope, 0) / weight;
	const near = strips.filter(({ slope }) => Math.abs(slope - usual) < 0.06);
	if (near.length < ENOUGH) return [usual, 0, 0];
	const rows = near.map(({ x, y, width, slope }) => ({
		weight: width,
		values: [1, (x - middleX) / middleX, (y - middleY) / middleY],
		slope,
	}));
	const normal = [0, 1, 2].map((row) => [
		...[0, 1, 2].map((column) =>
			rows.reduce((sum, each) => sum + each.weight * (each.values[row] ?? 0) * (each.values[column] ?? 0), 0),
		),
		rows.reduce((sum, each) => sum + each.weight * (each.values[row] ?? 0) * each.slope, 0),
	]);
	for (const index of [1, 2]) (normal[index] ?? [])[index] = (normal[index]?.[index] ?? 0) + 0.05 * weight;
	const [slope = usual, across = 0, down = 0] = solve(normal);
	return [slope, across / middleX, down / middleY];
}

/** Solves linear equations, each a row of factors and the result, by elimination. */
function solve(equations: number[][]): number[] {
	for (const [index, pivot] of equations.entries()) {
		for (const [other, row] of equations.entries()) {
			if (other === index) continue;
			const factor = (row[index] ?? 0) / (pivot[index] || 1);
			for (let column = index; column < row.length; column += 1)
				row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
		}
	}
	return equations.map((row, index) => (row.at(-1) ?? 0) / (row[index] || 1));
}
