/**
 * A disk that fills up in the middle of a piece: the piece is refused as a whole and nothing is joined to what is left
 * of it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { openAppendOnlyFile } from './append-only-file.ts';

const disk = vi.hoisted(() => ({ full: false }));

vi.mock('node:fs', async (original) => {
	const fs = await original<typeof import('node:fs')>();
	const writeSync = (file: number, bytes: Buffer, from: number) => {
		if (disk.full && from > 0) throw new Error('ENOSPC: no space left on device, write');
		return fs.writeSync(file, bytes, from, disk.full ? 3 : undefined);
	};
	return { ...fs, writeSync };
});

const folder = mkdtempSync(join(tmpdir(), 'hmrc-local-full-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('has nothing of a piece that could not be written', () => {
	const file = openAppendOnlyFile(join(folder, 'lines'), true);
	file.append('first\n');
	disk.full = true;
	expect(() => file.append('lost for ever\n')).toThrow('ENOSPC');
	disk.full = false;
	const place = file.append('second\n');
	expect([...file.lines()]).toEqual(['first', 'second']);
	expect(file.read(place)).toBe('second\n');
	file.close();
});
