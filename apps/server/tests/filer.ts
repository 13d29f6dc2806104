/** A user who files a return with one job through a test server: declared, sent, and the outcome. */
import { expect } from 'vitest';
import { newUtr } from '../src/testing/new-utr.ts';
import { sayNoToTheRest } from '../src/testing/say-no.ts';
import type { TestAnswer } from '../src/testing/test-browser.ts';
import { signUpUser, type TestServer, type TestUser } from '../src/testing/test-server.ts';

/** A made-up person with one of HMRC's test numbers; each has their own UTR. */
const PERSON = {
	firstName: 'Ada',
	lastName: 'Quill',
	dateOfBirth: '1980-01-01',
	nationalInsurance: 'QQ 12 34 56 C',
	addressLine1: '1 Ink Street',
	city: 'Leeds',
	postcode: 'LS1 4DL',
};

/** A job with every answer that filing needs. */
export const JOB = {
	employer: 'Quill & Co',
	payeReference: '123/AB456',
	pay: '30000',
	taxDeducted: '3486',
	companyDirector: false,
	hadBenefits: false,
	hadExpenses: false,
	hadOtherPay: false,
};

/** A person with a return, for 2024-25 by default. */
export interface Filer {
	readonly user: TestUser;
	readonly taxReturnId: string;
	readonly utr: string;
	readonly check: () => Promise<TestAnswer>;
	/** Checks the answers and submits them. */
	readonly submit: () => Promise<TestAnswer>;
	/** Submits, and fails without a submission. */
	readonly file: () => Promise<string>;
	readonly changePay: (pay: string) => Promise<TestAnswer>;
	readonly readReturn: () => Promise<TestAnswer['body']>;
	readonly readSubmission: (id: string) => Promise<TestAnswer['body']>;
}

/** Signs a person up and fills in their return. */
export async function createFiler(
	server: Pick<TestServer, 'newBrowser'>,
	{
		utr = newUtr(),
		taxYear = '2024-25',
		nationalInsurance = PERSON.nationalInsurance,
	}: { readonly utr?: string; readonly taxYear?: string; readonly nationalInsurance?: string } = {},
): Promise<Filer> {
	const user = await signUpUser(server);
	const { browser, userId } = user;
	await browser.patch(`/api/users/${userId}`, { ...PERSON, nationalInsurance, uniqueTaxReference: utr });
	const { body: taxReturn } = await browser.post('/api/tax-returns', { taxYear });
	const path = `/api/tax-returns/${taxReturn.id}`;
	const added = await browser.post(`${path}/entries`, { section: 'employment', answers: JOB });
	expect(added.status).toBe(201);
	await sayNoToTheRest(browser, taxReturn.id);
	const check = () => browser.get(`${path}/check-answers`);
	const submit = async () => {
		const { body } = await check();
		const declaration = { accepted: true, snapshotHash: body.snapshotHash };
		return browser.post(`/api/sa100/submit/${taxReturn.id}`, { declaration });
	};
	return {
		user,
		taxReturnId: taxReturn.id,
		utr,
		check,
		submit,
		file: async () => {
			const { status, body, text } = await submit();
			expect([status, text]).toEqual([202, expect.stringContaining('submissionId')]);
			return body.submissionId;
		},
		changePay: async (pay) => {
			const { body: entries } = await browser.get(`${path}/entries`);
			const { id, version } = entries.find(({ section }: { section: string }) => section === 'employment');
			return browser.patch(`/api/entries/${id}`, { version, answers: { pay } });
		},
		readReturn: async () => (await browser.get(path)).body,
		readSubmission: async (id) => (await browser.get(`/api/submissions/${id}`)).body,
	};
}

/** Runs every job as it falls due, for this many seconds of the server's time, in growing steps. */
export async function settle(server: TestServer, seconds = 60): Promise<void> {
	const end = server.time.now.getTime() + seconds * 1000;
	let step = 2000;
	while (server.time.now.getTime() < end) {
		await server.services.jobs.worker.runDue();
		server.time.now = new Date(server.time.now.getTime() + step);
		step = Math.min(step * 1.3, 3_600_000);
	}
	await server.services.jobs.worker.runDue();
}
