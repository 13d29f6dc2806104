/** P60s that somebody uploads, and what they then say about what was found. */
import { pence } from '@halfpenny/facts';
import { makeP60 } from '@halfpenny/testing';
import { filer } from '../src/filer.ts';
import type { Somebody } from './somebody.ts';

/** How long a paper is waited for, in looks of a fifth of a second. */
const LOOKS = 600;

/** Uploads a P60 of an employer and waits until its values wait for a word; gives the document's id. */
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

/** Adds what was found on a document to the return, or leaves it out, through its screen. */
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
