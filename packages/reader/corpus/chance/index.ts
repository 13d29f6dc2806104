/** Layouts drawn by chance: how each part is set, in which words and where, falls out otherwise for every seed. */
import type { DocumentType } from '@halfpenny/reader';
import type { Layout, Pen } from '../paper.ts';
import { chanceOf } from './chance.ts';
import { dividendPage, interestPage, invoicePage, p45Page, receiptPage } from './others.ts';
import { p60Page } from './p60s.ts';
import { type Tools, toolsOf } from './papers.ts';
import { payslipPage } from './payslips.ts';

const pages: Readonly<Record<DocumentType, (tools: Tools) => string>> = {
	payslip: payslipPage,
	p60: p60Page,
	p45: p45Page,
	interest: interestPage,
	dividend: dividendPage,
	invoice: invoicePage,
	receipt: receiptPage,
};

/** How many layouts are drawn of each kind: papers of pay are set in the most ways. */
const SHARES: Readonly<Record<DocumentType, number>> = {
	...{ payslip: 3, p60: 3, p45: 1, interest: 1, dividend: 1, invoice: 1, receipt: 1 },
};

/** Layouts that were looked at while the reader was mended. */
export const lookedAt: readonly Layout[] = layoutsFrom(1, 30);

/** Layouts that were only ever counted. Whoever looks into one draws others, from another seed. */
export const apart: readonly Layout[] = layoutsFrom(2001, 40);

function layoutsFrom(first: number, many: number): Layout[] {
	return (Object.keys(pages) as DocumentType[]).flatMap((type) =>
		Array.from({ length: many * SHARES[type] }, (_, index) => layoutByChance(type, first + index)),
	);
}

/** The layout of a seed. */
function layoutByChance(type: DocumentType, seed: number): Layout {
	const name = `chance-${type}-${seed}`;
	return { name, type, html: (pen: Pen) => pages[type](toolsOf(type, chanceOf(name), pen)) };
}
