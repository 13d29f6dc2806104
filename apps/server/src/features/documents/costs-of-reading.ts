/** The costs in a reading. Only the person knows where they belong. */
import { type Reading, usesOf } from '@halfpenny/reader';
import type { Cost } from '../proposals/proposal-content.ts';
import { evidenceOf, papersOf } from './papers.ts';

const names = ['supplier', 'date', 'total', 'net', 'vat', 'invoiceNumber', 'currency'] as const;

/** Each bill of the file with the values found on it, including unsure ones; none without a total. */
export function costsOf(reading: Reading): readonly Cost[] {
	return papersOf(reading).flatMap(({ paper }) => {
		if (!usesOf(paper.documentType)?.isCost) return [];
		const unsure = paper.abstained.filter(({ reason }) => reason === 'unsure');
		const values = names.flatMap((name) => {
			const field = [...paper.fields, ...unsure].find((each) => each.name === name);
			return field ? [{ name, value: field.value.slice(0, 200), evidence: evidenceOf(field, reading) }] : [];
		});
		return values.some(({ name }) => name === 'total') ? [{ values }] : [];
	});
}
