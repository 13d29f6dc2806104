/** An interrupted run resumes. A run with another build, or after a finished one, starts again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFindings } from './found.ts';
import { sideBySide } from './side-by-side.ts';

const receipt = {
	name: 'receipt',
	path: '/app',
	commit: 'abc1234',
	problems: ['360-light: scrolls sideways by 3 pixels'],
};
let folder: string;

beforeEach(() => {
	folder = join(mkdtempSync(join(tmpdir(), 'halfpenny-found-')), 'screens');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

it('resumes with the same build', () => {
	openFindings(folder, 'one', true).keep(receipt);
	expect(openFindings(folder, 'one', true).of('receipt')).toEqual(receipt);
	expect(openFindings(folder, 'one', true).of('check')).toBeUndefined();
});

it('starts again with another build, and after a finished run', () => {
	openFindings(folder, 'one', true).keep(receipt);
	const other = openFindings(folder, 'two', true);
	expect(other.of('receipt')).toBeUndefined();
	other.keep(receipt);
	other.finish();
	expect(openFindings(folder, 'two', true).of('receipt')).toBeUndefined();
});

it('adds to earlier results when run for only some screens', () => {
	openFindings(folder, 'one', true).keep(receipt);
	expect(openFindings(folder, 'two', false).of('receipt')).toEqual(receipt);
});

it('does all the work, at most two items at a time', async () => {
	const done: number[] = [];
	let now = 0;
	let most = 0;
	async function* pieces() {
		yield* [1, 2, 3, 4, 5];
	}
	await sideBySide(pieces(), 2, async (piece) => {
		now += 1;
		most = Math.max(most, now);
		await new Promise((resolve) => setTimeout(resolve, 1));
		done.push(piece);
		now -= 1;
	});
	expect([done.sort(), most]).toEqual([[1, 2, 3, 4, 5], 2]);
});
