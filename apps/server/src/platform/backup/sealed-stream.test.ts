/** A sealed stream opens only with its key and when complete. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { NotSealed, openStream, sealStream } from './sealed-stream.ts';

const key = randomBytes(32);
const CHUNK = 65_536;
const HEADER = 19 + 32 + 7;

async function* piecesOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
	for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
	const all: Uint8Array[] = [];
	for await (const bytes of stream) all.push(bytes);
	return Buffer.concat(all);
}

const seal = (plain: Uint8Array) => collect(sealStream(key, piecesOf(plain, 10_000)));
const open = (sealed: Uint8Array, withKey: Uint8Array = key) =>
	collect(openStream(withKey, piecesOf(sealed, 7001)));

describe('a sealed stream', () => {
	it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK + 5])('of %i bytes opens as it was', async (size) => {
		const plain = randomBytes(size);
		expect((await open(await seal(plain))).equals(plain)).toBe(true);
	});

	it('is different each time, and reveals nothing of its contents', async () => {
		const plain = Buffer.alloc(CHUNK, 'Ada Quill ');
		const [one, two] = [await seal(plain), await seal(plain)];
		expect(one.equals(two)).toBe(false);
		expect(one.includes('Quill')).toBe(false);
	});

	it('does not open with another key', async () => {
		await expect(open(await seal(randomBytes(10)), randomBytes(32))).rejects.toThrow(NotSealed);
	});

	it('does not open when any part of it was changed', async () => {
		const sealed = await seal(randomBytes(CHUNK + 100));
		for (const place of [
			19,
			HEADER - 1,
			HEADER,
			HEADER + CHUNK + 3,
			HEADER + CHUNK + 16 + 5,
			sealed.length - 1,
		]) {
			const changed = Buffer.from(sealed);
			changed[place] = (changed[place] ?? 0) ^ 1;
			await expect(open(changed), String(place)).rejects.toThrow(NotSealed);
		}
	});

	it('does not open when it was cut short, even between two chunks, or extended', async () => {
		const sealed = await seal(randomBytes(2 * CHUNK));
		for (const end of [HEADER, HEADER + 5, HEADER + CHUNK + 16, sealed.length - 1])
			await expect(open(sealed.subarray(0, end)), String(end)).rejects.toThrow(NotSealed);
		await expect(open(Buffer.concat([sealed, Buffer.of(0)]))).rejects.toThrow(NotSealed);
	});

	it('does not open when chunks were swapped', async () => {
		const sealed = await seal(randomBytes(2 * CHUNK + 1));
		const chunk = (index: number) =>
			sealed.subarray(HEADER + index * (CHUNK + 16), HEADER + (index + 1) * (CHUNK + 16));
		const swapped = Buffer.concat([sealed.subarray(0, HEADER), chunk(1), chunk(0), chunk(2)]);
		await expect(open(swapped)).rejects.toThrow(NotSealed);
	});

	it('says so if another file is not a sealed stream', async () => {
		await expect(open(Buffer.from('%PDF-1.7'))).rejects.toMatchObject({ isOne: false });
		await expect(open(Buffer.alloc(0))).rejects.toMatchObject({ isOne: false });
		await expect(open(await seal(randomBytes(3)), randomBytes(32))).rejects.toMatchObject({ isOne: true });
	});
});
