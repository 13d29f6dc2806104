/** Pictures that are too large, or that say nothing of what they seem to be. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkPicture, decodePicture, drawPicture } from './decode.ts';

/** A PNG that says it is so large and holds almost nothing. */
function pngOf(width: number, height: number): Uint8Array {
	const chunk = (type: string, data: Uint8Array) => {
		const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
		const ends = Buffer.alloc(8);
		ends.writeUInt32BE(data.length, 0);
		ends.writeUInt32BE(crc32(body), 4);
		return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
	};
	const size = Buffer.alloc(13);
	size.writeUInt32BE(width, 0);
	size.writeUInt32BE(height, 4);
	size.set([8, 2, 0, 0, 0], 8);
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk('IHDR', size),
		chunk('IDAT', deflateSync(Buffer.alloc(16))),
		chunk('IEND', Buffer.alloc(0)),
	]);
}

describe('a picture', () => {
	it('of 30,000 pixels each way is refused before it is opened', async () => {
		const bomb = pngOf(30_000, 30_000);
		const tooComplex = { ok: false, problem: 'document.tooComplex' };
		expect(bomb.length).toBeLessThan(200);
		expect(await checkPicture(bomb)).toEqual(tooComplex);
		expect(await decodePicture(bomb)).toEqual(tooComplex);
		expect(await drawPicture(bomb, 1, 2)).toEqual(tooComplex);
	});

	it('of 30,000 pixels one way is made small enough to read', async () => {
		const strip = sharp({ create: { width: 30_000, height: 40, channels: 3, background: 'white' } });
		const result = await decodePicture(await strip.png().toBuffer());
		expect(result).toMatchObject({ ok: true, value: { pixels: { width: 2_400 }, paper: { width: 842 } } });
	});

	it('that is none is damaged', async () => {
		const damaged = { ok: false, problem: 'document.damaged' };
		expect(await checkPicture(Buffer.from('MZ this program cannot be run'))).toEqual(damaged);
		expect(await checkPicture(pngOf(0, 10))).toEqual(damaged);
	});
});
