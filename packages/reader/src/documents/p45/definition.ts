/** The P45: given to an employee who leaves. */
import type { DocumentDefinition, FieldDefinition, Part } from '../../definition.ts';
import { type Sign, weigh } from '../../engine/classify.ts';
import { labelledReader } from '../../engine/labelled-reader.ts';
import { withAddressee, withEmployer } from '../employer.ts';
import { otherLabels, fields as p60Fields } from '../p60/fields.ts';
import { figurePart } from '../p60/figure-words.ts';
import { withOfficeNumber } from '../paye/office.ts';
import { withUnlabelledName } from '../unlabelled-name.ts';

const signs: readonly Sign[] = [
	{ pattern: /\bp ?45\b/i, weight: 3 },
	// As its title: elsewhere another paper may speak of one.
	{ pattern: /^\s*(form |your )?p ?45\b[^.\n]{0,60}$/im, weight: 2 },
	{ pattern: /employee leaving work|details of employee leaving/i, weight: 3 },
	{
		pattern:
			/leaving date|date of leaving|date left|date of termination|termination date|last (working )?day/i,
		weight: 2,
	},
	{ pattern: /tax code at leaving|total (pay|tax) to date/i, weight: 2 },
	{ pattern: /this employment/i, weight: 1 },
	{ pattern: /\bp ?60\b(?! ?\))|end of year certificate/i, weight: -4 },
	{ pattern: /\bnet pay\b|pay ?slip|\binvoice\b|\breceipt\b/i, weight: -3 },
];
const ENOUGH = 5;
const shared = new Set([
	'surname',
	'forenames',
	'fullName',
	'nationalInsuranceNumber',
	'payeReference',
	'employerName',
]);

const fields: readonly FieldDefinition[] = [
	{
		name: 'leavingDate',
		kind: 'date',
		labels: [
			{
				pattern:
					/^((employees?|your) )?(leaving date|leave date|date of leaving( employment)?|date left( employment)?|left( employment)?( on)?|date employment (ended|ends)|employment ended( on)?|last day( (of employment|worked))?|last working day|(employment )?(end|termination|finish|finishing) date|date of termination)( dd mm yyyy)?$/,
			},
		],
	},
	{
		name: 'taxCode',
		kind: 'taxCode',
		labels: [
			{
				pattern:
					/^(final )?((tax|paye) ?)?code( number| used)?( (at|on|when|on))?( (the |you )?(leaving date|date of leaving|leaving|left))?( if week 1.*)?$/,
			},
		],
	},
	...p60Fields.filter(({ name }) => shared.has(name)),
	{ name: 'totalPayToDate', kind: 'money', labels: [] },
	{ name: 'totalTaxToDate', kind: 'money', labels: [] },
	{ name: 'payInThisEmployment', kind: 'money', labels: [] },
	{ name: 'taxInThisEmployment', kind: 'money', labels: [], mayBeNegative: true },
];

/** "Gross pay to date" is what the form calls total pay to date. */
function leaverPart(label: string): Part | undefined {
	const part = figurePart(label);
	return part?.figure && !part.scope && /\bto date\b/.test(label) ? { ...part, scope: 'total' } : part;
}

/** The P45. Its totals are those of the year so far, an earlier employment's pay and tax included. */
export const p45: DocumentDefinition = {
	type: 'p45',
	classify: ({ text }) => weigh(text, signs) / ENOUGH,
	fields,
	checks: [],
	fewestFields: 3,
	read: withUnlabelledName(
		withAddressee(
			withEmployer(
				withOfficeNumber(
					labelledReader({
						fields,
						otherLabels: [
							...otherLabels.filter((pattern) => !pattern.test('leaving date')),
							/^(start|pay|issue|print) date$/,
							/^(works|payroll|employees?|works payroll)( (number|no|id|ref))+( and department.*)?$/,
							/^(date of birth|dob|birth date|gender|male|female|title|sex|(employees? )?private address|(week|month|tax week|tax month|week or month)( number| no)?|student loan deductions?( to continue| indicator)?|date|week 1 month 1|week 1|month 1)( dd mm yyyy)?$/,
						],
						grid: {
							partOf: leaverPart,
							fields: {
								total: { pay: 'totalPayToDate', tax: 'totalTaxToDate' },
								this: { pay: 'payInThisEmployment', tax: 'taxInThisEmployment' },
								previous: {},
							},
						},
						checks: [],
						plausible: (found) => {
							const amountOf = (field: string) =>
								found.find((figure) => figure.field === field)?.amount.value;
							const isTooMuch = (['totalPayToDate', 'totalTaxToDate'] as const).filter((whole) => {
								const part = amountOf(
									whole === 'totalPayToDate' ? 'payInThisEmployment' : 'taxInThisEmployment',
								);
								return part !== undefined && part > (amountOf(whole) ?? part);
							});
							return isTooMuch.length > 0 ? [] : [...found];
						},
					}),
				),
			),
			{ names: ['surname', 'forenames'], sender: 'employerName' },
		),
		{ names: ['surname', 'forenames'], sender: 'employerName' },
	),
	fills: [
		{
			section: 'employment',
			questions: {
				employer: 'employerName',
				payeReference: 'payeReference',
				pay: 'payInThisEmployment',
				taxDeducted: 'taxInThisEmployment',
			},
			// They are printed only where there was an earlier job, which the totals then include.
			orElse: { pay: 'totalPayToDate', taxDeducted: 'totalTaxToDate' },
		},
	],
	person: {
		surname: 'surname',
		forenames: 'forenames',
		nationalInsuranceNumber: 'nationalInsuranceNumber',
	},
	dated: 'leavingDate',
};
