import { describe, expect, it } from 'vitest';
import { NETWORKS } from '../sources/ocr/networks.ts';
import { loadNetwork } from '../sources/ocr/runtime.ts';
import { inFewerSteps } from './in-fewer-steps.ts';
import { readModel, writeModel } from './onnx.ts';
import { published } from './published.ts';

/** A picture of dots of any colour, the same each time. */
function dots(shape: readonly number[]) {
	const data = new Float32Array(shape.reduce((size, side) => size * side, 1));
	let dot = 1;
	for (const index of data.keys()) {
		dot = (dot * 48_271) % 2_147_483_647;
		data[index] = dot / 1_073_741_824 - 1;
	}
	return { data, shape };
}

const LOOKED_AT = {
	detector: [1, 3, 320, 224],
	firstReader: [1, 3, 48, 200],
	secondReader: [1, 3, 48, 200],
} as const;
const names = ['detector', 'firstReader', 'secondReader'] as const;

describe.each(names)('the network of the %s', (name) => {
	const bytes = published(NETWORKS[name]);

	it('is read and written without loss', () => {
		expect(writeModel(readModel(bytes)).length).toBe(bytes.length);
	});

	it.each([true, false])('gives the same in fewer steps, in blocks: %s', async (inBlocks) => {
		const fewer = inFewerSteps(bytes, inBlocks);
		const work = (file: Uint8Array) =>
			readModel(file).graph.node.filter(({ opType }) => opType !== 'Constant').length;
		expect(work(fewer)).toBeLessThan(work(bytes) - 25);

		const before = await (await loadNetwork(bytes, 'one'))(dots(LOOKED_AT[name]));
		const after = await (await loadNetwork(fewer, 'one'))(dots(LOOKED_AT[name]));
		expect(after.shape).toEqual(before.shape);
		const apart = before.data.map((value, index) => Math.abs(value - (after.data[index] ?? 0)));
		expect(apart.reduce((most, each) => Math.max(most, each), 0)).toBeLessThan(0.000_01);
	});
});
