/** The P60: what an employer or pension payer certifies at the end of a tax year. */
import type { DocumentDefinition, SumCheck } from '../../definition.ts';
import { type Fit, labelledReader } from '../../engine/labelled-reader.ts';
import { withAddressee, withEmployer } from '../employer.ts';
import { taxFit } from '../paye/fit.ts';
import { withOfficeNumber } from '../paye/office.ts';
import { withUnlabelledName } from '../unlabelled-name.ts';
import { classify } from './classify.ts';
import { contributionsInTable } from './contributions.ts';
import { fields, otherLabels } from './fields.ts';
import { fieldOf, figurePart } from './figure-words.ts';
import { withIncome } from './income.ts';
import { withoutDoubtfulLetters } from './letter-in-doubt.ts';
import { tableByRates } from './nic-by-rates.ts';
import { furtherLetters, numberRows } from './nic-table.ts';
import { withPayByCode } from './pay-by-code.ts';
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

/** A P60's code covers the whole year's pay, an earlier job's included; without a total, this job's pay is all there is. */
function taxOfTheYear(value: (field: string) => string | undefined): Fit[] {
	const ofAll = [
		'payInThisEmployment',
		'taxInThisEmployment',
		'payInPreviousEmployments',
		'taxInPreviousEmployments',
	];
	const hasTotal = value('totalPay') !== undefined && value('totalTax') !== undefined;
	const hasPrevious = value('payInPreviousEmployments') !== undefined;
	if (!hasTotal && hasPrevious) return [];
	const fields = hasTotal
		? { pay: 'totalPay', tax: 'totalTax', also: ofAll }
		: { pay: 'payInThisEmployment', tax: 'taxInThisEmployment', also: [] };
	const fit = taxFit(value, {
		...fields,
		...{ code: 'finalTaxCode', taxYear: value('taxYear'), months: 12, leastTaxed: 1 },
	});
	return fit ? [fit] : [];
}

/** The P60. */
export const p60: DocumentDefinition = {
	type: 'p60',
	classify,
	fields,
	checks,
	fewestFields: 3,
	read: withIncome(
		withUnlabelledName(
			withAddressee(
				withEmployer(
					withPayByCode(
						withOfficeNumber(
							labelledReader({
								fields,
								otherLabels,
								translate: fromWelsh,
								maySayInSentences: true,
								fits: taxOfTheYear,
								grid: { partOf: figurePart, fields: fieldOf, usualScope: 'this' },
								checks,
								more: contributionsInTable,
								plausible: (found, amounts, labels) =>
									plausibleFigures(tableByRates(found, amounts), amounts, labels),
								further: furtherLetters,
								arrange: (found) => withoutDoubtfulLetters(numberRows(found)),
							}),
						),
					),
				),
				{ names: ['surname', 'forenames'], sender: 'employerName' },
			),
			{ names: ['surname', 'forenames'], sender: 'employerName' },
		),
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
