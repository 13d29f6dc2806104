/** A signed-in person with one job, made through the API so that a test can begin where it is about something. */
import { randomInt } from 'node:crypto';
import { scopeOf, shownQuestions } from '@halfpenny/questions';
import type { APIRequestContext, BrowserContext } from 'playwright-core';

type Answers = Record<string, string | boolean | null>;

/** The password of everybody who is made up here. */
export const PASSWORD = 'copper ship on a penny';

/** Somebody whose 2025-26 return has one job of £40,000. */
export interface Person {
	readonly username: string;
	readonly utr: string;
	readonly returnId: string;
	readonly jobId: string;
	readonly changeJob: (answers: Answers) => Promise<void>;
	readonly job: () => Promise<Answers>;
	/** Calls the API as this person. */
	readonly call: Call;
}

const job: Answers = {
	employer: 'Example Ltd',
	payeReference: '123/AB456',
	pay: '40000.00',
	taxDeducted: '5000.00',
	companyDirector: false,
	hadBenefits: false,
	hadExpenses: false,
	hadOtherPay: false,
};

/** What happened in the year: a job, and nothing else that is asked about. */
const scope = scopeOf('individual');
const onlyAJob: Answers = Object.fromEntries(
	(scope ? shownQuestions(scope, {}, '2025-26') : []).map(({ id }) => [id, id === 'employment']),
);

/** Signs somebody up in this browser context, with who they are and an empty 2025-26 return. */
export async function prepareNewcomer(
	context: BrowserContext,
	address: string,
): Promise<Pick<Person, 'username' | 'utr' | 'returnId' | 'call'>> {
	const call = caller(context.request, address, context);
	const username = `person-${randomInt(1e9)}`;
	const utr = utrOf(randomInt(1e8, 1e9));
	await call('POST', '/api/signup', {
		username,
		email: `${username}@example.com`,
		password: PASSWORD,
	});
	const { id } = await call('GET', '/api/user');
	await call('PATCH', `/api/users/${id}`, {
		firstName: 'Ada',
		lastName: 'Filer',
		dateOfBirth: '1980-02-29',
		nationalInsurance: 'QQ123456C',
		uniqueTaxReference: utr,
		addressLine1: '1 Made-up Street',
		city: 'Leeds',
		postcode: 'LS1 4DL',
	});
	const { id: returnId } = await call('POST', '/api/tax-returns', { taxYear: '2025-26', jurisdiction: 'uk' });
	return { username, utr, returnId: String(returnId), call };
}

/** Signs somebody up in this browser context and fills a return in. */
export async function preparePerson(context: BrowserContext, address: string): Promise<Person> {
	const newcomer = await prepareNewcomer(context, address);
	const { returnId, call } = newcomer;
	const entry = await call('POST', `/api/tax-returns/${returnId}/entries`, {
		section: 'employment',
		answers: job,
	});
	await call('POST', `/api/tax-returns/${returnId}/entries`, { section: 'scope', answers: onlyAJob });
	const current = async () => {
		const entries = await call('GET', `/api/tax-returns/${returnId}/entries`);
		return (entries as unknown as { id: string; version: number; answers: Answers }[]).find(
			(one) => one.id === entry.id,
		);
	};
	return {
		...newcomer,
		jobId: String(entry.id),
		changeJob: async (answers) => {
			const { version = 0, answers: before = {} } = (await current()) ?? {};
			await call('PATCH', `/api/entries/${entry.id}`, { version, answers: { ...before, ...answers } });
		},
		job: async () => (await current())?.answers ?? {},
	};
}

/** A call of the API: its answer, or an error that says which call failed and how. */
export type Call = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>;

/** Calls the API as who is signed in in this browser context. */
export function caller(request: APIRequestContext, address: string, context: BrowserContext): Call {
	return async (method, path, body) => {
		if (method !== 'GET') await request.get(`${address}/api/service`);
		const csrf = (await context.cookies(address)).find(({ name }) => name === 'csrf')?.value ?? '';
		const answer = await request.fetch(`${address}${path}`, {
			method,
			headers: { 'x-csrf-token': csrf },
			...(body ? { data: body } : {}),
		});
		if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
		return answer.json();
	};
}

/** A UTR whose first digit checks the nine that follow. */
export function utrOf(nine: number): string {
	const digits = String(nine);
	const weights = [6, 7, 8, 9, 10, 5, 4, 3, 2];
	const total = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
	const rest = 11 - (total % 11);
	return `${rest > 9 ? rest - 9 : rest}${digits}`;
}
