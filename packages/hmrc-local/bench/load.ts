/** How many returns a second the stand-in receives, judges, answers and deletes, and the memory it needs. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDeleteRequest, buildPollRequest } from '@halfpenny/govtalk';
import { written } from '../src/calculation/amount.ts';
import { calculate, selfAssessment } from '../src/calculation/calculate.ts';
import { boxesFromData, type WrittenBoxes } from '../src/calculation/return-boxes.ts';
import { credentials, employment, submission } from '../src/transaction-engine/testing/build-message.ts';
import { everyPage, partnershipSubmission } from '../src/transaction-engine/testing/build-partnership.ts';

const WORKERS = 8;
const MESSAGES_BUILT = 1000;
const ROUNDS = 5;
/** The stand-in, bundled next to this script. */
const standIn = new URL('./main.js', import.meta.url).pathname;

/** A return with the tax it must show. */
function complete(boxes: WrittenBoxes): WrittenBoxes {
	const figures = selfAssessment(calculate('2024-25', boxesFromData(boxes)));
	const shown = Object.entries(figures).filter(([box, value]) => box === 'CAL1/2' || value !== 0n);
	return { ...boxes, ...Object.fromEntries(shown.map(([box, value]) => [box, written(value)])) };
}

const simple = complete({
	YPDTR: 'U',
	'YTR1-1A': 'yes',
	'YTR1-1B': '1',
	EMP: [employment({ EMP1: '41000.00', EMP2: '5686.00' })],
	INC2: '120.00',
});
const full = complete({
	YPDTR: 'U',
	'YTR1-1A': 'yes',
	'YTR1-1B': '2',
	EMP: [
		employment({ EMP1: '41000.00', EMP2: '5686.00', EMP9: '900.00', EMP17: '120.00' }),
		employment({ EMP1: '8200.00', EMP2: '1640.00' }),
	],
	'YTR2A-2A': 'yes',
	'YTR2A-2B': '1',
	SSE: [
		{
			SSE1: 'Gardening',
			SSE7: '2025-04-05',
			SSE9: '15000.00',
			SSE20: '1500.00',
			'SSE21/22': '13500.00',
			SSE28: '13500.00',
			SSE31: '13500.00',
		},
	],
	'YTR4-4A': 'yes',
	PRO: [{ PRO20: '12000.00', PRO25: '800.00', PRO38: '11200.00', PRO39: '200.00', PRO40: '11000.00' }],
	INC2: '1410.00',
	INC4: '6150.00',
	REL1: '1000.00',
	REL5: '240.00',
});

type Kind = {
	readonly name: string;
	readonly messageClass: string;
	readonly build: (reference: string) => string;
};
const kinds: readonly Kind[] = [
	{
		name: 'SA100, a job',
		messageClass: 'HMRC-SA-SA100',
		build: (reference) => submission({ reference, boxes: simple }),
	},
	{
		name: 'SA100, six sources',
		messageClass: 'HMRC-SA-SA100',
		build: (reference) => submission({ reference, boxes: full }),
	},
	{
		name: 'SA800, every page',
		messageClass: 'HMRC-SA-SA800',
		build: (reference) => partnershipSubmission({ ...everyPage, reference }),
	},
];

const clockTick = 10;
/** Milliseconds of processor time of a process so far (Linux), and its memory in millions of bytes. */
function spent(pid: number): { processor: number; memory: number } {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
	const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
	return {
		processor: (Number(fields[11]) + Number(fields[12])) * clockTick,
		memory: Number(kilobytes) / 1000,
	};
}

async function start(data: string) {
	const child = spawn(process.execPath, [standIn], {
		env: {
			PATH: process.env.PATH,
			HMRC_LOCAL_PORT: '0',
			HMRC_LOCAL_POLL_SECONDS: '0',
			HMRC_LOCAL_DATA: data,
			HMRC_LOCAL_SENDER_ID: credentials.senderId,
			HMRC_LOCAL_PASSWORD: credentials.password,
		},
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const line = await new Promise<string>((resolve) =>
		child.stdout.once('data', (chunk) => resolve(`${chunk}`)),
	);
	const address = /http:\S+/.exec(line)?.[0];
	if (!address || child.pid === undefined) throw new Error(`the stand-in did not start: ${line}`);
	return { child, pid: child.pid, address };
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

async function say(url: string, body: string): Promise<string> {
	return (await fetch(url, { method: 'POST', body, headers: { connection: 'close' } })).text();
}

/** Submit, poll, delete: throws unless the return is accepted. */
async function file(address: string, message: string, messageClass: string): Promise<void> {
	const acknowledged = await say(`${address}submission`, message);
	const correlationId = /<CorrelationID>([0-9A-F]{32})</.exec(acknowledged)?.[1];
	if (!correlationId) throw new Error(`not acknowledged: ${acknowledged}`);
	const answer = await say(`${address}poll`, text(buildPollRequest({ messageClass, correlationId })));
	if (!answer.includes('<SuccessResponse')) throw new Error(`not accepted: ${answer}`);
	await say(`${address}submission`, text(buildDeleteRequest({ messageClass, correlationId })));
}

const data = mkdtempSync(join(tmpdir(), 'hmrc-local-bench-'));
const { child, pid, address } = await start(data);
let people = 1_000_000_000;
process.stdout.write(
	'| Return | Bytes | Filed | a second | ms of processor each | a second on half a core | Memory, MB |\n|---|---|---|---|---|---|---|\n',
);
for (const { name, messageClass, build } of kinds) {
	for (let round = 0; round < ROUNDS; round += 1) {
		const messages = Array.from({ length: MESSAGES_BUILT }, () => {
			people += 1;
			return build(String(people));
		});
		const [bytes, before, begun] = [messages[0]?.length ?? 0, spent(pid), performance.now()];
		const work = async () => {
			for (let message = messages.pop(); message !== undefined; message = messages.pop())
				await file(address, message, messageClass);
		};
		await Promise.all(Array.from({ length: WORKERS }, work));
		const seconds = (performance.now() - begun) / 1000;
		const after = spent(pid);
		const each = (after.processor - before.processor) / MESSAGES_BUILT;
		const cells = [name, bytes, MESSAGES_BUILT, (MESSAGES_BUILT / seconds).toFixed(0), each.toFixed(2)];
		process.stdout.write(`| ${[...cells, (500 / each).toFixed(0), after.memory.toFixed(0)].join(' | ')} |\n`);
	}
}
child.kill('SIGTERM');
rmSync(data, { recursive: true });
