/** Pictures as bytes in memory. */

/** A picture: three bytes a pixel (red, green, blue), row by row. */
export interface Pixels {
	readonly data: Uint8Array;
	readonly width: number;
	readonly height: number;
}

/** The picture after quarter turns clockwise. */
export function turned(pixels: Pixels, quarters: number): Pixels {
	const turns = ((quarters % 4) + 4) % 4;
	return turns === 0 ? pixels : turned(turnedOnce(pixels), turns - 1);
}

function turnedOnce({ data, width, height }: Pixels): Pixels {
	const out = new Uint8Array(data.length);
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			const from = 3 * (y * width + x);
			const to = 3 * (x * height + height - 1 - y);
			out[to] = data[from] ?? 0;
			out[to + 1] = data[from + 1] ?? 0;
			out[to + 2] = data[from + 2] ?? 0;
		}
	}
	return { data: out, width: height, height: width };
}
