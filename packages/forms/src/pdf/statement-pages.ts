/** The partnership statement on separate sheets: the partners, their shares, and each one's part of every amount. */
import { formatDay, formatPounds, formatShare, type PartnershipFacts } from '@halfpenny/facts';
import { sayPdf } from '@halfpenny/messages/pdf';
import type { PartnershipStatement, StatementAmount } from '../sa800/partnership-statement.ts';
import { colours, sheet } from './look.ts';
import { writeHeading, writeRow } from './rows.ts';
import { addSheet, makeRoom, type Sheets, sheetNumber, write, writeParagraph } from './sheets.ts';

type Partner = NonNullable<PartnershipFacts['partners']>[number];

/** Writes the statement; returns the number of its first sheet. */
export function writeStatement(
	sheets: Sheets,
	{ partners = [] }: PartnershipFacts,
	{ amounts, problems }: PartnershipStatement,
): number {
	addSheet(sheets);
	const begins = sheetNumber(sheets);
	writeHeading(sheets, sayPdf('statement'), 22);
	writeParagraph(sheets, sayPdf('statement.lead'), { colour: colours.muted, size: 9.5 });
	for (const { message } of problems) {
		writeParagraph(sheets, message, { font: sheets.fonts.strong, colour: colours.owe });
	}
	if (partners.length > 0) writeTitle(sheets, sayPdf('statement.partners'));
	for (const partner of partners) writeRow(sheets, { label: labelOf(partner), value: sharesOf(partner) });
	for (const amount of amounts) writeAmount(sheets, amount, partners);
	return begins;
}

function writeTitle(sheets: Sheets, title: string): void {
	makeRoom(sheets, 80);
	sheets.y -= 26;
	write(sheets, title, { x: sheet.left, font: sheets.fonts.serif, size: 13, colour: colours.copper });
	sheets.y -= 5;
}

function writeAmount(
	sheets: Sheets,
	{ box, title, amount, shares }: StatementAmount,
	partners: readonly Partner[],
): void {
	writeTitle(sheets, title);
	const own = `N2.${box.slice('N1.'.length)}`;
	for (const [index, share] of shares.entries()) {
		if (share === undefined) continue;
		writeRow(sheets, { key: own, label: nameOf(partners[index]), value: formatPounds(share) });
	}
	const whole = { key: box, label: sayPdf('statement.whole'), value: formatPounds(amount) };
	writeRow(sheets, { ...whole, kind: 'total' });
}

function nameOf(partner: Partner | undefined): string {
	return partner?.name ?? sayPdf('nameless');
}

function labelOf(partner: Partner): string {
	const { uniqueTaxpayerReference: utr } = partner;
	const name = nameOf(partner);
	return utr === undefined ? name : sayPdf('statement.utr', { name, utr });
}

/** One share after another; partners may also have agreed amounts, in addition or instead. */
function sharesOf({ shares = [], amounts }: Partner): string {
	const own = Object.values(amounts ?? {}).some((amount) => amount !== undefined);
	const words = shares.map(({ share, from, to }) =>
		sayPdf('statement.share', {
			share: formatShare(share),
			from: from && formatDay(from),
			to: to && formatDay(to),
		}),
	);
	return [...words, ...(own ? [sayPdf('statement.amounts')] : [])].join('; ');
}
