/** The calculation in the order lenders know from HMRC's SA302, as data: the lines of each section, their signs, and the total. */
import type { Pence } from '@halfpenny/facts';
import type { Calculation } from '@halfpenny/tax';

/** How a line counts in its section: added, subtracted, or shown only. */
export type Counts = '+' | '-' | 'note';

/** The total of a section. `or` is used if the working has no such line. */
interface SectionTotal {
	readonly name:
		| 'totalIncome'
		| 'taxableIncome'
		| 'incomeTaxCharged'
		| 'incomeTaxDue'
		| 'class4'
		| 'gainsTax'
		| 'totalTaxDeducted'
		| 'totalDue';
	readonly of: (calculation: Calculation) => Pence;
}

/** A section. */
export interface Section {
	readonly title:
		| 'income'
		| 'allowances'
		| 'bands'
		| 'reductions'
		| 'nationalInsurance'
		| 'gains'
		| 'loans'
		| 'taxDeducted'
		| 'due';
	/** Ids of the working, with how each counts. */
	readonly lines: readonly (readonly [id: string, counts: Counts])[];
	readonly total?: SectionTotal;
	/** Where the total goes: lines from this id on follow it. */
	readonly after?: readonly (readonly [id: string, counts: Counts])[];
	/** Left out if it has no lines. */
	readonly optional?: true;
}

/** The value of a line of the working; undefined if missing. */
function lineValue({ working }: Calculation, id: string): Pence | undefined {
	return working.find((line) => line.id === id)?.value;
}

function plus(...ids: readonly string[]): readonly (readonly [string, Counts])[] {
	return ids.map((id) => [id, '+'] as const);
}

function minus(...ids: readonly string[]): readonly (readonly [string, Counts])[] {
	return ids.map((id) => [id, '-'] as const);
}

function notes(...ids: readonly string[]): readonly (readonly [string, Counts])[] {
	return ids.map((id) => [id, 'note'] as const);
}

/** Every section, in order. */
export const sections: readonly Section[] = [
	{
		title: 'income',
		lines: [
			...plus('c1.4', 'c1.5'),
			...minus('c1.8'),
			...plus('c1.16', 'c1.26', 'c1.33', 'c1.52', 'c1.56'),
			...plus('c2.3', 'c2.8', 'c2.14', 'c2.15', 'c2.16', 'c3.1', 'c3.5', 'c3.14'),
		],
		total: { name: 'totalIncome', of: ({ totalIncome }) => totalIncome },
	},
	{
		title: 'allowances',
		lines: [...minus('c4.47', 'c4.48', 'c4.49', 'c4.51', 'c4.64', 'c4.65'), ...plus('c4.68')],
		total: { name: 'taxableIncome', of: ({ taxableIncome }) => taxableIncome },
		after: notes('c4.59'),
	},
	{
		title: 'bands',
		lines: plus('c8.25c'),
		total: { name: 'incomeTaxCharged', of: ({ incomeTaxCharged }) => incomeTaxCharged },
	},
	{
		title: 'reductions',
		lines: [
			...minus('c9.5', 'c9.7', 'c9.9', 'c9.11', 'c9.15a', 'c9.19', 'c9.21', 'c9.23', 'c9.23b'),
			...notes('c9.31'),
			...plus('c9.39', 'c9.39a', 'c9.39b', 'c9.39c', 'WFP1'),
		],
		total: {
			name: 'incomeTaxDue',
			of: (calculation) => lineValue(calculation, 'c9.43') ?? calculation.totalIncomeTaxDue,
		},
		optional: true,
	},
	{
		title: 'nationalInsurance',
		lines: [...notes('c16.12'), ...plus('c16.16', 'c16.18'), ...notes('c16.30')],
		total: { name: 'class4', of: ({ class4 }) => class4 },
		after: plus('c12.3'),
		optional: true,
	},
	{
		title: 'gains',
		lines: [
			...notes('c18.1a', 'c18.3', 'c18.16', 'c18.5', 'c18.28'),
			...plus('c18.30', 'c18.45.2', 'c18.45.4', 'c18.47', 'c18.49', 'c18.51'),
			...minus('c18.57'),
		],
		total: { name: 'gainsTax', of: ({ capitalGainsTax }) => capitalGainsTax },
		optional: true,
	},
	{ title: 'loans', lines: [...notes('c27.40'), ...plus('c12.7', 'c12.7b')], optional: true },
	{
		title: 'taxDeducted',
		lines: [
			...plus('c11.1', 'c11.4'),
			...minus('c11.7'),
			...plus('c11.10', 'c11.13', 'c11.14', 'c11.27', 'c11.28', 'c11.30'),
		],
		total: { name: 'totalTaxDeducted', of: ({ taxDeducted }) => taxDeducted },
		optional: true,
	},
	{
		title: 'due',
		lines: [
			...plus('c9.43', 'c12.2', 'c12.3', 'c12.6', 'c12.7', 'c12.7b', 'c12.9'),
			...minus('c11.31', 'c12.14', 'c12.17b'),
			...plus('c12.17'),
		],
		total: { name: 'totalDue', of: ({ totalDue }) => totalDue },
	},
];
