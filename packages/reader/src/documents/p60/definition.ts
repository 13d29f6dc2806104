/** The P60: what an employer or pension payer certifies at the end of a tax year. */
import type { DocumentDefinition, SumCheck } from '../../definition.ts';
import { labelledReader } from '../../engine/labelled-reader.ts';
import { classify } from './classify.ts';
import { fields, otherLabels } from './fields.ts';
import { fieldOf, figurePart } from './figure-words.ts';
import { withIncome } from './income.ts';
import { furtherLetters, numberRows } from './nic-table.ts';
import { plausibleFigures } from './plausible.ts';
import { fromWelsh } from './welsh.ts';

/** Pay and tax of previous and this employment add up to the total; where there was no previous employment the form leaves it blank. */
export const checks: readonly SumCheck[] = [
	{
		add: ['payInPreviousEmployments', 'payInThisEmployment'],
		total: 'totalPay',
		optional: ['payInPreviousEmployments'],
		warning: 'p60.totalsDisagree',
	},
	{
		add: ['taxInPreviousEmployments', 'taxInThisEmployment'],
		total: 'totalTax',
		optional: ['taxInPreviousEmployments'],
		warning: 'p60.totalsDisagree',
	},
];

/** The P60. */
export const p60: DocumentDefinition = {
	type: 'p60',
	classify,
	fields,
	checks,
	fewestFields: 3,
	read: withIncome(
		labelledReader({
			fields,
			otherLabels,
			translate: fromWelsh,
			maySayInSentences: true,
			grid: { partOf: figurePart, fields: fieldOf, usualScope: 'this' },
			checks,
			plausible: plausibleFigures,
			further: furtherLetters,
			arrange: numberRows,
		}),
	),
	fills: [
		{
			section: 'employment',
			of: 'employment',
			questions: {
				employer: 'employerName',
				payeReference: 'payeReference',
				pay: 'payInThisEmployment',
				taxDeducted: 'taxInThisEmployment',
			},
		},
		{
			section: 'pension',
			of: 'pension',
			questions: {
				payer: 'employerName',
				amount: 'payInThisEmployment',
				taxDeducted: 'taxInThisEmployment',
			},
		},
		{
			section: 'studentLoans',
			questions: { deducted: 'studentLoan', postgraduateDeducted: 'postgraduateLoan' },
			yes: { postgraduate: { field: 'postgraduateLoan' } },
			onlyAbove0: true,
		},
	],
	person: {
		surname: 'surname',
		forenames: 'forenames',
		nationalInsuranceNumber: 'nationalInsuranceNumber',
	},
	dated: 'taxYear',
};
