/** The screens of a user with uploaded documents: one to check, one on the return, one left out. */
import type { Page } from 'playwright-core';
import { holdToast, inTurn, openDialog, refuse, reloadWith, see, sendWrong } from '../acts.ts';
import { prepareSomebody } from '../household.ts';
import { readP60, settlePaper } from '../papers.ts';
import { open, type Scene } from '../scene.ts';

const documents = '/app/return/:returnId/documents';

const give = (name: string, mimeType: string, bytes: string) => (page: Page) =>
	page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });

const UNREADABLE = {
	status: 'failed',
	failure: {
		code: 'DOCUMENT_UNREADABLE',
		message: 'This document could not be read',
		remediation: 'Save it again as a PDF and upload that, or type the figures in.',
	},
};

/** Puts the documents into states that are too brief to check otherwise. */
const underWay = (list: readonly object[]) =>
	list.map((document, at) => ({
		...document,
		...[{ status: 'waiting' }, { status: 'reading' }, UNREADABLE][at],
	}));

/** A user with three documents. */
export const papers: Scene = {
	name: 'papers',
	screens: [
		open('documents', documents),
		open('documents-delete', documents, openDialog(/^Delete/)),
		open(
			'documents-wrong-type',
			documents,
			inTurn(give('a.gif', 'image/gif', 'GIF89a'), see('Invalid file type')),
		),
		open(
			'documents-upload-failed',
			documents,
			inTurn(
				refuse('**/api/documents/upload'),
				give('p60.pdf', 'application/pdf', '%PDF-1.7'),
				see('Upload failed'),
				holdToast,
			),
		),
		open('documents-uploading', documents, async (page) => {
			await page.route('**/api/documents/upload', () => undefined);
			await give('p60.pdf', 'application/pdf', '%PDF-1.7')(page);
			await see('Processing your document...')(page);
		}),
		open(
			'documents-under-way',
			documents,
			inTurn(reloadWith('**/api/tax-returns/*/documents', underWay), see('Could not be read')),
		),
		open('review', `${documents}/:open`),
		open(
			'review-wrong',
			`${documents}/:open`,
			inTurn((page) => page.getByLabel('Pay from this job').fill('lots'), sendWrong),
		),
		open('review-approved', `${documents}/:approved`),
		open('review-dismissed', `${documents}/:dismissed`),
		open('review-nothing', `${documents}/00000000-0000-4000-8000-000000000000`),
		open('job-from-paper', '/app/return/:returnId/employment'),
	],
	prepare: async ({ browser, product }) => {
		const address = await product();
		const somebody = await prepareSomebody(browser, address);
		const approved = await readP60(somebody, address);
		await settlePaper(somebody, address, approved, 'Add to my return');
		const dismissed = await readP60(somebody, address, 'Featherstonehaugh & Wolverhampton Brass Ltd');
		await settlePaper(somebody, address, dismissed, 'Leave it out');
		const places = { approved, dismissed, open: await readP60(somebody, address, 'Quill & Daughters Ltd') };
		return { context: somebody.context, address, places: { ...places, returnId: somebody.returnId } };
	},
};
