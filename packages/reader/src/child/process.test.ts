/** A process that waits for the next document, with everything loaded. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { buildReader, makeP60 } from '@halfpenny/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkDocument, readDocument, renderPage } from '../read-document.ts';
import { recognisePicture } from '../recognise-bytes.ts';
import { childFor, keepSpares, startSpare, type Wanted } from './process.ts';

const wanted: Wanted = { kind: { task: 'read', isNative: false }, processorSeconds: 4, program: undefined };
const PATIENCE = { timeout: 100_000 };

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

describe('the two that recognise a picture', () => {
	const picture: Wanted = { ...wanted, kind: { task: 'recognise', isNative: true }, processorSeconds: 60 };
	/** The processes of this one that read lines. */
	const helpers = () =>
		readdirSync('/proc')
			.filter((name) => /^\d+$/.test(name))
			.filter((name) => {
				try {
					return (
						readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('reading-lines.js') &&
						new RegExp(`\\) \\w ${process.pid} `).test(readFileSync(`/proc/${name}/stat`, 'utf8'))
					);
				} catch {
					return false;
				}
			});

	it.skipIf(availableParallelism() < 2 || process.platform !== 'linux').each([
		['together', (child: ChildProcess | undefined) => child?.kill('SIGKILL')],
		// As when the process that started them is killed.
		['when nobody waits for them', (child: ChildProcess | undefined) => child?.disconnect()],
	])('end %s', PATIENCE, async (_, end) => {
		const child = await childFor(picture);
		await vi.waitFor(() => expect(child?.isReady()).toBe(true), PATIENCE);
		expect(helpers()).toHaveLength(1);
		end(child?.process);
		await vi.waitFor(
			() => expect(child?.process.exitCode ?? child?.process.signalCode).not.toBeNull(),
			PATIENCE,
		);
		await vi.waitFor(() => expect(helpers()).toHaveLength(0), PATIENCE);
	});

	it('read the same as one alone', async () => {
		const drawn = await renderPage(await makeP60(), 1, 3);
		if (!drawn.ok) throw new Error(drawn.problem);
		const alone = await recognisePicture(drawn.value);
		expect(alone.ok && alone.value.fields.length).toBeGreaterThan(8);
		expect(await readDocument(drawn.value)).toEqual(alone);
	});
});
