/** The invoice: what somebody asks to be paid. */
import type { DocumentDefinition } from '../../definition.ts';
import { type Sign, weigh } from '../../engine/classify.ts';
import { billReader, fields } from '../bill/read.ts';
import { otherPapers } from '../other-papers.ts';

const signs: readonly Sign[] = [
	{ pattern: /\binvoice\b|\bfactuur|\brechnung/i, weight: 3 },
	{ pattern: /(invoice|inv) ?(no|number|#|date)/i, weight: 1 },
	{ pattern: /\bbill ?(no|number|#|date)\b/i, weight: 2 },
	{ pattern: /\bV\.?A\.?T\b|value added tax|\b(btw|mwst)\b/i, weight: 1 },
	{ pattern: /bill(ed)? to|invoice to|due date|payment (terms|due)|amount due|balance due/i, weight: 2 },
	{ pattern: /sort code|iban|bank details|account (no|number)/i, weight: 1 },
	{ pattern: /sub ?total|unit price|quantity|\bqty\b/i, weight: 1 },
	{ pattern: /\btotal/i, weight: 1 },
	{ pattern: /cashier|\bchange\b|thank ?you.*come|till\b|goods ?sold/i, weight: -2 },
	...otherPapers,
];
const ENOUGH = 4;

/** The invoice. */
export const invoice: DocumentDefinition = {
	type: 'invoice',
	classify: ({ text }) => weigh(text, signs) / ENOUGH,
	fields: [...fields, { name: 'customer', kind: 'fullName', labels: [] }],
	checks: [],
	fewestFields: 1,
	read: billReader('invoice'),
	fills: [],
	isCost: true,
	dated: 'date',
};
