/** A program in the place of the one that opens documents, as an attacker who has taken that over, tries what it can. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildReader, makeP60, reachingPdf, slowForms } from '@halfpenny/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEMORY_MEGABYTES } from '../limits.ts';
import { readDocument } from '../read-document.ts';
import { runTask } from './run.ts';
import { environmentFor, isNetworkShut } from './sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'halfpenny-hostile-'));
const secret = join(folder, 'root.key');
const booty = join(folder, 'booty');
let server: Server;
let callers = 0;

beforeAll(async () => {
	buildReader();
	writeFileSync(secret, 'the key');
	server = createServer((socket) => {
		callers += 1;
		socket.end();
	});
	await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
	server.close();
	rmSync(folder, { recursive: true });
});

const port = () => {
	const address = server.address();
	return typeof address === 'object' && address !== null ? address.port : 0;
};

/** What the program came by, when it runs `attempt` in the place of opening a document. */
async function tryTo(attempt: string, bytes: Uint8Array = slowForms()): Promise<unknown> {
	const place = mkdtempSync(join(folder, 'program-'));
	const program = join(place, 'main.mjs');
	mkdirSync(join(place, 'node_modules'));
	writeFileSync(
		program,
		`process.send('ready');
process.once('message', async () => {
	let value;
	try { value = await (async () => { ${attempt} })(); } catch (error) { value = 'refused: ' + (error.code ?? error.message); }
	process.send({ answer: { ok: true, value }, processorMs: 1, megabytes: 1 }, () => process.exit(0));
});`,
	);
	const answer = await runTask({ task: 'check', bytes }, 'check', { program, wallClock: 30_000 });
	return answer.ok ? answer.value : answer.problem;
}

describe('the process that opens documents, taken over', () => {
	it('does what it is told in these tests', async () => {
		expect(await tryTo('return "done"')).toBe('done');
	});

	it.each([
		['a key', () => `return (await import('node:fs')).readFileSync(${JSON.stringify(secret)}, 'utf8')`],
		['who has accounts here', () => `return (await import('node:fs')).readFileSync('/etc/passwd', 'utf8')`],
		['another process', () => `return (await import('node:fs')).readFileSync('/proc/self/environ', 'utf8')`],
		['what files there are', () => `return (await import('node:fs')).readdirSync('/')`],
		['a module elsewhere', () => `return import(${JSON.stringify(secret)})`],
	])('reads nothing: %s', async (_what, attempt) => {
		expect(await tryTo(attempt())).toBe('refused: ERR_ACCESS_DENIED');
	});

	it('writes no file', async () => {
		const attempt = `(await import('node:fs')).writeFileSync(${JSON.stringify(booty)}, 'mine')`;
		expect(await tryTo(attempt)).toBe('refused: ERR_ACCESS_DENIED');
		expect(existsSync(booty)).toBe(false);
	});

	it('starts no program and no thread', async () => {
		const run = `return (await import('node:child_process')).execFileSync('/bin/cat', ['/etc/passwd'])`;
		expect(await tryTo(run)).toBe('refused: ERR_ACCESS_DENIED');
		const thread = `new (await import('node:worker_threads')).Worker('1', { eval: true })`;
		expect(await tryTo(thread)).toBe('refused: ERR_ACCESS_DENIED');
	});

	it('loads no machine code for a PDF', async () => {
		const attempt = `process.dlopen({ exports: {} }, ${JSON.stringify(join(folder, 'any.node'))})`;
		expect(await tryTo(attempt)).toBe('refused: ERR_DLOPEN_DISABLED');
	});

	it('finds no secret in its environment', async () => {
		expect(
			await tryTo(
				'return Object.keys(process.env).filter((name) => !/^(PWD|_|SHLVL|OLDPWD|NODE_CHANNEL_)/.test(name))',
			),
		).toEqual([]);
	});

	it('reaches nobody where the system allows to shut the network', async ({ skip }) => {
		if (!(await isNetworkShut())) skip('this system allows no network of one’s own (unshare)');
		const attempt = `const { connect } = await import('node:net');
			return new Promise((resolve) => connect(${port()}, '127.0.0.1').on('connect', () => resolve('connected')).on('error', ({ code }) => resolve(code)))`;
		expect(await tryTo(attempt)).toBe('ENETUNREACH');
		const names = `return Object.values((await import('node:os')).networkInterfaces()).flat().filter(({ internal }) => !internal)`;
		expect(await tryTo(names)).toEqual([]);
		expect(callers).toBe(0);
	});

	it('gets no more memory than its limit, also outside the heap', { timeout: 60_000 }, async () => {
		const attempt = `const all = [];
			try { for (;;) all.push(Buffer.alloc(64 * 1024 * 1024, 1)); } catch { return all.length * 64; }`;
		const got = await tryTo(attempt);
		if (got !== 'document.tooComplex') expect(got).toBeLessThanOrEqual(MEMORY_MEGABYTES.check);
	});

	it('is ended when it does not end', { timeout: 60_000 }, async () => {
		expect(await tryTo('for (;;);')).toBe('document.tooComplex');
	});
});

describe('a paper that reaches out', () => {
	it('gets no file and calls nobody when it is opened, and has nothing to say', async () => {
		const paper = reachingPdf(`http://127.0.0.1:${port()}/`, secret);
		expect(await readDocument(paper)).toEqual({ ok: false, problem: 'document.noText' });
		expect(callers).toBe(0);
	});

	it('does not keep a good one from being read', async () => {
		expect(await readDocument(await makeP60())).toMatchObject({ ok: true });
	});
});

describe('the environment of the process that opens documents', () => {
	it('says how memory is taken where networks are loaded, and nothing else', () => {
		expect(environmentFor({ task: 'read', isNative: false })).toEqual({});
		expect(Object.keys(environmentFor({ task: 'recognise', isNative: true }))).toEqual(['GLIBC_TUNABLES']);
	});
});
