/** Somebody under Making Tax Digital: their details are those of a person whom the stand-in has made up. */
import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { caller, type Person, preparePerson } from './prepared-person.ts';

/** Whom to sign in as at the stand-in. */
export interface HmrcPerson {
	readonly userId: string;
	readonly password: string;
	readonly nationalInsurance: string;
}

/** Signs somebody up whose National Insurance number the stand-in knows. */
export async function prepareMtdPerson(
	context: BrowserContext,
	address: string,
): Promise<Person & { readonly hmrc: HmrcPerson }> {
	const person = await preparePerson(context, address);
	return { ...person, hmrc: await takeNumberOf(person) };
}

/** Signs up somebody whose number the stand-in knows, and who has told us nothing else. */
export async function newMtdPerson(
	context: BrowserContext,
	address: string,
): Promise<Pick<Person, 'call'> & { readonly hmrc: HmrcPerson }> {
	const call = caller(context.request, address, context);
	const username = `trader-${randomInt(1e9)}`;
	const password = 'copper ship on a penny';
	await call('POST', '/api/signup', { username, email: `${username}@example.com`, password });
	return { call, hmrc: await takeNumberOf({ call }) };
}

/** Has the stand-in make a person up, whose number is then this account's. */
async function takeNumberOf({ call }: Pick<Person, 'call'>): Promise<HmrcPerson> {
	const made = await call('GET', '/api/hmrc/test-user');
	const nationalInsurance = String(made.nationalInsurance);
	const { id } = await call('GET', '/api/user');
	await call('PATCH', `/api/users/${id}`, { nationalInsurance });
	return { userId: String(made.userId), password: String(made.password), nationalInsurance };
}

/** Signs in and agrees on the stand-in's pages, and waits until they have led back. */
export async function agreeAtHmrc(page: Page, { userId, password }: HmrcPerson): Promise<void> {
	await page.getByLabel('User ID').fill(userId);
	await page.getByLabel('Password').fill(password);
	await page.getByRole('button', { name: 'Sign in', exact: true }).click();
	await page.getByRole('button', { name: 'Give permission', exact: true }).click();
}

/** Connects without opening HMRC's window, which has its own test. */
export async function connect(
	context: BrowserContext,
	address: string,
	person: Pick<Person, 'call'> & { readonly hmrc: HmrcPerson },
): Promise<void> {
	const { authUrl } = await person.call('GET', '/api/hmrc/auth?filingType=mtd-itsa');
	const page = await context.newPage();
	await page.goto(String(authUrl));
	await agreeAtHmrc(page, person.hmrc);
	await page.waitForURL(`${address}/mtd/connected?**`);
	await page.close();
}
