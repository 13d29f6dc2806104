/** Finds the lines of text in a picture. */
import sharp from 'sharp';
import type { Pixels } from './pixels.ts';
import { regionsIn } from './regions.ts';
import type { Network } from './runtime.ts';
import type { Strip } from './strip.ts';

/** The network looks at pictures of about this side: smaller ones are enlarged, larger ones made smaller. */
const SMALLEST_SIDE = 640;
const LARGEST_SIDE = 1_280;
/** Its picture is made of squares of this side. */
const SQUARE = 32;
const MEAN = [0.406, 0.456, 0.485];
const SPREAD = [0.225, 0.224, 0.229];

/** The lines of text, in pixels of the picture. */
export async function findStrips(pixels: Pixels, detector: Network): Promise<Strip[]> {
	const { width, height } = sizeFor(pixels);
	const { data } = await sharp(pixels.data, {
		raw: { width: pixels.width, height: pixels.height, channels: 3 },
	})
		.resize(width, height, { fit: 'fill' })
		.raw()
		.toBuffer({ resolveWithObject: true });
	const answer = await detector({ data: planesOf(data, width * height), shape: [1, 3, height, width] });
	const [scaleX, scaleY] = [pixels.width / width, pixels.height / height];
	return regionsIn(answer.data, width, height).map(({ x, y, width: long, height: high, slope }) => ({
		x: x * scaleX,
		y: y * scaleY,
		width: long * scaleX,
		height: high * scaleY,
		slope: (slope * scaleY) / scaleX,
	}));
}

function sizeFor({ width, height }: Pixels) {
	const longest = Math.max(width, height);
	const scale = Math.min(Math.max(1, SMALLEST_SIDE / Math.min(width, height)), LARGEST_SIDE / longest);
	const squares = (side: number) => SQUARE * Math.max(1, Math.round((side * scale) / SQUARE));
	return { width: squares(width), height: squares(height) };
}

/** What the network is given for each value of a byte, by plane: blue, green and red. */
const GIVEN = MEAN.map((mean, plane) =>
	Float32Array.from({ length: 256 }, (_, value) => (value / 255 - mean) / (SPREAD[plane] ?? 1)),
);

function planesOf(data: Uint8Array, size: number): Float32Array {
	const planes = new Float32Array(3 * size);
	for (const [plane, given] of GIVEN.entries()) {
		for (let index = 0, from = 2 - plane, to = plane * size; index < size; index += 1, from += 3, to += 1) {
			planes[to] = given[data[from] ?? 0] ?? 0;
		}
	}
	return planes;
}
