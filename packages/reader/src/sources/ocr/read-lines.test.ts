import { describe, expect, it, vi } from 'vitest';
import type { Models, Recogniser } from './models.ts';
import type { Pixels } from './pixels.ts';
import { type Helper, type LineWork, readingsOf, readLines } from './read-lines.ts';

/** Reads one character, which is as sure as told, on each line. */
function reader(text: string, sureness: number): Recogniser {
	const network = vi.fn(async () => ({ data: new Float32Array([0, sureness]), shape: [1, 1, 2] }));
	return { network, characters: ['', text] };
}
const modelsOf = (...recognisers: Models['recognisers']): Models => ({
	detector: () => Promise.reject(new Error('finds nothing')),
	recognisers,
});
const picture: Pixels = { data: new Uint8Array(3 * 200 * 100).fill(255), width: 200, height: 100 };
const strips = [30, 90, 60, 20, 75].map((width, index) => ({
	strip: { x: 50, y: 10 + 15 * index, width, height: 24, slope: 0 },
}));
const textOf = (read: Awaited<ReturnType<typeof readLines>>) =>
	read.map(({ strip, first }) => `${strip.width} ${first.map(({ text }) => text).join('')}`);

describe('the lines of a picture', () => {
	it('come in their order, by whichever of the two they were read', async () => {
		const models = modelsOf(reader('a', 1), reader('b', 1));
		const helper: Helper = vi.fn((work: LineWork) => readingsOf(work, [reader('h', 1), reader('b', 1)]));
		const read = await readLines(picture, strips, { models, helper });
		expect(read.map(({ strip }) => strip.width)).toEqual([30, 90, 60, 20, 75]);
		expect(vi.mocked(helper)).toHaveBeenCalled();
		expect(textOf(read).some((text) => text.endsWith('a'))).toBe(true);
		expect(textOf(read).some((text) => text.endsWith('h'))).toBe(true);
	});

	it('are all read here where nobody helps, or who helped has ended', async () => {
		const models = modelsOf(reader('a', 1), reader('b', 1));
		const alone = await readLines(picture, strips, { models });
		expect(textOf(alone)).toEqual(['30 a', '90 a', '60 a', '20 a', '75 a']);
		const late: Helper = () => new Promise((resolve) => setTimeout(resolve, 50, undefined));
		expect(textOf(await readLines(picture, strips, { models, helper: late }))).toEqual(textOf(alone));
	});

	it('are read by the second reader where a value is taken from them, and by the first one once', async () => {
		const [one, other] = [reader('a', 1), reader('b', 1)];
		const models = modelsOf(one, other);
		const read = await readLines(picture, strips, { models });
		expect(other.network).not.toHaveBeenCalled();
		const [again, ...rest] = read.map((each, index) => ({ ...each, isWanted: index === 0 }));
		const twice = await readLines(picture, again ? [again, ...rest] : [], { models });
		expect(twice.map(({ second, shapes }) => [second?.[0]?.text, shapes !== undefined])).toEqual([
			['b', true],
			...rest.map(() => [undefined, false]),
		]);
		expect(one.network).toHaveBeenCalledTimes(strips.length);
	});
});
