/** `/admin` in a real browser: the first administrator by token, tests of HMRC, what needs attention, counts, a new password, signing out. */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshDatabase } from '../chaos/database.ts';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import { type Product, startProduct } from './product.ts';
import { tokenIn } from './set-up-token.ts';

const pictures = join(import.meta.dirname, '../../.cache/admin');
const ADMIN = { username: 'ops', password: 'a lantern for the night watch', email: 'ops@example.com' };

const database = await freshDatabase().catch(() => undefined);

describe.skipIf(database === undefined)(
	`administration${database === undefined ? ' (no PostgreSQL answers)' : ''}`,
	() => {
		let product: Product;
		let browser: Browser;
		let page: Page;
		let admin: BrowserContext;
		let filer: Person;

		beforeAll(async () => {
			mkdirSync(pictures, { recursive: true });
			product = await startProduct({ DATABASE_URL: database?.url ?? '' });
			browser = await startBrowser();
			filer = await personOf(await browser.newContext());
			await file(filer);
			admin = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
			page = await admin.newPage();
			page.setDefaultTimeout(20_000);
		}, 240_000);
		afterAll(async () => {
			await browser?.close();
			await product?.stop();
			await database?.drop();
		});

		const personOf = (context: BrowserContext) => preparePerson(context, product.address);

		/** Files and waits for the outcome. */
		async function file({ call, returnId }: Person): Promise<string> {
			const { snapshotHash } = await call('GET', `/api/tax-returns/${returnId}/check-answers`);
			const declaration = { accepted: true, snapshotHash };
			const { submissionId } = await call('POST', `/api/sa100/submit/${returnId}`, { declaration });
			const status = async () => (await call('GET', `/api/tax-returns/${returnId}`)).status;
			await vi.waitFor(async () => expect(await status()).toBe('accepted'), {
				timeout: 60_000,
				interval: 500,
			});
			return String(submissionId);
		}

		const button = (name: string) => page.getByRole('button', { name, exact: true }).click();
		const tab = (name: string) => page.getByRole('tab', { name }).click();

		/** No fault that axe finds. */
		async function fine(name: string): Promise<void> {
			await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
			expect(await accessibilityProblems(page)).toEqual([]);
		}

		it('begins with two cards, and the token from the log creates the first administrator', async () => {
			await page.goto(`${product.address}/admin`);
			const create = page.locator('form', { hasText: 'Set-up token' });
			await create.getByLabel('Username').fill(ADMIN.username);
			await create.getByLabel('Password').fill(ADMIN.password);
			await create.getByLabel('Email address').fill(ADMIN.email);
			await create.getByLabel('Set-up token').fill('not the token');
			await button('Create admin');
			await page.getByText('Failed to create admin user.').first().waitFor();
			await create.getByLabel('Set-up token').fill(tokenIn(product.output()));
			await button('Create admin');
			await page.getByText('Account created').first().waitFor();
			await expect.poll(() => create.getByLabel('Username').inputValue()).toBe('');
			await fine('01-cards');
		});

		it('says when username or password is wrong, and otherwise shows who is signed in', async () => {
			const logIn = page.locator('form').first();
			await logIn.getByLabel('Username').fill(ADMIN.username);
			await logIn.getByLabel('Password').fill('wrong');
			await button('Log in');
			await page.getByText('Login failed. Please check your credentials.').first().waitFor();
			await logIn.getByLabel('Password').fill(ADMIN.password);
			await button('Log in');
			await page.getByText('Login successful').first().waitFor();
			await page.getByText(ADMIN.username, { exact: true }).waitFor();
		});

		it('tests HMRC with three buttons, and lists what came of each', async () => {
			const results = page.getByLabel('Results');
			for (const [name, said] of [
				['Test Hello World', 'Passed'],
				['Test authorisation', 'Test user'],
				['Test fraud headers', 'headers'],
			] as const) {
				await button(name);
				await expect.poll(() => results.inputValue()).toContain(said);
			}
			await fine('02-testing');
			await tab('Test Logs');
			for (const name of ['Test Hello World', 'Test authorisation', 'Test fraud headers'])
				await page.getByRole('listitem').filter({ hasText: name }).waitFor();
			await fine('03-logs');
		});

		it('shows who wants a UTR that another account has filed for, by name and three digits, and moves it', async () => {
			const other = await personOf(await browser.newContext());
			const { id } = await other.call('GET', '/api/user');
			await other.call('PATCH', `/api/users/${id}`, { uniqueTaxReference: filer.utr });
			const { snapshotHash } = await other.call('GET', `/api/tax-returns/${other.returnId}/check-answers`);
			const declaration = { accepted: true, snapshotHash };
			const submit = () => other.call('POST', `/api/sa100/submit/${other.returnId}`, { declaration });
			await expect(submit()).rejects.toThrow('UTR_BOUND_ELSEWHERE');
			await tab('Needs attention');
			await page.getByText(`${other.username}, UTR ending in ${filer.utr.slice(-3)}`).waitFor();
			expect(await page.content()).not.toContain(filer.utr);
			await fine('04-binding');
			await button('Move to this account');
			await page.getByText('No account is waiting to file for a UTR.').waitFor();
			// What HMRC says to a second return for the year is another matter.
			expect((await submit()).submissionId).toEqual(expect.any(String));
		});

		it('lists a job that was given up without whose it is, until its owner has tried it again', async () => {
			const { id: userId } = await filer.call('GET', '/api/user');
			const id = await deadJobOf(String(userId));
			await tab('Counts');
			await page.reload();
			await tab('Needs attention');
			await page.getByRole('cell', { name: 'made.up' }).waitFor();
			const shown = await page.getByRole('tabpanel').textContent();
			for (const hidden of [filer.username, filer.utr, String(userId)]) expect(shown).not.toContain(hidden);
			await fine('04-dead-letter');
			await filer.call('POST', `/api/jobs/${id}/retry`);
			await expect
				.poll(async () => {
					await page.reload();
					await tab('Needs attention');
					await page.getByText('Abandoned jobs').first().waitFor();
					return page.getByText('No abandoned jobs.').count();
				})
				.toBe(1);
		});

		it('counts', async () => {
			await tab('Counts');
			await page.getByText('Tax returns').waitFor();
			await fine('05-counts');
		});

		it('lets the administrator change their own password', async () => {
			await tab('Your account');
			await page.getByLabel('Current password').fill('wrong');
			await page.getByLabel('New password').fill(`${ADMIN.password} and day`);
			await button('Change your password');
			await page.getByRole('alert').waitFor();
			await page.getByLabel('Current password').fill(ADMIN.password);
			await button('Change your password');
			await page.getByText('Password changed.').first().waitFor();
			await fine('06-account');
		});

		it('opens nothing of a person to an administrator', async () => {
			const paths = ['/api/user', `/api/tax-returns/${filer.returnId}`, `/api/entries/${filer.jobId}`];
			for (const path of paths) {
				const answer = await admin.request.get(`${product.address}${path}`);
				expect([path, [401, 404].includes(answer.status())]).toEqual([path, true]);
			}
		});

		it('ends with the logout: the cards are back, and the calls are refused', async () => {
			await button('Log out');
			await page.getByText('Set-up token').first().waitFor();
			const answer = await admin.request.get(`${product.address}/api/admin/operations`);
			expect(answer.status()).toBe(401);
		});
	},
);

/** A job that was given up: erasing a document that isn’t there, which works the next time. */
async function deadJobOf(userId: string): Promise<string> {
	const client = new pg.Client({ connectionString: database?.url ?? '' });
	await client.connect();
	const [id, documentId] = [randomUUID(), randomUUID()];
	await client.query(
		`insert into jobs (id, kind, lane, user_id, payload, state, run_at, last_error, died_at, created_at)
		values ($1, 'document.erase', 'upkeep', $2, $3, 'dead', now(), 'made.up', now(), now())`,
		[id, userId, JSON.stringify({ documentId })],
	);
	await client.end();
	return id;
}
