/** What becomes of a page on its way to the reader: a scan, a photograph, a fax. */
import sharp from 'sharp';

/** The grades of picture. */
export const grades = ['scan', 'photo', 'fax'] as const;

/** A grade of picture. */
export type Grade = (typeof grades)[number];

/** A picture of the page in this grade, from a clean PNG at 200 dots an inch. The same page always comes out the same. */
export async function degrade(png: Uint8Array, grade: Grade): Promise<Uint8Array> {
	const { width = 0 } = await sharp(png).metadata();
	const page = sharp(png).flatten({ background: 'white' });
	if (grade === 'scan')
		return withNoise(await page.rotate(0.7, { background: 'white' }).png().toBuffer(), 10, 80);
	if (grade === 'fax')
		return page
			.greyscale()
			.resize(Math.round(width * 0.55))
			.threshold(150)
			.png()
			.toBuffer();
	const tilted = await page.rotate(-3, { background: '#b8b0a4' }).blur(0.8).toBuffer();
	return withNoise(tilted, 14, 50);
}

/** Speckles of this strength, kept as JPEG of this quality. */
async function withNoise(picture: Uint8Array, strength: number, quality: number): Promise<Uint8Array> {
	const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	let state = 12_345;
	for (let index = 0; index < data.length; index += 1) {
		state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
		const shift = ((state >> 16) % (2 * strength + 1)) - strength;
		data[index] = Math.min(255, Math.max(0, (data[index] ?? 0) + shift));
	}
	const raw = { width: info.width, height: info.height, channels: 3 } as const;
	return sharp(data, { raw }).jpeg({ quality }).toBuffer();
}
