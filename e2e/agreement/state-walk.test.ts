/**
 * Takes returns through every state and checks that everything that describes one agrees: the next step, the list of
 * returns, the log of attempts, check answers, the assistant, the progress card, the task list, emails and the command
 * line.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@halfpenny/contract';
import { outcomeOf, shownStatus } from '@halfpenny/lifecycle';
import { askedSections, openScopeQuestions } from '@halfpenny/questions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../apps/cli/src/main.ts';
import type { OpenDatabase } from '../../apps/server/src/database/database.ts';
import { jobs } from '../../apps/server/src/database/schema/platform.ts';
import { submissions } from '../../apps/server/src/database/schema/submissions.ts';
import { openEmbedded } from '../../apps/server/src/testing/databases.ts';
import {
	createTestServer,
	signUpUser,
	type TestServer,
	type TestUser,
} from '../../apps/server/src/testing/test-server.ts';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../apps/server/tests/fake-transaction-engine.ts';
import { createFiler, settle } from '../../apps/server/tests/filer.ts';
import { connectPerson, type MtdWorld, startMtdWorld } from '../../apps/server/tests/mtd-world.ts';
import { dashboardLead } from '../../apps/web/src/features/dashboard/dashboard-lead.ts';
import { completionWords, progressOf } from '../../apps/web/src/features/dashboard/progress.ts';
import { badgeOf } from '../../apps/web/src/features/dashboard/return-badge.ts';
import { sectionTask } from '../../apps/web/src/features/dashboard/tasks.ts';
import { mayBeDeclared } from '../../apps/web/src/features/filing/may-be-declared.ts';

const START = new Date('2025-11-20T12:00:00Z');
const AGENT = {
	...{ HMRC_ENV: 'test-in-live', HMRC_SENDER: 'agent', HMRC_AGENT_ID: 'A1' },
	...{ HMRC_AGENT_NAME: 'Ink & Co', HMRC_AGENT_ADDRESS: '1 High Street|Leeds' },
};

/** A return, its person and their server. */
interface Whose {
	readonly server: TestServer;
	readonly user: TestUser;
	readonly id: string;
}

/** Collects what everything says about a return. */
async function tell({ server, user: { browser, userId, username }, id }: Whose) {
	const get = async (path: string) => {
		const { status, body, text } = await browser.get(path);
		expect([path, status, text]).toEqual([path, 200, expect.any(String)]);
		return body;
	};
	const path = `/api/tax-returns/${id}`;
	const step = await get(`${path}/next-step`);
	const taxReturn = await get(path);
	const listed = (await get(`/api/users/${userId}/tax-returns`)).find((one: { id: string }) => one.id === id);
	const entries = await get(`${path}/entries`);
	const service = await get('/api/service');
	const { logs, latestStatus } = await get(`/api/sa100/logs/${id}`);
	const checked = await browser.get(`${path}/check-answers`);
	const said = await browser.post('/api/chat', { message: 'Hello', taxReturnId: id });
	const facts = await browser.get(`/api/export/tax-return/${id}?format=facts`);
	const outbox = join(server.services.config.dataFolder, 'outbox');
	const letters = await Promise.all(
		(await readdir(outbox).catch(() => []))
			.filter((name) => logs.some((log: { id: string }) => name.includes(log.id)))
			.map((name) => readFile(join(outbox, name), 'utf8')),
	);
	const state = shownStatus(taxReturn);
	const done = progressOf({
		...{ entries, documents: [], taxReturn, calculated: true, readyToSend: step.readyToSend },
	});
	return {
		...{ step, taxReturn, listed, entries, latestStatus, logs, letters, username, state },
		check: checked.status === 200 ? checked.body : undefined,
		said: said.body.message as string,
		badge: badgeOf(state).words,
		lead: dashboardLead(taxReturn, service),
		done,
		completion: completionWords({ entries, taxReturn, ready: step.readyToSend, state: step.state }),
		open: askedSections(entries, taxReturn.taxYear, taxReturn.returnType)
			.map((section) => sectionTask(section, entries, taxReturn.taxYear))
			.filter(({ attention }) => attention),
		unsaid: openScopeQuestions(entries, taxReturn.taxYear, taxReturn.returnType),
		cli: await inTerminal(facts.text, server.time.now.toISOString().slice(0, 10)),
	};
}

/** Returns what `halfpenny next` prints for the exported facts; undefined if it reports problems. */
async function inTerminal(facts: string, on: string) {
	let printed = '';
	const { complaints } = await run(['next', '-', '--on', on], {
		readFile: (path) => readFile(path),
		hmrcSchemas: undefined,
		input: async function* () {
			yield new TextEncoder().encode(facts);
		},
		print: (text) => {
			printed += text;
		},
		complain: () => undefined,
	});
	return complaints.length > 0 ? undefined : JSON.parse(printed);
}

type Told = Awaited<ReturnType<typeof tell>>;

const HAS_IT = ['toPay', 'refund', 'nothingToPay'];
const WAITS = ['needsUtr', 'needsConsent', 'needsApproval'];
/** States that the command line can tell from the answers alone. */
const IN_THE_FILE = ['ready', 'needsUtr', 'overdue', 'estimate'];

/** Checks that everything agrees. */
function agree(
	{ step, taxReturn, listed, ...told }: Told,
	{ declared }: { readonly declared: boolean },
): void {
	const { state } = told;
	const outcome = told.logs[0] && outcomeOf(told.logs[0].status);
	// The list, the return and the log of attempts.
	expect([listed.status, listed.submissionStatus]).toEqual([taxReturn.status, taxReturn.submissionStatus]);
	expect(told.done.has('submit')).toBe(state === 'accepted');
	expect(state === 'accepted').toBe(HAS_IT.includes(step.state));
	if (HAS_IT.includes(step.state)) expect([told.latestStatus, outcome]).toEqual(['accepted', 'accepted']);
	expect(step.state === 'rejected').toBe(told.badge === 'Rejected' && !step.readyToSend);
	if (step.state === 'rejected') expect([told.latestStatus, outcome]).toEqual(['rejected', 'rejected']);
	if (step.state === 'unknown')
		expect([told.badge, outcome]).toEqual(['Finding out what HMRC has', 'unknown']);
	if (step.state === 'waiting') expect(told.badge).toMatch(/^(Submitting|Processing)$/);
	if (step.state === 'failed') expect([told.badge, told.latestStatus]).toEqual(['Failed', 'failed']);
	if (['new', 'inProgress', 'missing', 'doubtful', 'estimate', 'amending', ...WAITS].includes(step.state))
		expect(told.badge).toBe('Draft');
	// Check answers allows a declaration exactly when the next step says ready.
	const declares = told.check !== undefined && mayBeDeclared(told.check);
	if (step.readyToSend) expect(declares, JSON.stringify(told.check?.blockers)).toBe(true);
	if (['inProgress', 'missing', 'doubtful', 'needsUtr', 'needsApproval'].includes(step.state))
		expect(declares).toBe(false);
	expect(told.completion === 'answered').toBe(WAITS.includes(step.state));
	if (!step.readyToSend) expect(['ready', 'formLeft', 'amending']).not.toContain(told.completion);
	// The tasks.
	if (step.readyToSend || WAITS.includes(step.state)) expect([told.open, told.unsaid]).toEqual([[], []]);
	if (step.state === 'missing') expect(told.open.length).toBeGreaterThan(0);
	// The assistant says the same sentence as the card.
	const sentence = step.headline.replace(/[.!?]$/, '');
	expect(told.said).toContain(sentence);
	// An accepted return shows no deadline, and only an accepted return is called accepted.
	if (state === 'accepted') expect(told.lead).toBeUndefined();
	const letter = told.letters.join('\n').replaceAll(/=\r?\n/g, '');
	// For a final declaration HMRC sends no receipt, so none is emailed.
	if (HAS_IT.includes(step.state) && !declared) expect(letter).toMatch(/accepted/);
	else if (!taxReturn.amending) expect(letter).not.toMatch(/HMRC has accepted/);
	// A letter says that it was rejected, until it is sent again.
	if (step.state === 'rejected') expect(letter).toMatch(/was rejected/);
	if (IN_THE_FILE.includes(step.state))
		expect([told.cli?.state, told.cli?.headline]).toEqual([step.state, step.headline]);
}

const walked = new Set<string>();
const nextStepStates = calls.nextStep.answer.shape.state.options;

async function look(whose: Whose, state: string, declared = false): Promise<Told> {
	const told = await tell(whose);
	expect(told.step.state).toBe(state);
	agree(told, { declared });
	walked.add(state);
	return told;
}

let open: OpenDatabase;
beforeAll(async () => {
	open = await openEmbedded();
});
afterAll(() => open.close());

describe('an annual return', () => {
	let fake: FakeTransactionEngine;
	let server: TestServer;

	beforeAll(async () => {
		fake = await startFakeTransactionEngine();
		server = await createTestServer(open.database, { environment: { HMRC_LOCAL_URL: fake.url } });
	});
	afterAll(async () => {
		await server.close();
		await fake.close();
	});
	beforeEach(async () => {
		fake.reset();
		server.time.now = START;
		await open.database.delete(jobs);
	});

	const filer = async (pay?: string, taxYear = '2024-25') => {
		const one = await createFiler(server, { taxYear });
		if (pay !== undefined) expect((await one.changePay(pay)).status).toBe(200);
		return { ...one, server, id: one.taxReturnId };
	};
	const begin = async (taxYear: string) => {
		const user = await signUpUser(server);
		const { body } = await user.browser.post('/api/tax-returns', { taxYear });
		const add = (section: string, answers: object) =>
			user.browser.post(`/api/tax-returns/${body.id}/entries`, { section, answers });
		return { server, user, id: String(body.id), add };
	};
	/** Runs `work` as if the service filed for real. */
	const inEarnest = async <Of>(work: () => Promise<Of>): Promise<Of> => {
		const hmrc = server.services.config.hmrc as { environment: string };
		const { environment } = hmrc;
		await open.database.update(submissions).set({ environment: 'live' });
		hmrc.environment = 'live';
		try {
			return await work();
		} finally {
			hmrc.environment = environment;
		}
	};

	it('is new, in progress, then missing an answer', async () => {
		const one = await begin('2024-25');
		await look(one, 'new');
		await one.add('employment', { employer: 'Quill & Co', payeReference: '123/AB456', pay: '30000' });
		await look(one, 'inProgress');
		const whole = await filer('');
		await look(whole, 'missing');
	});

	it('has an answer that cannot be right', async () => {
		const one = await filer();
		const { body } = await one.user.browser.get(`/api/tax-returns/${one.id}/entries`);
		const { id, version } = body.find(({ section }: { section: string }) => section === 'employment');
		await one.user.browser.patch(`/api/entries/${id}`, { version, answers: { taxDeducted: '90000' } });
		await look(one, 'doubtful');
	});

	it('is ready, or needs a UTR', async () => {
		const one = await filer('31000');
		await look(one, 'ready');
		const { browser, userId } = one.user;
		await browser.patch(`/api/users/${userId}`, { uniqueTaxReference: null, noUniqueTaxReferenceYet: true });
		await look(one, 'needsUtr');
	});

	it('is waiting, accepted with tax to pay, then being amended', async () => {
		const one = await filer('50000');
		await one.file();
		await look(one, 'waiting');
		await settle(server);
		const { step } = await look(one, 'toPay');
		expect(step.headline).toMatch(/^Accepted as a test\. If it were real/);
		await inEarnest(async () => {
			const { step } = await look(one, 'toPay');
			expect([step.headline, step.action.words]).toEqual([
				expect.stringMatching(/^Accepted\. Pay £/),
				'Pay HMRC',
			]);
		});
		await open.database.update(submissions).set({ environment: 'local' });
		await one.user.browser.post(`/api/tax-returns/${one.id}/amend`, {});
		expect((await look(one, 'amending')).step.readyToSend).toBe(false);
		await one.changePay('51000');
		expect((await look(one, 'amending')).step.readyToSend).toBe(true);
	});

	it.each([
		['refund', '20000', /^Accepted\. HMRC owes you £/],
		['nothingToPay', '30000', /^Accepted\. Nothing to pay/],
	] as const)('is accepted: %s', async (state, pay, headline) => {
		const one = await filer(pay);
		await one.file();
		await settle(server);
		await look(one, state);
		await inEarnest(async () => expect((await look(one, state)).step.headline).toMatch(headline));
		await open.database.update(submissions).set({ environment: 'local' });
	});

	it('is rejected, then ready again once an answer changes', async () => {
		const one = await filer();
		fake.refuseSubmit = '1046';
		await one.file();
		await settle(server);
		await look(one, 'rejected');
		await one.changePay('31000');
		await look(one, 'ready');
	});

	it('is unknown, then failed once the person says that HMRC does not have it', async () => {
		const one = await filer();
		fake.faults.submit.push('resetBefore');
		const submission = await one.file();
		await server.services.jobs.worker.runDue();
		await look(one, 'unknown');
		await settle(server, 60);
		const { releasableAt } = await one.readSubmission(submission);
		server.time.now = new Date(releasableAt);
		await one.user.browser.post(`/api/submissions/${submission}/release`, { looked: true, found: false });
		await look(one, 'failed');
	});

	it('is overdue', async () => {
		server.time.now = new Date('2026-02-10T12:00:00Z');
		await look(await filer('31000'), 'overdue');
	});

	it('is an estimate in a year without a form', async () => {
		server.time.now = new Date('2026-11-20T12:00:00Z');
		const one = await begin('2026-27');
		await one.add('employment', { employer: 'Quill & Co', pay: '30000' });
		await look(one, 'estimate');
	});
});

describe('a return that an agent sends', () => {
	it('needs consent, then approval', async () => {
		const server = await createTestServer(open.database, { environment: AGENT });
		const one = await createFiler(server);
		const whose = { ...one, server, id: one.taxReturnId };
		await look(whose, 'needsConsent');
		const { state } = (await one.user.browser.get('/api/hmrc/auth')).body;
		await one.user.browser.post(`/api/hmrc/consent/${state}`, { granted: true });
		await look(whose, 'needsApproval');
		await server.close();
	});
});

describe('a year under Making Tax Digital', () => {
	let world: MtdWorld;

	beforeAll(async () => {
		world = await startMtdWorld(open.database);
	});
	afterAll(() => world.close());

	const taxYear = '2025-26';
	const trader = async () => {
		await world.at('2025-04-10');
		const user = await connectPerson(world);
		const business = await user.business('self-employment');
		const post = (path: string, body: object) => user.browser.post(path, body);
		const send = async (quarter: string, day: string) => {
			await world.at(day);
			const sent = await post('/api/mtd/quarterly', {
				...{ taxYear, quarter, businessId: business, businessType: 'self-employment' },
				...{ income: { turnover: '11000', other: '' }, expenses: { costOfGoods: '1000' } },
			});
			expect([sent.status, sent.text]).toEqual([200, expect.stringContaining('"success":true')]);
		};
		const begin = async () => {
			const { id } = (await post('/api/tax-returns', { taxYear })).body;
			return { server: world.server, user, id: String(id) };
		};
		return { user, post, send, begin };
	};

	it('has an update sent, one due, then reaches the year end', async () => {
		const { send, begin } = await trader();
		const whose = await begin();
		await send('Q1', '2025-07-06');
		await look(whose, 'updateSent');
		await world.at('2025-10-07');
		await look(whose, 'updateDue');
		await send('Q2', '2025-10-08');
		await send('Q3', '2026-01-06');
		await send('Q4', '2026-04-06');
		await look(whose, 'yearEnd');
	});

	it('is accepted once declared, with what is left to pay', async () => {
		const { user, post, send } = await trader();
		await send('Q4', '2026-04-06');
		const asked = await post('/api/mtd/calculations/trigger', {
			...{ taxYear, calculationType: 'intent-to-finalise' },
		});
		const calculationId = asked.body.id;
		await user.browser.get(`/api/mtd/calculations/${calculationId}?taxYear=${taxYear}`);
		const declared = await post('/api/mtd/crystallise', {
			...{ taxYear, calculationId, declarationAccepted: true },
		});
		expect([declared.status, declared.text]).toEqual([202, expect.any(String)]);
		await world.server.services.jobs.worker.runDue();
		const [made] = (await user.browser.get(`/api/users/${user.userId}/tax-returns`)).body;
		await look({ server: world.server, user, id: made.id }, 'nothingToPay', true);
	});
});

it('has walked every state', () => {
	expect([...walked].sort()).toEqual([...nextStepStates].sort());
});
