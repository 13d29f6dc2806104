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

/** The layout of a seed. */
export function layoutByChance(type: DocumentType, seed: number): Layout {
	const name = `chance-${type}-${seed}`;
	return { name, type, html: (pen: Pen) => pages[type](toolsOf(type, chanceOf(name), pen)) };
}
