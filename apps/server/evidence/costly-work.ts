/**
 * Measures what the largest returns cost everyone else: sixty simultaneous calls about returns with the most entries
 * allowed, from six accounts, while another user reads their own account.
 */
import { join } from 'node:path';
import { MOST_ENTRIES } from '@halfpenny/facts';
import { findClusterTemplate } from '../src/database/cluster-template.ts';
import { openScratch } from '../src/database/embedded.ts';
import { createPool } from '../src/platform/threads/pool.ts';
import { createThreads, type Threads } from '../src/platform/threads/threads.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../src/testing/test-server.ts';
import { upload } from '../src/testing/upload.ts';

const ACCOUNTS = 6;
const CALLS_EACH = 10;
const LARGEST_XML_ELEMENTS = 100_000;

/** An account with a return as large as allowed. */
interface Heavy {
	readonly user: TestUser;
	readonly taxReturnId: string;
}

/** A costly call. */
type Costly = (heavy: Heavy) => Promise<number>;

const costly: Readonly<Record<string, Costly>> = {
	Calculation: ({ user, taxReturnId }) => statusOf(user, `/api/tax-returns/${taxReturnId}/calculate`),
	'Check answers': ({ user, taxReturnId }) => statusOf(user, `/api/tax-returns/${taxReturnId}/check-answers`),
	'The return as a PDF': ({ user, taxReturnId }) =>
		statusOf(user, `/api/tax-returns/${taxReturnId}/summary.pdf`),
	'Suggested deductions': ({ user, taxReturnId }) =>
		statusOf(user, `/api/tax-returns/${taxReturnId}/suggested-deductions`),
	'Last year’s XML, 2 MB': async ({ user, taxReturnId }) =>
		(
			await upload(user.browser, {
				bytes: hostileXml(),
				filename: 'return.xml',
				path: `/api/tax-returns/${taxReturnId}/carry-forward/read`,
			})
		).status,
};

/** Runs the work on this thread, without limits. */
const onOneThread: Threads = {
	run: async (work, _whose, input) => ({ ok: true, value: await work.run(input) }),
	close: async () => undefined,
};

/** The table: what sixty simultaneous calls do to everyone else, on the main thread and on others. */
export async function measure() {
	const root = join(import.meta.dirname, '../..');
	const pool = createThreads(createPool(join(root, 'apps/server/dist/work.js')));
	let threads = pool;
	const opened = await openScratch(join(root, 'apps/server/migrations'), findClusterTemplate(root));
	const server = await createTestServer(opened.database, {
		environment: { HALFPENNY_ROOT: root, SIGN_UP_LIMIT: '1000' },
		threads: { run: (...order) => threads.run(...order), close: pool.close },
	});
	const honest = await signUpUser(server);
	const heavy = [];
	for (let count = 0; count < ACCOUNTS; count += 1) heavy.push(await makeHeavy(server));
	const rows: (string | number)[][] = [];
	for (const [name, call] of Object.entries(costly)) {
		threads = onOneThread;
		rows.push([name, 'the one that answers', ...(await measureOne(call, heavy, honest))]);
		threads = pool;
		rows.push([name, 'others', ...(await measureOne(call, heavy, honest))]);
	}
	await server.close();
	await opened.close();
	const worst = (kind: number) =>
		Math.max(...rows.flatMap((row, at) => (at % 2 === kind ? [Number(row[4])] : [])));
	return {
		title: 'What costly work does to everybody else',
		summary: `While ${ACCOUNTS * CALLS_EACH} calls about the largest returns run at once, the server stands still for at most ${worst(1)} ms. Without threads of its own for them it was ${worst(0)} ms.`,
		columns: [
			'Sixty at once of',
			'Thread',
			'Alone, ms',
			'Done / refused as busy',
			'Longest stall, ms',
			'Another user’s median answer, ms',
			'Their slowest, ms',
			'Memory, MB',
		],
		rows,
		figures: { longestStallMs: worst(1), longestStallOnOneThreadMs: worst(0) },
	};
}

async function measureOne(call: Costly, heavy: readonly Heavy[], honest: TestUser) {
	const [first] = heavy;
	if (!first) throw new Error('nobody has a large return');
	await call(first);
	const alone = await timed(() => call(first));
	const stalls = watchStalls();
	const statuses: number[] = [];
	let running = true;
	const all = Promise.all(
		heavy.flatMap((one) =>
			Array.from({ length: CALLS_EACH }, async () => {
				statuses.push(await call(one));
			}),
		),
	).finally(() => {
		running = false;
	});
	const waits: number[] = [];
	while (running) {
		waits.push(await timed(() => honest.browser.get('/api/user')));
		await pause(20);
	}
	await all;
	const { longestMs, memoryMegabytes } = await stalls();
	waits.sort((a, b) => a - b);
	const refused = statuses.filter((status) => status === 429 || status === 503).length;
	const failed = statuses.filter((status) => status === 404 || status === 500);
	if (failed.length > 0) throw new Error(`answered ${failed[0]}`);
	return [
		Math.round(alone),
		`${statuses.length - refused} / ${refused}`,
		longestMs,
		Math.round(waits[Math.floor(waits.length / 2)] ?? 0),
		Math.round(waits.at(-1) ?? 0),
		memoryMegabytes,
	];
}

function pause(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const LOOK_MS = 10;

/** How late the latest timer fired, and the most memory used so far. */
function watchStalls(): () => Promise<{ readonly longestMs: number; readonly memoryMegabytes: number }> {
	let [last, longest, memory] = [performance.now(), 0, 0];
	const watch = setInterval(() => {
		const now = performance.now();
		longest = Math.max(longest, now - last - LOOK_MS);
		memory = Math.max(memory, process.memoryUsage().rss);
		last = now;
	}, LOOK_MS);
	return async () => {
		await pause(3 * LOOK_MS);
		clearInterval(watch);
		return { longestMs: Math.round(longest), memoryMegabytes: Math.round(memory / 2 ** 20) };
	};
}

async function timed(work: () => Promise<unknown>): Promise<number> {
	const began = performance.now();
	await work();
	return performance.now() - began;
}

async function statusOf({ browser }: TestUser, path: string): Promise<number> {
	return (await browser.get(path)).status;
}

async function makeHeavy(server: TestServer): Promise<Heavy> {
	const user = await signUpUser(server);
	const { body } = await user.browser.post('/api/tax-returns', { taxYear: '2025-26' });
	const taxReturnId = String(body.id);
	for (let count = 0; count < MOST_ENTRIES; count += 1) {
		const { status, text } = await user.browser.post(
			`/api/tax-returns/${taxReturnId}/entries`,
			entryOf(count),
		);
		if (status !== 201) throw new Error(`entry ${count} answered ${status} ${text}`);
	}
	return { user, taxReturnId };
}

function entryOf(count: number) {
	if (count % 2 === 0) {
		const answers = {
			employer: `Mill ${count}`,
			payeReference: `123/AB${count}`,
			pay: '30000',
			taxDeducted: '3486',
		};
		return { section: 'employment', answers };
	}
	const answers = { description: 'Stall', name: `Jams ${count}`, turnover: '4000', tradingAllowance: false };
	return { section: 'selfEmployment', answers };
}

/** As long as allowed, with elements that no return has. */
function hostileXml(): Uint8Array {
	const many = '<Employment><PAYE>1</PAYE></Employment>'.repeat(LARGEST_XML_ELEMENTS / 2);
	return Buffer.from(
		`<IRenvelope xmlns="http://www.govtalk.gov.uk/taxation/SA/SA100/24-25/1"><MTR>${many}</MTR></IRenvelope>`,
	);
}
