/** Uploads P60s and answers what was found on them. */
import { pence } from '@halfpenny/facts';
import { makeP60 } from '@halfpenny/testing';
import { filer } from '../src/filer.ts';
import type { Somebody } from './somebody.ts';

/** How often to check for a document, at intervals of a fifth of a second. */
const LOOKS = 600;

/** Uploads an employer's P60 and waits until its values can be checked. Returns the document's id. */
export async function readP60(
	{ context, returnId, call }: Pick<Somebody, 'context' | 'returnId' | 'call'>,
	address: string,
	employerName: string = filer.employer,
): Promise<string> {
	const bytes = await makeP60({ style: 'official', ...filer.p60(pence), employerName });
	const csrf = (await context.cookies(address)).find(({ name }) => name === 'csrf')?.value ?? '';
	const answer = await context.request.post(`${address}/api/documents/upload`, {
		headers: { 'x-csrf-token': csrf },
		multipart: {
			taxReturnId: returnId,
			documentType: 'p60',
			document: { name: `${employerName}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(bytes) },
		},
	});
	if (!answer.ok()) throw new Error(`the upload was refused: ${await answer.text()}`);
	const { id } = await answer.json();
	for (let looks = 0; looks < LOOKS; looks += 1) {
		const proposals = await call('GET', `/api/tax-returns/${returnId}/proposals`);
		if (Array.isArray(proposals) && proposals.some(({ origin }) => origin.reference === id))
			return String(id);
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	throw new Error('the P60 was never read');
}

/** Adds what was found on a document to the return, or leaves it out, on its screen. */
export async function settlePaper(
	{ context, returnId }: Somebody,
	address: string,
	document: string,
	how: 'Add to my return' | 'Leave it out',
): Promise<void> {
	const page = await context.newPage();
	const review = `${address}/app/return/${returnId}/documents/${document}`;
	await page.goto(review);
	await page.getByRole('button', { name: how }).click();
	await page.waitForURL((url) => url.href !== review);
	await page.close();
}
