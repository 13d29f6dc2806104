/** What is on every sheet: the running head, the foot with the page number, and the practice mark. */
import { sayPdf } from '@halfpenny/messages/pdf';
import { degrees, rgb } from 'pdf-lib';
import { colours, sheet } from './look.ts';
import { toPrintable } from './printable.ts';
import { drawRule, type Sheets, write } from './sheets.ts';
import { wrapped } from './wrap.ts';

/** The text of head and foot. */
export interface Running {
	/** Whose return, and which year. */
	readonly head: string;
	/** Draft or filed. */
	readonly status: string;
	readonly foot: string;
	readonly test: boolean;
}

/** Writes head and foot onto every sheet; the cover needs no head. */
export function writeRunning(sheets: Sheets, running: Running): void {
	const pages = sheets.document.getPages();
	pages.forEach((page, index) => {
		sheets.page = page;
		if (index > 0) writeHead(sheets, running);
		writeFoot(sheets, running.foot, sayPdf('page', { page: index + 1, pages: pages.length }));
		if (running.test) markAsTest(sheets);
	});
}

function writeHead(sheets: Sheets, { head, status }: Running): void {
	const y = sheet.height - 46;
	const style = { y, size: 8.5, colour: colours.muted };
	const right = write(sheets, status, { ...style, align: 'right', font: sheets.fonts.strong });
	const room = sheet.right - sheet.left - right - 20;
	const [line = ''] = wrapped(toPrintable(head), { font: sheets.fonts.text, size: 8.5 }, room);
	write(sheets, line, style);
	drawRule(sheets, { y: y - 8 });
}

function writeFoot(sheets: Sheets, foot: string, number: string): void {
	drawRule(sheets, { y: 52 });
	const style = { y: 38, size: 7.5, colour: colours.muted };
	write(sheets, foot, style);
	write(sheets, number, { ...style, align: 'right', size: 8.5 });
}

/** Large and pale across the sheet, so a practice return cannot pass for a real one. */
function markAsTest({ page, fonts }: Sheets): void {
	page.drawText(sayPdf('status.test'), {
		x: 128,
		y: 250,
		size: 170,
		font: fonts.strong,
		color: rgb(0.55, 0.17, 0.18),
		opacity: 0.07,
		rotate: degrees(45),
	});
}
