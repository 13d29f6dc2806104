import { duplexPair } from 'node:stream';
import { expect, it, vi } from 'vitest';
import type { LineWork } from '../sources/ocr/read-lines.ts';
import { helperOn, readFor } from './helper.ts';

const work = (width: number): LineWork => ({
	line: { data: new Float32Array(width), width, height: 1 },
	isWanted: false,
});
/** Reads the width of a line. */
const widthOf = async ({ line }: LineWork) => ({
	first: [{ text: String(line.width), at: 0.5, sureness: 1 }],
});

it('gives each line’s reading to whoever asked for it, and says what it took', async () => {
	const [here, there] = duplexPair();
	readFor(widthOf, () => undefined, there);
	const helper = helperOn(here);
	const read = await Promise.all([5, 9, 2].map((width) => helper.read(work(width))));
	expect(read.map((each) => each?.first[0]?.text)).toEqual(['5', '9', '2']);
	expect(helper.cost().megabytes).toBeGreaterThan(1);
});

it('gives a line back unread once the other has ended', async () => {
	const [here, there] = duplexPair();
	const helper = helperOn(here);
	const asked = helper.read(work(5));
	there.destroy();
	here.destroy();
	expect(await asked).toBeUndefined();
	expect(await helper.read(work(5))).toBeUndefined();
});

it('ends with the one that has the document, and when it cannot read', async () => {
	const [here, there] = duplexPair();
	const end = vi.fn();
	readFor(() => Promise.reject(new Error('no network')), end, there);
	helperOn(here).read(work(5));
	await vi.waitFor(() => expect(end).toHaveBeenCalled());
	end.mockClear();
	here.end();
	await vi.waitFor(() => expect(end).toHaveBeenCalled());
});
