/** `/admin` in a real browser: the first administrator by token, signing in, counts, a new password, signing out. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshDatabase } from '../chaos/database.ts';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import { type Product, startProduct } from './product.ts';

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

/** The token in what the server wrote to its log. */
function tokenIn(output: string): string {
	const token = /token[^\n]*?([A-Za-z0-9_-]{27})\b/.exec(output)?.[1];
	if (token === undefined) throw new Error(`no set-up token in:\n${output}`);
	return token;
}
