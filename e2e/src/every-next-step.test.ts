/** Each state of a return on the dashboard: its sentence, its one button, and the page that this leads to. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { fileElsewhere } from './filed-elsewhere.ts';
import { connect, prepareMtdPerson } from './mtd-person.ts';
import { quick } from './mtd-year.ts';
import { type Call, type Person, prepareNewcomer, preparePerson } from './prepared-person.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
/** As HMRC sends people back to it. */
let address: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
	product = await startProduct({ ...quick, HMRC_RELEASE_WAIT_SECONDS: '0' });
	address = product.address.replace('127.0.0.1', 'localhost');
	browser = await startBrowser();
	context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
});
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});
// Each test signs up somebody new on the same page: every new page starts a process of its own.
beforeEach(() => context.clearCookies());

const card = () => page.getByRole('main').getByRole('heading', { level: 2 }).first();

/** The card says this and has these buttons; the first leads to that page. */
async function shows(
	says: RegExp,
	[button, other]: readonly [string, string?],
	leadsTo: string | RegExp,
	path = '/app',
): Promise<void> {
	await page.goto(address + path);
	await expect.poll(() => card().innerText().then(inALine)).toMatch(says);
	const primary = page.getByRole('main').getByRole('link', { name: button }).first();
	await expect.poll(() => page.locator('main a.bg-copper:visible').first().innerText()).toContain(button);
	if (other)
		expect(await page.getByRole('main').getByRole('link', { name: other }).count()).toBeGreaterThan(0);
	expect(await accessibilityProblems(page)).toEqual([]);
	await primary.click();
	await page.getByRole('heading', { level: 1, name: leadsTo }).waitFor();
}

/** An amount in large figures is followed by the one that is read aloud. */
const inALine = (text: string) =>
	text
		.replaceAll(/\s+/g, ' ')
		.replace(/£[\d,]+ (?=£)/, '')
		.trim();

const prepare = () => preparePerson(context, address);

async function file({ call, returnId }: Pick<Person, 'call' | 'returnId'>): Promise<string> {
	const { snapshotHash } = await call('GET', `/api/tax-returns/${returnId}/check-answers`);
	const declaration = { accepted: true, snapshotHash };
	const { submissionId } = await call('POST', `/api/sa100/submit/${returnId}`, { declaration });
	return String(submissionId);
}

const statusIs = (call: Call, submission: string, status: RegExp) =>
	expect
		.poll(async () => (await call('GET', `/api/submissions/${submission}`)).status, { timeout: 60_000 })
		.toMatch(status);

async function fileAndAccept(person: Person): Promise<void> {
	await statusIs(person.call, await file(person), /^(accepted|deleted)$/);
}

async function setFaults(...faults: object[]): Promise<void> {
	const body = JSON.stringify({ faults });
	const set = await fetch(`${product.address}/hmrc-local/faults`, { method: 'PUT', body });
	expect(set.ok).toBe(true);
}

describe('before it is sent', () => {
	it('new', async () => {
		await prepareNewcomer(context, address);
		await shows(/^Let’s do your 2025-26 return/, ['Upload a P60', 'Answer a few questions'], 'Documents');
	});

	it('in progress', async () => {
		const person = await prepare();
		const entries = (await person.call(
			'GET',
			`/api/tax-returns/${person.returnId}/entries`,
		)) as unknown as Entry[];
		const scope = entries.find(({ section }) => section === 'scope');
		const answers = { ...scope?.answers, ukProperty: true };
		await person.call('PATCH', `/api/entries/${scope?.id}`, { version: scope?.version, answers });
		await shows(
			/^You owe £486\.00 so far\. One section to go\.$/,
			['Continue: Letting property'],
			'Letting property',
		);
	});

	it('an answer missing', async () => {
		const person = await prepare();
		await person.changeJob({ pay: null });
		await shows(/^One answer missing in Jobs/, ['Answer what’s missing'], /job/i);
		await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pay');
	});

	it('an answer that cannot be right', async () => {
		const person = await prepare();
		await person.changeJob({ taxDeducted: '90000.00' });
		await shows(/^One answer in Jobs can’t be right/, ['Put it right'], /job/i);
	});

	it('ready', async () => {
		const person = await prepare();
		await person.changeJob({ taxDeducted: '4000.00' });
		await shows(
			/^Ready to send\. You’ll pay £\S+ by 31 January 2027\.$/,
			['Check and send'],
			'Check your answers',
		);
	});

	it('without a UTR', async () => {
		const { call } = await prepare();
		const { id } = await call('GET', '/api/user');
		await call('PATCH', `/api/users/${id}`, { uniqueTaxReference: null, noUniqueTaxReferenceYet: true });
		await shows(/^You’ll need a UTR before you can send this/, ['How to get one'], /account|details/i);
	});

	it('overdue', async () => {
		const { call } = await prepare();
		const { id } = await call('POST', '/api/tax-returns', { taxYear: '2024-25', jurisdiction: 'uk' });
		const answers = { employer: 'Ward', pay: '40000.00', taxDeducted: '5000.00' };
		await call('POST', `/api/tax-returns/${id}/entries`, { section: 'employment', answers });
		await shows(
			/^This return was due on 31 January 2026\. If HMRC asked you for it, that costs £[\d,]+\.\d\d so far\.$/,
			['Continue: What happened this year?'],
			'What did you get this year?',
			'/app?year=2024-25',
		);
	});

	it('a year without a form', async () => {
		const { call } = await prepare();
		const { id } = await call('POST', '/api/tax-returns', { taxYear: '2026-27', jurisdiction: 'uk' });
		const answers = { employer: 'Ward', pay: '40000.00', taxDeducted: '0.00' };
		await call('POST', `/api/tax-returns/${id}/entries`, { section: 'employment', answers });
		await shows(
			/^An estimate: £5,486\.00 for 2026-27$/,
			['See how it’s worked out'],
			/./,
			'/app?year=2026-27',
		);
		expect(page.url()).toMatch(/\/understand$/);
	});
});

interface Entry {
	readonly id: string;
	readonly section: string;
	readonly version: number;
	readonly answers: Record<string, unknown>;
}

describe('after it was sent', () => {
	it('waiting for HMRC', async () => {
		await setFaults({ kind: 'pending', polls: 1000 });
		const person = await prepare();
		const submission = await file(person);
		await shows(/^Sent\. HMRC is checking it\.$/, ['See progress'], 'Sending your return');
		await setFaults();
		await statusIs(person.call, submission, /^(accepted|deleted)$/);
	});

	it('rejected', async () => {
		const uniqueTaxReference = await fileElsewhere(browser, address);
		const person = await prepare();
		const { id } = await person.call('GET', '/api/user');
		await person.call('PATCH', `/api/users/${id}`, { uniqueTaxReference });
		await statusIs(person.call, await file(person), /^rejected$/);
		await shows(
			/^HMRC rejected this return: it says it already has this return\.$/,
			['See what to do'],
			'HMRC did not accept your return',
		);
	});

	it('unknown, then failed once somebody has looked', async () => {
		const person = await prepare();
		await setFaults({ kind: 'status', when: 'before', operations: ['submit'], next: 1 });
		const submission = await file(person);
		await statusIs(person.call, submission, /^unknown$/);
		await shows(
			/^We’re finding out whether HMRC has it\. Nothing will be sent twice\.$/,
			['See progress'],
			'Finding out what HMRC has',
		);
		const release = () =>
			person
				.call('POST', `/api/submissions/${submission}/release`, { looked: true, found: false })
				.then(() => 'released', String);
		await expect.poll(release, { timeout: 90_000 }).toBe('released');
		await shows(
			/^It didn’t reach HMRC\. Nothing is filed\.$/,
			['Check and send again'],
			'Check your answers',
		);
	});

	it.each([
		['to pay', '3000.00', /^Accepted as a test\. If it were real, you’d pay £\S+ by 31 January 2027\.$/],
		['a refund', '7000.00', /^Accepted as a test\. If it were real, HMRC would owe you £1,514\.00\.?$/],
		['nothing to pay', '5486.00', /^Accepted as a test\. Nothing to pay\.$/],
	])('accepted: %s', async (_, taxDeducted, says) => {
		const person = await prepare();
		await person.changeJob({ taxDeducted });
		await fileAndAccept(person);
		await shows(says, ['Your receipt'], /^TEST: HMRC has accepted your return/);
	});

	it('being amended', async () => {
		const person = await prepare();
		await fileAndAccept(person);
		await person.call('POST', `/api/tax-returns/${person.returnId}/amend`, {});
		await person.changeJob({ taxDeducted: '4920.00' });
		await shows(
			/^You’re amending what HMRC has\. It adds £80\.00 to your bill\.$/,
			['Check and send the amendment'],
			'Check your answers',
		);
	});
});

it('under Making Tax Digital: an update sent, one due, and the end of the year', async () => {
	const person = await prepareMtdPerson(context, address);
	await connect(context, address, person);
	const { call } = person;
	const business = await call('POST', '/api/mtd/businesses/create', {
		...{ businessName: 'Ada Filer', businessType: 'self-employment' },
	});
	const { id } = await call('POST', '/api/tax-returns', { taxYear: '2026-27', jurisdiction: 'uk' });
	expect(id).toBeTruthy();
	const send = (taxYear: string, quarter: string) =>
		call('POST', '/api/mtd/quarterly', {
			...{ taxYear, quarter, businessId: business.businessId, businessType: 'self-employment' },
			...{ income: { turnover: '11000', other: '' }, expenses: { costOfGoods: '1000' } },
		});
	await send('2026-27', 'Q1');
	await shows(
		/^Your July to October update was due on 7 November 2026$/,
		['Prepare the update'],
		/Making Tax Digital/,
		'/app?year=2026-27',
	);
	await send('2026-27', 'Q2');
	await shows(
		/^Your update is sent\. The next one is due on 7 February 2027\.$/,
		['See your updates'],
		/Making Tax Digital/,
		'/app?year=2026-27',
	);
	for (const quarter of ['Q1', 'Q2', 'Q3', 'Q4']) await send('2025-26', quarter);
	await shows(
		/^All updates are sent\. Finish 2025-26 by 31 January 2027\.$/,
		['Finish the year'],
		/Making Tax Digital/,
		'/app?year=2025-26',
	);
	// Another year is the current one.
	await page.getByRole('heading', { name: /^Make your final declaration by 31 January 2027/ }).waitFor();
});

describe('with an agent', () => {
	let ofAgent: Product;
	beforeAll(async () => {
		ofAgent = await startProduct({
			...{ HMRC_ENV: 'test-in-live', HMRC_SENDER: 'agent', HMRC_AGENT_ID: 'A1' },
			...{ HMRC_AGENT_NAME: 'Ink & Co', HMRC_AGENT_ADDRESS: '1 High Street|Leeds' },
			...{ HMRC_SENDER_ID: 'SENDER', HMRC_PASSWORD: 'not-a-secret' },
		});
		address = ofAgent.address;
	});
	afterAll(() => ofAgent?.stop());

	it('needs agreement, then approval', async () => {
		const { call } = await prepare();
		await page.goto(`${address}/app`);
		await expect.poll(() => card().innerText()).toMatch(/^One thing before we can send it: your agreement/);
		await page.getByRole('main').getByRole('link', { name: 'Agree', exact: true }).first().click();
		await page.getByRole('button', { name: 'Authorise' }).waitFor();
		const { state } = await call('GET', '/api/hmrc/auth');
		await call('POST', `/api/hmrc/consent/${state}`, { granted: true });
		await shows(
			/^One thing before we can send it: an approval/,
			['See what we’re waiting for'],
			'Check your answers',
		);
		await page
			.getByText(/needs approval from the person who runs this service/)
			.first()
			.waitFor();
	});
});
