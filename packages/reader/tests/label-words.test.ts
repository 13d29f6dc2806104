/** What the reader makes of the labels that papers are changed to: each means what its list says, and what is none of them means nothing. */
import { describe, expect, it } from 'vitest';
import { labelsIn } from '../corpus/stress/words/index.ts';
import { otherP60Words, p60Words } from '../corpus/stress/words/p60-words.ts';
import { otherPayslipWords, payslipWords } from '../corpus/stress/words/payslip-words.ts';
import * as p60Labels from '../src/documents/p60/fields.ts';
import { figurePart, fieldOf as p60Fields } from '../src/documents/p60/figure-words.ts';
import { fromWelsh } from '../src/documents/p60/welsh.ts';
import * as payslipLabels from '../src/documents/payslip/fields.ts';
import { fieldOf as payslipFields, payslipPart } from '../src/documents/payslip/figure-words.ts';
import { type Vocabulary, vocabularyOf } from '../src/engine/labels/vocabulary.ts';

const payslip = vocabularyOf({ ...payslipLabels, grid: { partOf: payslipPart, fields: payslipFields } });
const p60 = vocabularyOf({
	...p60Labels,
	translate: fromWelsh,
	grid: { partOf: figurePart, fields: p60Fields },
});

/** What a label means as the lists name it; nothing for one that is of nothing that is given. */
function meaningOf({ meaningOf }: Vocabulary, label: string): string | undefined {
	const meaning = meaningOf(label);
	if (meaning?.kind === 'part')
		return `${meaning.part.figure ?? ''}${meaning.part.scope ? `@${meaning.part.scope}` : ''}`;
	return meaning && 'field' in meaning ? meaning.field : undefined;
}

/** Meanings that come to the same: net pay has labels of its own, and pay that is taxed is pay. */
const SAME: Readonly<Record<string, string>> = {
	netPay: 'net',
	'net@period': 'net',
	'gross@period': 'gross',
	'tax@period': 'tax',
	'taxable@year': 'gross@year',
	'tax@year': '@year',
};
const same = (meaning: string | undefined) => SAME[meaning ?? ''] ?? meaning;

/** How many of the labels of a meaning are known. */
function known(vocabulary: Vocabulary, words: Readonly<Record<string, string>>): [string, number][] {
	return Object.entries(words).map(([meaning, list]) => {
		const labels = labelsIn(list);
		const right = labels.filter((label) => same(meaningOf(vocabulary, label)) === same(meaning));
		return [meaning, right.length / labels.length];
	});
}

describe('the labels of a payslip', () => {
	it.each(known(payslip, payslipWords))('of %s are known', (_, share) => {
		expect(share).toBeGreaterThan(0.65);
	});

	it.each(labelsIn(otherPayslipWords))('%s is of no field', (label) => {
		const [figure = '', scope] = (meaningOf(payslip, label) ?? '').split('@');
		const field = scope === 'year' ? payslipFields.year[figure] : payslipFields.period[figure];
		const named = scope === undefined && payslip.fields.find(({ name }) => name === figure);
		expect(field ?? (named || undefined)).toBeUndefined();
	});
});

describe('the labels of a P60', () => {
	it.each(known(p60, p60Words))('of %s are known', (_, share) => {
		expect(share).toBeGreaterThan(0.65);
	});

	it.each(labelsIn(otherP60Words))('%s is of no field', (label) => {
		expect(meaningOf(p60, label)).toBeUndefined();
	});
});
