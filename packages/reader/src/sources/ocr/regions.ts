/** From a map of how likely each pixel shows text to rectangles around lines of it. */
import type { Strip } from './strip.ts';

/** A pixel above this is text; a region is text when its mean is above the other. */
const TEXT = 0.3;
const SURE = 0.5;
/** The network marks the core of a line; the line itself is wider by this part of area over circumference. */
const GROWTH = 1.6;
/** Shorter regions do not tell how they are tilted, in heights. */
const TELLING = 4;
const SMALLEST = 3;

interface Region {
	readonly pixels: readonly number[];
	readonly mean: number;
}

/** The lines of text on the map. */
export function regionsIn(map: Float32Array, width: number, height: number): Strip[] {
	const regions = regionsOf(map, width, height).filter(({ mean }) => mean >= SURE);
	const fitted = regions.map(({ pixels }) => ({ pixels, ...fit(pixels, width) }));
	const usual = usualSlope(fitted);
	return fitted.flatMap(({ pixels, slope, isTelling }) => {
		const strip = around(pixels, width, isTelling ? slope : usual);
		return strip ? [strip] : [];
	});
}

/** The tilt that most of the text has, by length. */
function usualSlope(
	fitted: readonly { slope: number; isTelling: boolean; pixels: readonly number[] }[],
): number {
	const telling = fitted.filter(({ isTelling }) => isTelling).sort((one, other) => one.slope - other.slope);
	const half = telling.reduce((sum, { pixels }) => sum + pixels.length, 0) / 2;
	let seen = 0;
	for (const { slope, pixels } of telling) {
		seen += pixels.length;
		if (seen >= half) return slope;
	}
	return 0;
}

function regionsOf(map: Float32Array, width: number, height: number): Region[] {
	const seen = new Uint8Array(map.length);
	const regions: Region[] = [];
	for (let start = 0; start < map.length; start += 1) {
		if (seen[start] || (map[start] ?? 0) <= TEXT) continue;
		regions.push(spread(map, seen, start, width, height));
	}
	return regions;
}

/** All text that touches the pixel, corners included. */
function spread(map: Float32Array, seen: Uint8Array, start: number, width: number, height: number): Region {
	const pixels = [start];
	seen[start] = 1;
	let total = 0;
	for (let next = 0; next < pixels.length; next += 1) {
		const at = pixels[next] ?? 0;
		total += map[at] ?? 0;
		const [x, y] = [at % width, Math.floor(at / width)];
		for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
			for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
				const other = row * width + column;
				if (seen[other] || (map[other] ?? 0) <= TEXT) continue;
				seen[other] = 1;
				pixels.push(other);
			}
		}
	}
	return { pixels, mean: total / pixels.length };
}

/** The straight line through the pixels. Text that stands upright has no slope that means anything. */
function fit(pixels: readonly number[], width: number) {
	let [sumX, sumY, sumXX, sumXY, sumYY] = [0, 0, 0, 0, 0];
	for (const at of pixels) {
		const [x, y] = [at % width, Math.floor(at / width)];
		sumX += x;
		sumY += y;
		sumXX += x * x;
		sumXY += x * y;
		sumYY += y * y;
	}
	const count = pixels.length;
	const spreadX = sumXX / count - (sumX / count) ** 2;
	const spreadY = sumYY / count - (sumY / count) ** 2;
	const both = sumXY / count - (sumX / count) * (sumY / count);
	return { slope: spreadX > 0 ? both / spreadX : 0, isTelling: spreadX > TELLING ** 2 * spreadY };
}

/** The rectangle of this tilt around the pixels, grown to the whole line; undefined for specks. */
function around(pixels: readonly number[], width: number, slope: number): Strip | undefined {
	const length = Math.hypot(1, slope);
	const [alongX, alongY] = [1 / length, slope / length];
	let [from, to, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
	for (const at of pixels) {
		const [x, y] = [at % width, Math.floor(at / width)];
		const along = x * alongX + y * alongY;
		const down = y * alongX - x * alongY;
		from = Math.min(from, along);
		to = Math.max(to, along);
		top = Math.min(top, down);
		bottom = Math.max(bottom, down);
	}
	const [long, high] = [to - from + 1, bottom - top + 1];
	if (Math.min(long, high) < SMALLEST) return undefined;
	const growth = (long * high * GROWTH) / (long + high);
	const [along, down] = [(from + to) / 2, (top + bottom) / 2];
	return {
		x: along * alongX - down * alongY + 0.5,
		y: along * alongY + down * alongX + 0.5,
		width: long + growth,
		height: high + growth,
		slope,
	};
}
