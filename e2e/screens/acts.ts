/** What brings a screen into one of its states: something is pressed, unfolded, typed wrong, or the server is made to fail. */
import type { Page } from 'playwright-core';
import type { Screen } from './survey.ts';

/** What is done on a page. */
export type Act = NonNullable<Screen['act']>;

/** Presses a button. */
export const press =
	(name: string | RegExp): Act =>
	(page) =>
		page.getByRole('button', { name }).first().click();

/** Presses a button and waits for the dialog that it opens. */
export const openDialog =
	(name: string | RegExp): Act =>
	async (page) => {
		await press(name)(page);
		await page.getByRole('dialog').waitFor();
	};

/** Sends the page's form as it is, and waits for the errors. */
export const sendWrong: Act = async (page) => {
	await page.locator('form button[type=submit]').first().click();
	await page.getByRole('alert').first().waitFor();
};

/** One after the other. */
export const inTurn =
	(...acts: readonly Act[]): Act =>
	async (page) => {
		for (const act of acts) await act(page);
	};

/** Opens everything that is folded. */
export const unfold: Act = (page) =>
	page.evaluate(() => {
		for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
	});

/** Keeps the toast for as long as the page is looked at: what has the focus does not vanish. */
export const holdToast: Act = async (page) => {
	const close = page.getByRole('status').getByRole('button', { name: 'Close' });
	await close.focus();
};

/** From now on a call gets a server error, or no answer. */
export const refuse =
	(calls: string, how: 'failed' | 'offline' = 'failed'): Act =>
	(page) =>
		page.route(calls, (route) =>
			how === 'offline'
				? route.abort('internetdisconnected')
				: route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' }),
		);

/** Loads the page again while every call to the server fails, and waits for the offer of another try. */
export const reloadFailing =
	(calls: string, how: 'failed' | 'offline' = 'failed'): Act =>
	async (page) => {
		await refuse(calls, how)(page);
		await page.reload();
		await page.getByRole('button', { name: 'Try again' }).first().waitFor();
	};

/** Loads the page again while the calls are never answered, and waits for what stands there meanwhile. */
export const reloadWaiting =
	(calls: string): Act =>
	async (page) => {
		await page.route(calls, () => undefined);
		await page.reload();
		await page.locator('.breathe[aria-hidden]').first().waitFor();
	};

/**
 * Loads the page again with something changed in an answer of the server: for what lasts too short a time to be
 * looked at, or comes too seldom. `calls` ends where the answer's address does.
 */
export const reloadWith =
	(calls: string, change: (answer: never) => unknown): Act =>
	async (page) => {
		await page.route(calls, async (route) => {
			const answer = await route.fetch();
			await route.fulfill({ response: answer, json: change((await answer.json()) as never) });
		});
		await page.reload();
		await page.locator('h1').first().waitFor();
	};

/** Types into a field by its label. */
export const fill =
	(label: string | RegExp, value: string): Act =>
	(page) =>
		page
			.getByLabel(label, { exact: typeof label === 'string' })
			.first()
			.fill(value);

/** Waits for a screen by its heading. */
export const headed =
	(name: string | RegExp): Act =>
	(page) =>
		page.getByRole('heading', { level: 1, name }).waitFor();

/** Waits for words on the page. */
export const see =
	(words: string | RegExp): Act =>
	(page) =>
		page.getByText(words).first().waitFor();

/** Narrows the window, for what is folded away on wide ones. */
export const onPhone: Act = (page: Page) => page.setViewportSize({ width: 360, height: 740 });
