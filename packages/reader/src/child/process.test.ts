/** A process that waits for the next document, with everything loaded. */
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { buildReader, makeP60 } from '@halfpenny/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkDocument, readDocument } from '../read-document.ts';
import { childFor, keepSpares, startSpare, type Wanted } from './process.ts';

const wanted: Wanted = { kind: { task: 'read', isNative: false }, processorSeconds: 4, program: undefined };
const PATIENCE = { timeout: 30_000 };

beforeAll(() => buildReader());

/** The next process for such a task, which ends at once; and whether it was ready when it was taken. */
async function taken() {
	const child = await childFor(wanted);
	if (!child) throw new Error('The reader is not built.');
	const isReady = child.isReady();
	child.process.kill('SIGKILL');
	await once(child.process, 'exit');
	return { pid: child.process.pid, isReady };
}

describe('a process that waits', () => {
	let stop: () => void;
	beforeEach(() => {
		vi.spyOn(process, 'availableMemory').mockReturnValue(8 * 1024 ** 3);
		stop = keepSpares();
	});
	afterEach(() => {
		stop();
		vi.restoreAllMocks();
	});

	it('is ready when the next document comes, and does one', PATIENCE, async () => {
		const spare = await startSpare(wanted);
		await vi.waitFor(() => expect(spare?.isReady()).toBe(true), PATIENCE);
		expect(await taken()).toEqual({ pid: spare?.process.pid, isReady: true });
		expect(await taken()).toMatchObject({ isReady: false });
	});

	it('is one at most of a kind', PATIENCE, async () => {
		const [first, second] = await Promise.all([startSpare(wanted), startSpare(wanted)]);
		expect([first, second].filter((each) => each !== undefined)).toHaveLength(1);
		expect(await startSpare(wanted)).toBeUndefined();
	});

	it('is not started where little memory is left', async () => {
		vi.mocked(process.availableMemory).mockReturnValueOnce(1024 ** 3);
		expect(await startSpare(wanted)).toBeUndefined();
		expect(await startSpare(wanted)).toBeDefined();
	});

	it('is not handed out once it has died', PATIENCE, async () => {
		const spare = await startSpare(wanted);
		spare?.process.kill('SIGKILL');
		if (spare) await once(spare.process, 'exit');
		expect((await taken()).pid).not.toBe(spare?.process.pid);
	});

	it('starts after a document was read, and reads the next as well as the first', PATIENCE, async () => {
		const first = await readDocument(await makeP60());
		// The answer comes before the next process is started, which then waits already.
		await setImmediate();
		expect(await startSpare(wanted)).toBeUndefined();
		expect(await readDocument(await makeP60())).toEqual(first);
	});

	it('starts once a document was checked, since it is read next', PATIENCE, async () => {
		await checkDocument(await makeP60());
		await setImmediate();
		expect(await startSpare(wanted)).toBeUndefined();
	});
});

it('does not wait where nobody asked for it', PATIENCE, async () => {
	expect(await startSpare(wanted)).toBeUndefined();
	expect((await taken()).isReady).toBe(false);
});
