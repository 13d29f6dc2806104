/** Returns sent to HMRC, by outcome: accepted, being amended, rejected, unknown. */
import type { Page } from 'playwright-core';
import type { Somebody } from './somebody.ts';

/** How long HMRC's stand-in may take on a busy machine, in milliseconds. */
const PATIENCE = 120_000;

/** Sends a return through the screens and waits for a heading. Returns the submission's address. */
export async function sendReturn(
	{ context, returnId }: Pick<Somebody, 'context' | 'returnId'>,
	address: string,
	heading: RegExp,
): Promise<string> {
	const page = await context.newPage();
	await page.goto(`${address}/app/return/${returnId}/declaration`);
	await page.getByRole('checkbox', { name: 'I confirm this declaration' }).check();
	await page.getByRole('button', { name: /^Submit my/ }).click();
	await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: PATIENCE });
	const path = new URL(page.url()).pathname;
	await page.close();
	return path;
}

/** Files a person's return or amendment. Returns its receipt's address. */
export function fileReturn(somebody: Somebody, address: string): Promise<string> {
	return sendReturn(somebody, address, /HMRC has accepted your (return|amendment)/);
}

/** Files a return that HMRC already received from elsewhere, so it is rejected. Returns the address of the reasons. */
export async function rejectReturn(somebody: Somebody, address: string, filedUtr: string): Promise<string> {
	const { id } = await somebody.call('GET', '/api/user');
	await somebody.call('PATCH', `/api/users/${id}`, { uniqueTaxReference: filedUtr });
	return sendReturn(somebody, address, /HMRC did not accept your return/);
}

/** Sends a return while the connection to HMRC breaks, and waits for the question. Returns the submission's address. */
export async function loseReturn(somebody: Somebody, address: string): Promise<string> {
	const faults = [{ kind: 'status', when: 'before', operations: ['submit'], next: 1 }];
	const set = await fetch(`${address}/hmrc-local/faults`, {
		method: 'PUT',
		body: JSON.stringify({ faults }),
	});
	if (!set.ok) throw new Error(`the stand-in refused the fault: ${await set.text()}`);
	const path = await sendReturn(somebody, address, /Finding out what HMRC has/);
	const page = await somebody.context.newPage();
	await page.goto(address + path);
	await whatDidYouFind(page);
	await page.close();
	return path;
}

/** Waits until a page asks what the person found on HMRC's own pages. */
export function whatDidYouFind(page: Page): Promise<void> {
	return page.getByText('What did you find?').waitFor({ timeout: PATIENCE });
}
