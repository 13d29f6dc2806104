/** Files a return through the screens, and reads what HMRC's stand-in received. */
import type { Page } from 'playwright-core';
import { ledger } from '../src/ledger.ts';
import { filed, type LeafValues } from './leaves.ts';

/** Checks, declares and submits. Throws with the page's text if something blocks it or HMRC rejects it. */
export async function file(page: Page): Promise<void> {
	await page.getByRole('link', { name: 'Check answers and submit' }).click();
	await declare(page);
}

/** The same, starting on the "Check your answers" page. */
export async function declare(page: Page): Promise<void> {
	await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor();
	const onwards = page.getByRole('link', { name: 'Continue to the declaration' });
	const blockers = page.getByText('Before you can file', { exact: true });
	await onwards.or(blockers).first().waitFor();
	if (await blockers.isVisible()) throw new Error(`Cannot be filed: ${await words(page, 700)}`);
	await onwards.click();
	await page.getByRole('checkbox', { name: 'I confirm this declaration' }).check();
	await page.getByRole('button', { name: 'Submit my return to HMRC' }).click();
	const end = page.getByRole('heading', {
		level: 1,
		name: /accepted your return|did not accept|was not sent/,
	});
	await end.waitFor();
	if (!/has accepted/.test(await end.innerText()))
		throw new Error(`Not accepted: ${await words(page, 2000)}`);
}

const words = async (page: Page, most: number) =>
	(await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ').slice(0, most);

/** Returns the leaves below MTR that the stand-in received for this taxpayer. Throws unless it received one return. */
export async function receivedFor(address: string, utr: string): Promise<LeafValues> {
	const mine = (await ledger(address)).filter(
		({ uniqueTaxpayerReference }) => uniqueTaxpayerReference === utr,
	);
	const [entry] = mine;
	if (!entry || mine.length > 1) throw new Error(`HMRC received ${mine.length} returns, not one`);
	return filed(
		entry.leaves
			.filter(({ path }) => path.includes('/MTR[1]/'))
			.map(({ path, value }) => [path.split('/MTR[1]/')[1] ?? path, value] as const),
	);
}
