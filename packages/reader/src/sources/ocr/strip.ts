/** A line of text in a picture: a rectangle that may be tilted, and what it shows, cut out level. */
import type { Pixels } from './pixels.ts';

/** Where a line of text lies, in pixels of its picture. */
export interface Strip {
	/** Its middle. */
	readonly x: number;
	readonly y: number;
	/** Along the text. */
	readonly width: number;
	readonly height: number;
	/** How far the text falls for each pixel to the right: 0 is level. */
	readonly slope: number;
}

/** The strip drawn level at this height, its width in proportion, as planes of blue, green and red between -1 and 1. */
export function cutOut({ data, width, height }: Pixels, strip: Strip, toHeight: number): Plane {
	const scale = toHeight / strip.height;
	const toWidth = Math.max(8, Math.round(strip.width * scale));
	const size = toWidth * toHeight;
	const planes = new Float32Array(3 * size);
	const length = Math.hypot(1, strip.slope);
	const [alongX, alongY] = [1 / length / scale, strip.slope / length / scale];
	const [lastX, lastY] = [width - 1, height - 1];
	for (let row = 0; row < toHeight; row += 1) {
		const down = row + 0.5 - toHeight / 2;
		for (let column = 0; column < toWidth; column += 1) {
			const across = column + 0.5 - toWidth / 2;
			const x = clamp(strip.x + across * alongX - down * alongY - 0.5, lastX);
			const y = clamp(strip.y + across * alongY + down * alongX - 0.5, lastY);
			const [left, top] = [Math.floor(x), Math.floor(y)];
			const [partX, partY] = [x - left, y - top];
			const at = 3 * (top * width + left);
			const right = left < lastX ? 3 : 0;
			const below = top < lastY ? 3 * width : 0;
			const to = row * toWidth + column;
			for (let colour = 0; colour < 3; colour += 1) {
				const here = at + colour;
				const one = data[here] ?? 0;
				const upper = one + partX * ((data[here + right] ?? 0) - one);
				const other = data[here + below] ?? 0;
				const lower = other + partX * ((data[here + below + right] ?? 0) - other);
				planes[(2 - colour) * size + to] = (upper + partY * (lower - upper)) / 127.5 - 1;
			}
		}
	}
	return { data: planes, width: toWidth, height: toHeight };
}

/** Three planes of a picture, one after the other. */
export interface Plane {
	readonly data: Float32Array;
	readonly width: number;
	readonly height: number;
}

function clamp(value: number, most: number): number {
	return Math.min(Math.max(value, 0), most);
}
