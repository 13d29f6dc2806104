import { expect, it } from 'vitest';
import { readPdf } from '../read-bytes.ts';
import { loadPdfium } from '../sources/pdf/pdfium.ts';
import { rehearsalPaper } from './rehearsal.ts';

it('is a P60 that can be read, so that all of the reading is rehearsed', async () => {
	const read = readPdf(await loadPdfium(), rehearsalPaper());
	expect(read).toMatchObject({ ok: true, value: { documentType: 'p60' } });
	expect(read.ok && read.value.fields.length).toBeGreaterThan(4);
});
