/** The public site in a real browser: every page in every width, light and dark, without JavaScript, and its islands. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, contrastProblems, startBrowser } from './browser.ts';
import { pagesOf } from './pages-of.ts';
import { type Product, startProduct } from './product.ts';

const paths = [
	'/',
	'/pricing',
	'/contact',
	'/faqs',
	'/resources',
	'/resources/how-it-is-measured',
	'/resources/your-first-tax-return',
	'/privacy',
	'/cookies',
	'/terms',
	'/form-64-8',
	'/nowhere',
	'/auth',
	'/app?demo',
];
const widths = [360, 768, 1440];
const operator = {
	OPERATOR_NAME: 'Ink & Copper Tax Ltd of Wolverhampton',
	SUPPORT_PHONE: '0113 496 0000',
	SUPPORT_EMAIL: 'a.rather.long.address.for.support@ink-and-copper.example',
	SUPPORT_HOURS: 'Monday to Friday: 9am to 6pm; Saturday: 10am to 4pm; Sunday: closed',
	SUPPORT_HOURS_JANUARY: 'Monday to Friday: 7am to 10pm; Saturday and Sunday: 9am to 6pm',
	OFFICE_ADDRESS: '1 High Street, Leeds, LS1 4DL',
};

let product: Product;
let browser: Browser;

beforeAll(async () => {
	product = await startProduct(operator);
	browser = await startBrowser();
});
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

/** A page in a separate browser; errors on its console gather in `errors`. */
async function newPage(options: BrowserContextOptions) {
	const context = await browser.newContext({ locale: 'en-GB', ...options });
	const page = await context.newPage();
	const errors: string[] = [];
	page.on('pageerror', (error) => errors.push(error.message));
	page.on('console', (message) => {
		if (message.type() === 'error' && !/404|401/.test(message.text())) errors.push(message.text());
	});
	return { page, errors, close: () => context.close() };
}

/** Opens a page of its own. */
async function open(path: string, options: BrowserContextOptions = {}) {
	const opened = await newPage(options);
	await opened.page.goto(product.address + path, { waitUntil: 'networkidle' });
	return opened;
}

/** Opens one path after another on the same page: starting a page takes longer than checking it. */
function onePage(options: BrowserContextOptions) {
	let opened: Awaited<ReturnType<typeof newPage>> | undefined;
	afterAll(() => opened?.close());
	return async (path: string) => {
		opened ??= await newPage(options);
		opened.errors.length = 0;
		await opened.page.setViewportSize({ width: 1280, height: 720 });
		await opened.page.goto(product.address + path, { waitUntil: 'networkidle' });
		return opened;
	};
}

/** By how many pixels the page can be scrolled sideways. */
const sideways = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe.each(['light', 'dark'] as const)('each page, %s', (colorScheme) => {
	const show = onePage({ colorScheme });

	it.each(paths)('fits, is accessible and has no error: %s', async (path) => {
		const { page, errors } = await show(path);
		const problems: string[] = [];
		// The dark has other colours, not another layout.
		const look = colorScheme === 'light' ? accessibilityProblems : contrastProblems;
		for (const width of colorScheme === 'light' ? widths : widths.slice(0, 1)) {
			await page.setViewportSize({ width, height: 900 });
			await expect.poll(() => page.locator('.breathe').count(), { timeout: 20_000 }).toBe(0);
			if ((await sideways(page)) > 0) problems.push(`${width}: scrolls sideways`);
			for (const problem of await look(page)) problems.push(`${width}: ${problem}`);
		}
		expect(problems).toEqual([]);
		expect(errors).toEqual([]);
	});
});

describe('without JavaScript', () => {
	const showPlain = onePage({ javaScriptEnabled: false });
	const showAlive = onePage({});

	it.each(paths.filter((path) => !/^\/(auth|app|nowhere)/.test(path)))(
		'is all there to read: %s',
		async (path) => {
			const plain = await showPlain(path);
			const read = await plain.page.locator('main').innerText();
			expect(read.length).toBeGreaterThan(500);
			const alive = await showAlive(path);
			const heading = await alive.page.locator('h1').innerText();
			expect(read).toContain(heading);
			for (const words of await alive.page.locator('main h2').allInnerTexts()) {
				// The calculator's own heading comes with it.
				if (words !== 'Try it with your own figures') expect(read).toContain(words);
			}
			await expect
				.poll(() => plain.page.getByRole('link', { name: 'Pricing' }).first().getAttribute('href'))
				.toBe('/pricing');
		},
	);

	it.each(['/auth', '/signup', '/app?demo'])('says what it needs and where to read on: %s', async (path) => {
		const plain = await showPlain(path);
		await expect.poll(() => plain.page.locator('h1:visible').innerText()).not.toBe('');
		await expect.poll(() => plain.page.locator('main:visible').innerText()).toContain('it needs JavaScript');
		await plain.page.getByRole('link', { name: 'Guides and tools' }).click();
		await plain.page.getByRole('heading', { level: 1 }).waitFor();
	});

	it('shows the calculator’s first answer in its place', async () => {
		const plain = await showPlain('/');
		const example = await plain.page.locator('#calculator').innerText();
		expect(example).toContain('A worked example');
		expect(example).toMatch(/£[\d,]+/);
		expect(example).not.toContain('Loading');
	});

	it('opens the menu on a phone', async () => {
		const { page, close } = await open('/', {
			javaScriptEnabled: false,
			viewport: { width: 360, height: 800 },
		});
		await page.getByText('Menu', { exact: true }).click();
		await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQs' }).click();
		await page.getByRole('heading', { level: 1, name: 'Questions people ask first' }).waitFor();
		await close();
	});
});

describe('the calculator of the first page', () => {
	it('answers with the engine, without any request', async () => {
		const { page, close } = await open('/');
		await page.locator('output').waitFor();
		const before = await page.locator('output').innerText();
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		await page.getByLabel('Pay from a job').fill('90000');
		await expect.poll(() => page.locator('output').innerText()).not.toBe(before);
		await page.locator('summary', { hasText: 'See how it’s worked out, step by step' }).click();
		await page.getByRole('cell', { name: /£/ }).first().waitFor();
		expect(asked).toEqual([]);
		await close();
	});
});

describe('entry pages', () => {
	it.each(['/auth', '/signup', '/app?demo'])(
		'is drawn before any script has come, and taken over: %s',
		async (path) => {
			const context = await browser.newContext({ locale: 'en-GB' });
			const page = await context.newPage();
			const errors: string[] = [];
			// What React cannot take over it draws anew, and reports.
			page.on('pageerror', (error) => errors.push(error.message));
			let release = () => {};
			const held = new Promise<void>((resolve) => (release = resolve));
			await page.route('**/*.js', async (route) => {
				await held;
				await route.continue();
			});
			await page.goto(product.address + path, { waitUntil: 'commit' });
			const heading = page.getByRole('heading', { level: 1 });
			await heading.waitFor();
			const drawn = await heading.elementHandle();
			const title = await page.title();
			const asleep = page.locator('main button[aria-disabled]');
			await expect.poll(() => asleep.count()).toBeGreaterThan(1);
			const username = page.getByLabel('Username');
			const asksName = path.startsWith('/auth') || path.startsWith('/signup');
			if (asksName) await username.pressSequentially('margaret');
			await page.keyboard.press('Enter');
			expect(page.url()).toBe(product.address + path);
			release();
			await expect.poll(() => asleep.count(), { timeout: 10_000 }).toBe(0);
			await expect.poll(() => drawn?.evaluate((element) => element.isConnected)).toBe(true);
			await expect.poll(() => page.title()).toBe(title);
			if (asksName) await expect.poll(() => username.inputValue()).toBe('margaret');
			expect(errors).toEqual([]);
			await context.close();
		},
	);
});

describe('the header', () => {
	it('is the same on the sign-in pages and in the demo, and leads to the public pages', async () => {
		for (const path of ['/pricing', '/auth', '/signup', '/app?demo']) {
			const { page, close } = await open(path);
			await page.getByRole('region', { name: 'BETA' }).waitFor();
			const menu = page.getByRole('navigation', { name: 'Main' });
			for (const name of ['Pricing', 'FAQs', 'Contact'])
				expect([path, await menu.getByRole('link', { name }).count()]).toEqual([path, 1]);
			const isEntrance = /auth|signup/.test(path);
			await expect.poll(() => menu.getByRole('link', { name: 'Log in' }).count()).toBe(isEntrance ? 0 : 1);
			await close();
		}
	});

	it('has a menu on a phone that Escape closes', async () => {
		for (const path of ['/', '/auth']) {
			const { page, close } = await open(path, { viewport: { width: 360, height: 800 } });
			const menu = page.getByText('Menu', { exact: true });
			const pricing = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' });
			await menu.click();
			await pricing.waitFor();
			await pricing.focus();
			await page.keyboard.press('Escape');
			await pricing.waitFor({ state: 'hidden' });
			await expect.poll(() => menu.evaluate((summary) => document.activeElement === summary)).toBe(true);
			await close();
		}
	});
});

describe('the helper for form 64-8', () => {
	it('requires its four answers, shows the sheet, prints it on one page, and goes back', async () => {
		const { page, errors, close } = await open('/form-64-8');
		const generate = page.getByRole('button', { name: 'Generate Form Preview' });
		expect(await generate.isDisabled()).toBe(true);
		await page.getByLabel('Full name').fill('Wilhelmina Featherstonehaugh-Cholmondeley');
		await page.getByLabel('Business name').fill('Wolverhampton & Dudley Brass Founders Ltd');
		await page
			.getByLabel('Address')
			.fill('Flat 12, The Old Brass Foundry, 1234 Made-up Street, Wolverhampton');
		await page.getByLabel('Postcode').fill('ls1 4dl');
		await page.getByLabel('National Insurance number').pressSequentially('qq123456c');
		await expect.poll(() => page.getByLabel('National Insurance number').inputValue()).toBe('QQ 12 34 56 C');
		await page.getByLabel(/Unique Taxpayer Reference/).pressSequentially('1234567890');
		for (const key of ['Home', 'ArrowRight', 'Delete', '9', 'Backspace', '8']) await page.keyboard.press(key);
		await expect.poll(() => page.getByLabel(/Unique Taxpayer Reference/).inputValue()).toBe('1834 5678 90');
		await page.getByLabel('National Insurance number').focus();
		for (const key of ['Home', 'ArrowRight', 'Delete', 'A']) await page.keyboard.press(key);
		await expect.poll(() => page.getByLabel('National Insurance number').inputValue()).toBe('QA 12 34 56 C');
		for (const key of ['Backspace', 'Q']) await page.keyboard.press(key);
		await page.getByLabel('I have no UTR yet').check();
		await expect.poll(() => page.getByLabel(/Unique Taxpayer Reference/).isDisabled()).toBe(true);
		await generate.click();
		await page.getByRole('heading', { name: 'Next Steps' }).waitFor();
		for (const words of ['QQ 12 34 56 C', 'LS1 4DL', 'Not issued yet', 'Not covered: Making Tax Digital'])
			await expect.poll(() => page.locator('article').innerText()).toContain(words);
		expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
		expect(await accessibilityProblems(page)).toEqual([]);
		await page.getByRole('button', { name: 'Edit Details' }).click();
		await expect.poll(() => page.getByLabel('Full name').inputValue()).toContain('Featherstonehaugh');
		expect(errors).toEqual([]);
		await close();
	});
});

describe('the demo', () => {
	it('shows a return calculated in the browser, and sends nothing', async () => {
		const { page, errors, close } = await open('/auth');
		await page.getByRole('heading', { name: 'Try Demo Version' }).waitFor();
		await page.getByRole('link', { name: 'Open the demo' }).click();
		await page.getByText('Balance Due').waitFor();
		for (const step of ['Add Income', 'Add Expenses', 'Upload Documents', 'Calculate Tax', 'Submit'])
			await page.locator('aside li').filter({ hasText: step }).waitFor();
		await page.setViewportSize({ width: 360, height: 800 });
		expect((await page.getByText('Balance Due').boundingBox())?.y).toBeLessThan(
			(await page.getByRole('heading', { name: 'How it is worked out' }).boundingBox())?.y ?? 0,
		);
		const sent: string[] = [];
		page.on('request', (request) => {
			if (request.method() !== 'GET' || request.url().includes('/api/')) sent.push(request.url());
		});
		for (const [name, explanation] of [
			['Upload P60', 'Nothing is uploaded in the demo.'],
			['Submit Return', 'Nothing is sent in the demo.'],
		] as const) {
			await page.getByRole('button', { name }).click();
			await page.getByRole('dialog').getByText(explanation).waitFor();
			await page.keyboard.press('Escape');
		}
		expect(sent).toEqual([]);
		expect(errors).toEqual([]);
		await page.getByRole('link', { name: 'Leave the demo' }).click();
		await page.getByRole('heading', { level: 1, name: 'UK Self-Assessment Made Simple' }).waitFor();
		await close();
	});
});

describe('the cookies page’s choices', () => {
	it('are remembered once saved, applied before any script, and can be forgotten', async () => {
		const { page, close } = await open('/cookies');
		const kept = async () =>
			(await page.context().cookies()).filter(({ name }) => name === 'preferences').map(({ value }) => value);
		await page.getByLabel('Dark').check();
		await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
		expect(await kept()).toEqual([]);
		await page.getByLabel('Remember my preferences on this device').check();
		await page.getByRole('button', { name: 'Save my choices' }).click();
		await page.getByText('Your choices are saved').waitFor();
		expect(await kept()).toEqual(['look.dark']);
		for (const path of ['/pricing', '/auth', '/nowhere']) {
			const html = await (await page.request.get(product.address + path)).text();
			expect(html).toContain('<html data-theme="dark" lang="en-GB">');
		}
		await page.reload();
		await expect.poll(() => page.getByLabel('Dark').isChecked()).toBe(true);
		await page.getByLabel('Remember my preferences on this device').uncheck();
		await page.getByRole('button', { name: 'Save my choices' }).click();
		await expect.poll(kept).toEqual([]);
		await close();
	});
});
