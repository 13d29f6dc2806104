/** Plain pages for documents other than P60s, and several documents in one file. */
import { PageSizes, PDFDocument } from 'pdf-lib';
import { makePaper } from './p60/paper.ts';

/** A PDF of one page with these lines. */
export async function makePage(lines: readonly string[]): Promise<Uint8Array> {
	const paper = await makePaper();
	paper.lines(lines, 60, 80, 24, { size: 11 });
	return paper.save();
}

/** A PDF of one A4 page with only this PNG, as a scanner makes it. */
export async function pictureInPdf(png: Uint8Array): Promise<Uint8Array> {
	const whole = await PDFDocument.create();
	const page = whole.addPage(PageSizes.A4);
	page.drawImage(await whole.embedPng(png), { width: page.getWidth(), height: page.getHeight() });
	return whole.save();
}

/** One PDF with all their pages. */
export async function bindPdfs(...files: readonly Uint8Array[]): Promise<Uint8Array> {
	const whole = await PDFDocument.create();
	for (const file of files) {
		const part = await PDFDocument.load(file);
		for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
	}
	return whole.save();
}
