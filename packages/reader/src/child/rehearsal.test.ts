import { expect, it } from 'vitest';
import { readPdf } from '../read-bytes.ts';
import { loadPdfium } from '../sources/pdf/pdfium.ts';
import { rehearsalPapers } from './rehearsal.ts';

it('has papers of several kinds that can be read, so that all of the reading is rehearsed', async () => {
	const pdfium = await loadPdfium();
	const read = rehearsalPapers().map((paper) => readPdf(pdfium, paper));
	expect(read).toMatchObject([
		{ ok: true, value: { documentType: 'p60' } },
		{ ok: true, value: { documentType: 'payslip' } },
	]);
	for (const each of read) expect(each.ok && each.value.fields.length).toBeGreaterThan(8);
});
