/** The top of a cover: the logo, the kind of document, and its dates. */
import { formatDay } from '@halfpenny/facts';
import { sayPdf } from '@halfpenny/messages/pdf';
import { type TaxYear, yearData } from '@halfpenny/years';
import { drawCoin } from './coin.ts';
import { colours, sheet } from './look.ts';
import { type Sheets, write } from './sheets.ts';

/** Writes the head of a cover on the first sheet. */
export function writeMasthead(sheets: Sheets, title: string, taxYear: TaxYear): void {
	const { serif } = sheets.fonts;
	sheets.page = sheets.document.getPage(0);
	sheets.y = sheet.height - 62;
	drawCoin(sheets.page, sheet.left, sheets.y + 22, 30);
	write(sheets, sayPdf('product'), { x: sheet.left + 40, y: sheets.y + 2, font: serif, size: 17 });
	sheets.y -= 58;
	write(sheets, title, { font: serif, size: 36 });
	const { startsOn, endsOn } = yearData(taxYear);
	sheets.y -= 19;
	const days = { from: formatDay(startsOn), to: formatDay(endsOn) };
	write(sheets, sayPdf('period', days), { size: 11, colour: colours.muted });
}
