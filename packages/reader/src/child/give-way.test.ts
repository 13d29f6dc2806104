/** The process that opens documents gives way, also where the whole server was started to give way more. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { getPriority } from 'node:os';
import { buildReader } from '@halfpenny/testing';
import { beforeAll, expect, it } from 'vitest';
import { GIVES_WAY } from './give-way.ts';
import { READY } from './messages.ts';

/** The most that a process can give way. */
const MOST = 19;

beforeAll(() => buildReader());

/** The child's niceness once it is ready, when it was started with `nice`. */
async function nicenessFrom(nice: number): Promise<number> {
	const program = createRequire(import.meta.url).resolve('@halfpenny/reader/child');
	const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
	const child = spawn('nice', ['-n', String(nice), process.execPath, program], { stdio: [...stdio] });
	const [said] = await once(child, 'message');
	const niceness = getPriority(child.pid);
	child.kill('SIGKILL');
	expect(said).toBe(READY);
	return niceness;
}

it.each([0, 15])('from %i on it gives way at least as much', async (nice) => {
	const started = Math.min(MOST, getPriority() + nice);
	expect(await nicenessFrom(nice)).toBe(Math.max(started, GIVES_WAY));
});
