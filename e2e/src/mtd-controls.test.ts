/**
 * The controls of HMRC's stand-in, in processes of their own as `npm start` has them: what it holds outlives `kill -9`, its
 * settings for tokens, updates and rate do what they say, and taking a grant back leads to connecting again.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PersonByHttp, personByHttp } from './by-http.ts';
import { freePort, type Product, startProduct } from './product.ts';

const root = join(import.meta.dirname, '../..');
const taxYear = '2025-26';
const FULFILMENT_SECONDS = 4;
const TOKEN_SECONDS = 8;

let product: Product;
let address: string;
let standIn: ChildProcess;
let standInAddress: string;
let settings: Record<string, string>;
let folder: string;
let ada: PersonByHttp;
let businessId: string;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Starts the stand-in on the port and folder that it had, and waits until it answers. */
async function startStandIn(): Promise<void> {
	const day = `--import=${pathToFileURL(join(root, 'e2e/src/the-day.mjs'))}`;
	standIn = spawn(process.execPath, [day, join(root, 'packages/hmrc-local/dist/main.js')], {
		env: { ...process.env, ...settings },
		stdio: 'ignore',
	});
	for (let tries = 0; tries < 200; tries += 1) {
		const answer = await fetch(`${standInAddress}/declarations`).catch(() => undefined);
		if (answer?.ok) return;
		await pause(0.1);
	}
	throw new Error('the stand-in did not start');
}

async function killStandIn(): Promise<void> {
	const gone = once(standIn, 'exit');
	standIn.kill('SIGKILL');
	await gone;
}

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'halfpenny-stand-in-'));
	const port = await freePort();
	standInAddress = `http://127.0.0.1:${port}/hmrc-local`;
	const application = { HMRC_CLIENT_ID: 'halfpenny-local', HMRC_CLIENT_SECRET: 'not-a-secret' };
	settings = {
		...{ ...application, HMRC_LOCAL_PORT: String(port), HMRC_LOCAL_DATA: join(folder, 'data') },
		...{ HMRC_LOCAL_SENDER_ID: 'SENDER', HMRC_LOCAL_PASSWORD: 'not-a-secret' },
		...{ HMRC_LOCAL_TOKEN_SECONDS: String(TOKEN_SECONDS), HMRC_LOCAL_CALCULATION_SECONDS: '0' },
		...{ HMRC_LOCAL_FULFILMENT_SECONDS: String(FULFILMENT_SECONDS) },
		HMRC_LOCAL_REQUESTS_PER_SECOND: '3',
	};
	await startStandIn();
	product = await startProduct({
		...application,
		HMRC_LOCAL_URL: standInAddress,
		HMRC_LOCAL_AUTHORISE_URL: `${standInAddress}/oauth/authorize`,
	});
	address = product.address.replace('127.0.0.1', 'localhost');
	ada = await personByHttp(address);
	await ada.connect();
	const made = await ada.call('POST', '/api/mtd/businesses/create', {
		...{ businessName: 'Ada Filer', businessType: 'self-employment' },
	});
	businessId = made.body.businessId;
}, 180_000);
afterAll(async () => {
	await product?.stop();
	standIn?.kill('SIGKILL');
	if (folder) await rm(folder, { recursive: true, force: true });
});

const send = (quarter: string, turnover: string) =>
	ada.call('POST', '/api/mtd/quarterly', {
		...{ taxYear, quarter, businessId, businessType: 'self-employment' },
		...{ income: { turnover }, expenses: {} },
	});

type Line = {
	readonly method: string;
	readonly path: string;
	readonly status: number;
	readonly grantType?: string;
};

async function ledger(part: string): Promise<readonly Line[]> {
	const answer = await fetch(`${standInAddress}/ledger/mtd?nino=${ada.nino}`);
	return ((await answer.json()) as Line[]).filter(({ path }) => path.includes(part));
}

/** The status at HMRC of the obligations of a tax year. */
async function obligations(): Promise<readonly string[]> {
	const query = 'from=2025-04-06&to=2026-04-05';
	const { body } = await ada.call('GET', `/api/mtd/obligations/${businessId}?${query}`);
	return body.map(({ status }: { status: string }) => status);
}

it('meets an obligation only some seconds after the update, as it is told to', async () => {
	expect((await send('Q1', '1000')).status).toBeLessThan(300);
	expect(await obligations()).not.toContain('Fulfilled');
	await pause(FULFILMENT_SECONDS + 1);
	expect((await obligations()).filter((status) => status === 'Fulfilled')).toHaveLength(1);
});

it('gives tokens that last for the seconds that it is told, which are renewed without the person', async () => {
	await pause(TOKEN_SECONDS + 1);
	expect(await obligations()).toHaveLength(4);
	expect((await ledger('/oauth/token')).some(({ grantType }) => grantType === 'refresh_token')).toBe(true);
});

it('lets through as many requests in a second as it is told, and ours are made to fit', async () => {
	const hello = () =>
		fetch(`${standInAddress}/hello/world`, { headers: { accept: 'application/vnd.hmrc.1.0+json' } });
	const statuses = (await Promise.all(Array.from({ length: 12 }, hello))).map(({ status }) => status);
	expect(statuses).toContain(200);
	expect(statuses).toContain(429);
	await pause(1);
	const answers = await Promise.all(
		Array.from({ length: 3 }, () => ada.call('GET', `/api/mtd/year-end?taxYear=${taxYear}`)),
	);
	expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [200, undefined]));
});

it('holds after kill -9 what it held, and gets once what was sent while it was away', {
	timeout: 240_000,
}, async () => {
	const before = await (await fetch(`${standInAddress}/ledger/mtd?nino=${ada.nino}`)).json();
	await killStandIn();
	const sent = await send('Q2', '2000');
	expect([sent.status, sent.body.submission?.status]).toEqual([200, 'queued']);
	const asked = await ada.call('GET', `/api/mtd/obligations/${businessId}?from=2025-04-06&to=2026-04-05`);
	expect([asked.status, asked.body.code]).toEqual([503, 'HMRC_UNREACHABLE']);
	await startStandIn();
	const after = (await (await fetch(`${standInAddress}/ledger/mtd?nino=${ada.nino}`)).json()) as unknown[];
	expect(after.slice(0, (before as unknown[]).length)).toEqual(before);
	await expect
		.poll(
			async () =>
				(await ledger('/cumulative/')).filter(({ method, status }) => method === 'PUT' && status === 204)
					.length,
			{
				timeout: 200_000,
				interval: 2000,
			},
		)
		.toBe(2);
	await pause(FULFILMENT_SECONDS + 1);
	expect((await obligations()).filter((status) => status === 'Fulfilled')).toHaveLength(2);
});

it('takes every access token away, which the person does not notice', async () => {
	await fetch(`${standInAddress}/test/expire-tokens`, { method: 'POST' });
	expect(await obligations()).toHaveLength(4);
});

it('takes a grant back, which ends the connection with words and a new one mends', async () => {
	const headers = { 'content-type': 'application/json' };
	const body = JSON.stringify({ nino: ada.nino });
	await fetch(`${standInAddress}/test/revoke-grants`, { method: 'POST', headers, body });
	const asked = await ada.call('GET', `/api/mtd/obligations/${businessId}?from=2025-04-06&to=2026-04-05`);
	expect([asked.status, asked.body.code]).toEqual([409, 'HMRC_CONNECTION_EXPIRED']);
	expect(asked.body.remediation).toMatch(/connect/i);
	const status = async () => (await ada.call('GET', '/api/hmrc/auth-status?filingType=mtd-itsa')).body;
	expect(await status()).toMatchObject({ connected: false, ended: 'refusedByHmrc' });
	await ada.connect();
	expect(await status()).toMatchObject({ connected: true });
	expect(await obligations()).toHaveLength(4);
});
