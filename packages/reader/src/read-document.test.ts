import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	buildReader,
	drawingBomb,
	encryptedPdf,
	flateBomb,
	hugePagePdf,
	makeP60,
	pageTreeBomb,
	pictureInPdf,
	slowForms,
	textFile,
	textlessPdf,
} from '@halfpenny/testing';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { LONGEST_SIDE } from './limits.ts';
import { checkDocument, readDocument, renderPage } from './read-document.ts';

beforeAll(buildReader);

const refusal = (problem: string) => ({ ok: false, problem });

describe('reading in a process of its own', () => {
	it('finds the fields of a P60', async () => {
		const result = await readDocument(await makeP60());
		expect(result).toMatchObject({ ok: true, value: { documentType: 'p60' } });
		expect(result.ok && result.value.fields.length).toBe(17);
	});

	it('tells what is wrong with a file that cannot be read', async () => {
		const p60 = await makeP60();
		expect(await readDocument(encryptedPdf())).toEqual(refusal('document.encrypted'));
		expect(await readDocument(p60.subarray(0, p60.length / 2))).toEqual(refusal('document.damaged'));
		expect(await readDocument(textFile())).toEqual(refusal('document.unsupportedType'));
		expect(await readDocument(textlessPdf())).toEqual(refusal('document.noText'));
		expect(await readDocument(pageTreeBomb())).toEqual(refusal('document.damaged'));
	});

	it('can be asked first whether a file opens', async () => {
		expect(await checkDocument(await makeP60())).toEqual({ ok: true, value: 1 });
		expect(await checkDocument(textlessPdf())).toEqual({ ok: true, value: 1 });
		expect(await checkDocument(encryptedPdf())).toEqual(refusal('document.encrypted'));
		expect(await checkDocument(textFile())).toEqual(refusal('document.unsupportedType'));
	});

	it('finds no text on an empty picture, and says when a picture is broken', {
		timeout: 60_000,
	}, async () => {
		const blank = sharp({ create: { width: 60, height: 40, channels: 3, background: 'white' } });
		const png = await blank.png().toBuffer();
		expect(await checkDocument(png)).toEqual({ ok: true, value: 1 });
		expect(await readDocument(png)).toEqual(refusal('document.noText'));
		const cut = (await blank.jpeg().toBuffer()).subarray(0, 100);
		expect(await checkDocument(cut)).toEqual(refusal('document.damaged'));
	});

	it('reads a P60 from a picture that lies on its side, and shows where', { timeout: 120_000 }, async () => {
		const drawn = await renderPage(await makeP60({ style: 'singleColumn' }), 1, 200 / 72);
		const picture = await sharp(drawn.ok ? drawn.value : undefined)
			.rotate(90)
			.jpeg()
			.toBuffer();
		const result = await readDocument(picture);
		const reading = result.ok ? result.value : undefined;
		expect(reading?.documentType).toBe('p60');
		expect(reading?.pages[0]).toMatchObject({ width: 842 });
		const pay = reading?.fields.find(({ name }) => name === 'payInThisEmployment');
		expect(pay).toMatchObject({ value: '32500.00', checks: ['sum'] });
		expect(pay?.box.height).toBeGreaterThan(pay?.box.width ?? 0);
	});

	it('reads a scan inside a PDF', { timeout: 120_000 }, async () => {
		const drawn = await renderPage(await makeP60({ style: 'singleColumn' }), 1, 200 / 72);
		const scan = await pictureInPdf(drawn.ok ? drawn.value : new Uint8Array());
		const result = await readDocument(scan);
		expect(result.ok && result.value.fields.length).toBeGreaterThan(14);
	});

	it('is stopped when a file unpacks to gigabytes', { timeout: 60_000 }, async () => {
		expect(await readDocument(flateBomb())).toEqual(refusal('document.tooComplex'));
	});

	it('is stopped when a page draws without end', { timeout: 60_000 }, async () => {
		expect(await readDocument(drawingBomb())).toEqual(refusal('document.tooComplex'));
		expect(await renderPage(drawingBomb(), 1, 2)).toEqual(refusal('document.tooComplex'));
	});

	it('is killed when it takes too long', async () => {
		expect(await readDocument(await makeP60(), { wallClock: 1 })).toEqual(refusal('document.late'));
	});

	it('says so when its process cannot start or lacks a part, and does not blame the file', async () => {
		const p60 = await makeP60();
		for (const program of ['/nowhere/main.js', join(tmpdir(), 'halfpenny-broken-child.mjs')]) {
			writeFileSync(join(tmpdir(), 'halfpenny-broken-child.mjs'), 'import "a-package-that-is-not-there";');
			expect(await readDocument(p60, { program })).toEqual(refusal('document.cannotStart'));
		}
	});

	it('is ended by the system when it uses too much processor time', { timeout: 120_000 }, async () => {
		const spent: number[] = [];
		const options = {
			processorSeconds: 2,
			wallClock: 110_000,
			onSpent: (milliseconds: number) => void spent.push(milliseconds),
		};
		expect(await readDocument(slowForms(), options)).toEqual(refusal('document.tooComplex'));
		// All of it, however soon its threads used that up together.
		expect(spent).toEqual([2000]);
	});

	it('says how much processor time and memory it used', async () => {
		const spent: (number | undefined)[] = [];
		await readDocument(await makeP60(), { onSpent: (...told) => void spent.push(...told) });
		expect(spent).toEqual([expect.any(Number), expect.any(Number)]);
		expect(Math.min(...spent.map((each = 0) => each))).toBeGreaterThan(0);
	});
});

describe('a picture of a page', () => {
	it('is a PNG of the size asked for', async () => {
		const drawn = await renderPage(await makeP60(), 1, 2);
		const picture = drawn.ok ? await sharp(drawn.value).metadata() : {};
		expect(picture).toMatchObject({ format: 'png', width: 1190, height: 1684 });
	});

	it('is never larger than the limit', async () => {
		for (const bytes of [await makeP60(), hugePagePdf()]) {
			const drawn = await renderPage(bytes, 1, 1_000_000);
			const { width = 0, height = 0 } = drawn.ok ? await sharp(drawn.value).metadata() : {};
			expect(Math.max(width, height)).toBeGreaterThan(1000);
			expect(Math.max(width, height)).toBeLessThanOrEqual(LONGEST_SIDE);
		}
	});

	it('is refused for a page that does not exist', async () => {
		expect(await renderPage(await makeP60(), 2, 1)).toEqual(refusal('document.noSuchPage'));
		expect(await renderPage(await makeP60(), 0, 1)).toEqual(refusal('document.noSuchPage'));
	});
});
