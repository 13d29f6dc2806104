/** The receipt: a shop's proof of what was paid. */
import type { DocumentDefinition } from '../../definition.ts';
import { type Sign, weigh } from '../../engine/classify.ts';
import { billReader, fields } from '../bill/read.ts';
import { otherPapers } from '../other-papers.ts';

const signs: readonly Sign[] = [
	{ pattern: /\b(receipt|cash ?bill)\b/i, weight: 2 },
	{ pattern: /\btotal/i, weight: 1 },
	{ pattern: /\b(cash|visa|mastercard|debit|contactless|card|tender(ed)?|paid)\b/i, weight: 1 },
	{ pattern: /\bchange\b/i, weight: 1 },
	{ pattern: /thank ?you|please ?come ?again|goods ?sold|cashier|served by|till\b/i, weight: 1 },
	{ pattern: /\d\d:\d\d/, weight: 1 },
	{ pattern: /\d\.\d\d\b/, weight: 1 },
	{ pattern: /payment terms|due date|bill to|balance due|sort code/i, weight: -2 },
	...otherPapers,
];
const ENOUGH = 3;

/** The receipt. */
export const receipt: DocumentDefinition = {
	type: 'receipt',
	classify: ({ text }) => weigh(text, signs) / ENOUGH,
	fields,
	checks: [],
	fewestFields: 1,
	read: billReader('receipt'),
	fills: [],
	isCost: true,
	dated: 'date',
};
