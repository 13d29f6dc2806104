/** What the product specification quotes, screen by screen (section 2), read on that screen in a real browser. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

let product: Pick<Product, 'address'>;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
	product = await sharedProduct();
	browser = await startBrowser();
	context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
}, 120_000);
afterAll(async () => {
	await browser?.close();
});

async function open(path: string): Promise<void> {
	await page.goto(`${product.address}${path}`);
	await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Every text is seen; those that are not come back by name. */
async function expectAll(texts: readonly string[]): Promise<void> {
	const missing = async () => {
		const said = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
		return texts.filter((text) => !said.includes(text));
	};
	await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
}

describe('a visitor reads', () => {
	it.each([
		[
			'/',
			[
				...['BETA', 'Testing environment', 'Security Ready', 'Beta Platform', 'UK Based', 'Get Started'],
				...[
					'UK Self-Assessment Made Simple',
					'Automatic Calculations',
					'Start Your Tax Return',
					'Learn More',
				],
				...[
					'Ready to File Your 2025-26 Tax Return?',
					'Start Your Return Now',
					'Tax Guides',
					'FAQs',
					'Pricing',
				],
				...['Contact', 'Privacy', 'Cookies', 'Terms'],
			],
		],
		['/auth', ['Login', 'Sign Up', 'Username', 'Password', 'Try Demo Version']],
		['/signup', ['Login', 'Sign Up', 'Username', 'Email address', 'Confirm password', 'Try Demo Version']],
		[
			'/pricing',
			['£79', '£129', '£189', 'Most Popular', 'Start Your Free Trial', '30-day money-back guarantee'],
		],
		['/contact', ['Common questions', 'View all FAQs', 'Get Started']],
		['/nowhere', ['404 Page Not Found']],
	])('on %s every word of it', async (path, texts) => {
		await open(path);
		await expectAll(texts);
	});
});

describe('somebody new', () => {
	it('is set up in the four steps, each with its name and buttons', async () => {
		const person = await preparePerson(context, product.address);
		const csrf = async () =>
			(await context.cookies(product.address)).find(({ name }) => name === 'csrf')?.value ?? '';
		const user = await (await context.request.get(`${product.address}/api/user`)).json();
		const headers = { 'x-csrf-token': await csrf() };
		const blank = { headers, data: { addressLine1: null } };
		await context.request.patch(`${product.address}/api/users/${user.id}`, blank);
		expect(person.username).toBe(user.username);
		await open('/app');
		await expectAll(['Personal Information', 'First name', 'Last name', 'National Insurance number', 'Next']);
		await page.getByRole('button', { name: 'Next' }).click();
		await expectAll([
			'Address',
			'Address line 1',
			'Address line 2',
			'Town or city',
			'County',
			'Postcode',
			'Back',
		]);
		await page.getByLabel('Address line 1').fill('1 Made-up Street');
		await page.getByRole('button', { name: 'Next' }).click();
		await expectAll(['Tax Year Setup', 'Complete Setup']);
	});
});

describe('who has a return reads', () => {
	let returnId: string;
	beforeAll(async () => {
		await context.clearCookies();
		returnId = (await preparePerson(context, product.address)).returnId;
	});

	it('on the dashboard every word of it', async () => {
		await open('/app');
		await expectAll([
			...[
				'Export Data',
				'Tax Return Progress',
				'Add Income',
				'Add Expenses',
				'Upload Documents',
				'Calculate Tax',
			],
			...['Submit', '4 of 5 completed', '80%', 'Ready to Submit!', 'Total Income', 'Income Tax'],
			...[
				'National Insurance',
				'Tax Already Paid',
				'Balance Due',
				'Suggested Deductions',
				'Current Deductions',
			],
			...['Download Summary', 'Draft'],
		]);
	});

	it('on the form its three tabs', async () => {
		await open(`/app/return/${returnId}/sa100`);
		await expectAll(['Overview', 'XML Preview', 'Submission', 'Tax Owed', 'Generate SA100 XML']);
	});

	it('in the menu what can be exported', async () => {
		await open('/app');
		await page.getByRole('button', { name: 'Export Data' }).click();
		await expectAll(['Everything', 'The 2025-26 return', 'JSON', 'CSV']);
	});

	it('in a toast, for five seconds, that an upload failed', async () => {
		await open(`/app/return/${returnId}/documents`);
		await page.route('**/api/documents/upload', (route) => route.fulfill({ status: 500, body: 'no' }));
		const file = { name: 'p60.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
		await page.locator('input[type=file]').setInputFiles(file);
		await expectAll(['Upload failed', 'There was an error uploading your document. Please try again.']);
		await expect.poll(() => page.getByText('Upload failed').count(), { timeout: 10_000 }).toBe(0);
		const wrong = { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
		await page.locator('input[type=file]').setInputFiles(wrong);
		await expectAll(['Invalid file type']);
	});
});
