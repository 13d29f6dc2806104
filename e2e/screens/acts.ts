/** Brings a screen into one of its states: presses, opens, mistypes, or makes the server fail. */
import type { Page } from 'playwright-core';
import type { Screen } from './survey.ts';

/** An action on a page. */
export type Act = NonNullable<Screen['act']>;

/** Presses a button. */
export const press =
	(name: string | RegExp): Act =>
	(page) =>
		page.getByRole('button', { name }).first().click();

/** Presses a button and waits for its dialog. */
export const openDialog =
	(name: string | RegExp): Act =>
	async (page) => {
		await press(name)(page);
		await page.getByRole('dialog').waitFor();
	};

/** Submits the page's form as it is, and waits for the errors. */
export const sendWrong: Act = async (page) => {
	await page.locator('form button[type=submit]').first().click();
	await page.getByRole('alert').first().waitFor();
};

/** Returns an action that runs the given ones in turn. */
export const inTurn =
	(...acts: readonly Act[]): Act =>
	async (page) => {
		for (const act of acts) await act(page);
	};

/** Opens everything folded. */
export const unfold: Act = (page) =>
	page.evaluate(() => {
		for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
	});

/** Keeps the toast on screen: one with the focus doesn't disappear. */
export const holdToast: Act = async (page) => {
	const close = page.getByRole('status').getByRole('button', { name: 'Close' });
	await close.focus();
};

/** From now on a call returns a server error, or nothing. */
export const refuse =
	(calls: string, how: 'failed' | 'offline' = 'failed'): Act =>
	(page) =>
		page.route(calls, (route) =>
			how === 'offline'
				? route.abort('internetdisconnected')
				: route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' }),
		);

/** Reloads the page while every call fails, and waits for the button to try again. */
export const reloadFailing =
	(calls: string, how: 'failed' | 'offline' = 'failed'): Act =>
	async (page) => {
		await refuse(calls, how)(page);
		await page.reload();
		await page.getByRole('button', { name: 'Try again' }).first().waitFor();
	};

/** Reloads the page while the calls get no answer, and waits for what is shown meanwhile. */
export const reloadWaiting =
	(calls: string): Act =>
	async (page) => {
		await page.route(calls, () => undefined);
		await page.reload();
		await page.locator('.breathe[aria-hidden]').first().waitFor();
	};

/**
 * Reloads the page with a changed answer from the server, for states that are too brief or too rare. `calls` is matched
 * against the end of the answer's address.
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

/** Narrows the window, for parts that are folded only then. */
export const onPhone: Act = (page: Page) => page.setViewportSize({ width: 360, height: 740 });
