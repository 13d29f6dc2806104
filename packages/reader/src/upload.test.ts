import { LARGEST_UPLOAD } from '@halfpenny/facts';
import { encryptedPdf, makeP60, textFile } from '@halfpenny/testing';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inspectUpload } from './upload.ts';

const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: 'white' } });

describe('an upload', () => {
	it('is what its content says, whatever its name says', async () => {
		const pdf = await makeP60();
		const png = await picture.clone().png().toBuffer();
		const jpeg = await picture.clone().jpeg().toBuffer();
		expect(await inspectUpload(pdf, 'holiday.png')).toMatchObject({ value: { fileType: 'application/pdf' } });
		expect(await inspectUpload(png, 'p60.pdf')).toMatchObject({ value: { fileType: 'image/png' } });
		expect(await inspectUpload(jpeg, 'p60')).toMatchObject({ value: { fileType: 'image/jpeg' } });
		expect(await inspectUpload(encryptedPdf(), 'x')).toMatchObject({
			value: { fileType: 'application/pdf' },
		});
	});

	it('is refused with a code when it is no document', async () => {
		const gif = await picture.clone().gif().toBuffer();
		expect(await inspectUpload(textFile(), 'p60.pdf')).toEqual({
			ok: false,
			problem: 'document.unsupportedType',
		});
		expect(await inspectUpload(gif, 'p60.gif')).toEqual({ ok: false, problem: 'document.unsupportedType' });
		expect(await inspectUpload(new Uint8Array(0), 'p60.pdf')).toEqual({
			ok: false,
			problem: 'document.empty',
		});
	});

	it.each([
		['a Windows program', [0x4d, 0x5a, 0x90, 0x00, 0x03, 0x00, 0x00, 0x00]],
		['a Linux program', [0x7f, 0x45, 0x4c, 0x46, 0x02, 0x01, 0x01, 0x00]],
		['an archive', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x00, 0x00]],
	])('that is %s is refused, whatever its name and though a PDF begins inside it', async (_what, start) => {
		const disguised = Buffer.concat([Buffer.from(start), Buffer.alloc(120), await makeP60()]);
		expect(await inspectUpload(disguised, 'P60 2025.pdf')).toEqual({
			ok: false,
			problem: 'document.unsupportedType',
		});
	});

	it('that is two things at once is what it begins as', async () => {
		const [pdf, png] = [await makeP60(), await picture.clone().png().toBuffer()];
		const both = (first: Uint8Array, second: Uint8Array) =>
			inspectUpload(Buffer.concat([first, second]), 'paper');
		expect(await both(png, pdf)).toMatchObject({ value: { fileType: 'image/png' } });
		expect(await both(pdf, png)).toMatchObject({ value: { fileType: 'application/pdf' } });
	});

	it('may have 10 MB and no byte more', async () => {
		const pdf = await makeP60();
		const full = new Uint8Array(LARGEST_UPLOAD + 1);
		full.set(pdf);
		expect((await inspectUpload(full.subarray(0, LARGEST_UPLOAD), 'p60.pdf')).ok).toBe(true);
		expect(await inspectUpload(full, 'p60.pdf')).toEqual({ ok: false, problem: 'document.tooLarge' });
	});

	it.each([
		['My P60 2025.pdf', 'p60'],
		['payslip-may.pdf', 'payslip'],
		['Salary.pdf', 'payslip'],
		['INVOICE 3.pdf', 'invoice'],
		['receipt.pdf', 'receipt'],
		['scan001.pdf', 'other'],
	])('%s suggests %s', async (name, suggested) => {
		expect(await inspectUpload(await makeP60(), name)).toMatchObject({ value: { suggestedType: suggested } });
	});

	it('gets a name that cannot point to another folder', async () => {
		const pdf = await makeP60();
		expect(await inspectUpload(pdf, '../../etc/passwd')).toMatchObject({ value: { filename: 'passwd' } });
		await fc.assert(
			fc.asyncProperty(fc.string({ unit: 'binary' }), async (name) => {
				const result = await inspectUpload(pdf, name);
				expect(result.ok && result.value.filename).toMatch(/^[^./\\<>"'&\r\n][^/\\<>"'&\r\n]{0,119}$/);
			}),
		);
	});
});
