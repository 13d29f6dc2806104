/** Quarters under Making Tax Digital as rows of a spreadsheet: one per quarter, with a column for each field of the forms. */
import { sayExport } from '@halfpenny/messages/exports';
import type { KeptQuarter } from '../making-tax-digital/quarters/kept.ts';
import type { Cell } from './csv.ts';

const HEAD = [
	...['business', 'businessId', 'businessType', 'taxYear', 'quarter', 'periodStart', 'periodEnd'],
	...['status', 'submissionDate', 'turnover'],
] as const;

/** The rows, headings first. */
export function quarterRows(quarters: readonly KeptQuarter[]): readonly (readonly Cell[])[] {
	const fields = [
		...new Set(quarters.flatMap((one) => [...namesOf(one, 'income'), ...namesOf(one, 'expenses')])),
	];
	const head = [...HEAD.map((name) => sayExport(`quarter.${name}`)), ...fields];
	return [
		head,
		...quarters.map((one) => [
			...HEAD.map((name) => one[name]),
			...fields.map((name) => figureIn(one, name)),
		]),
	];
}

type Part = 'income' | 'expenses';

const namesOf = (quarter: KeptQuarter, part: Part) =>
	Object.keys(quarter[part]).map((name) => `${part}.${name}`);

function figureIn(quarter: KeptQuarter, field: string): Cell {
	const [part, name = ''] = field.split('.');
	return quarter[part === 'income' ? 'income' : 'expenses'][name] ?? '';
}
