/** The return as a document: what is owed, the calculation, every box of every page, and the working. */
import { type Facts, formatPounds, parsePounds, pence } from '@halfpenny/facts';
import { sayPdf } from '@halfpenny/messages/return-pdf';
import type { Calculation } from '@halfpenny/tax';
import { ruleWords } from '@halfpenny/tax/words';
import type { Box } from '../box.ts';
import { calculationRows } from './calculation-rows.ts';
import { openPaper, type Paper } from './paper.ts';

/** What the document is made from. */
export interface ReturnPdfInput {
	readonly facts: Facts;
	/** With its working, if the working is to be printed. */
	readonly calculation: Calculation;
	/** From `toBoxes`; without them the pages of the return are left out. */
	readonly boxes?: readonly Box[];
	/** The mark of the return that was filed, in Base32; absent for a draft. */
	readonly irmark?: string;
	/** ISO date on which it is made. */
	readonly date: string;
}

/** The document as bytes. The same input gives the same bytes. */
export async function returnPdf(input: ReturnPdfInput): Promise<Uint8Array> {
	const { calculation, boxes = [], date } = input;
	const title = sayPdf('title', { year: calculation.taxYear });
	const paper = await openPaper({ title, date });
	front(paper, input, title);
	paper.heading(sayPdf('calculation'));
	for (const row of calculationRows(calculation)) paper.row(row);
	pagesOf(paper, boxes);
	workingOf(paper, calculation);
	const made = `${sayPdf('madeOn', { date })}. ${sayPdf('notAffiliated')}`;
	return paper.finish((page, pages) => `${made} ${sayPdf('page', { page, pages })}`);
}

function front(paper: Paper, { facts, calculation, irmark }: ReturnPdfInput, title: string): void {
	const { firstName, lastName, uniqueTaxpayerReference: utr } = facts.person ?? {};
	const name = [firstName, lastName].filter(Boolean).join(' ');
	paper.title(title);
	if (name !== '') paper.text(sayPdf('for', { name }));
	if (utr !== undefined) paper.text(sayPdf('utr', { utr }));
	paper.text(irmark === undefined ? sayPdf('draft') : sayPdf('filed', { irmark }), true);
	const { totalDue } = calculation;
	const word = totalDue > 0 ? sayPdf('owe') : totalDue < 0 ? sayPdf('owed') : sayPdf('nothing');
	paper.amount(word, formatPounds(pence(Math.abs(totalDue))));
}

function pagesOf(paper: Paper, boxes: readonly Box[]): void {
	const last = new Map<string, number>();
	for (const { form, page } of boxes) last.set(form, Math.max(last.get(form) ?? 0, page));
	let open = '';
	for (const box of boxes) {
		const { form, page } = box;
		const heading = sayPdf('form', { form, page, pages: last.get(form) ?? 1 });
		if (heading !== open) {
			paper.keep(6);
			paper.heading(heading);
		}
		open = heading;
		paper.row({ key: box.box, label: box.title, value: readable(box.value) });
	}
}

/** Amounts as people read them; anything else as it stands. */
function readable(value: string): string {
	const amount = /^-?\d+\.\d{2}$/.test(value) ? parsePounds(value, true) : undefined;
	return amount?.ok ? formatPounds(amount.value) : value;
}

function workingOf(paper: Paper, { working }: Calculation): void {
	if (working.length === 0) return;
	paper.sheet();
	paper.heading(sayPdf('working'));
	for (const { rule, value } of working) {
		const words = ruleWords[rule];
		paper.keep(4);
		paper.row({ label: words.label, value: formatPounds(value), strong: true });
		paper.text(words.rule);
		paper.text(sayPdf('source', { source: words.source }), true);
	}
}
