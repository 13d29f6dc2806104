/** The payslip: what an employer paid and took off in a week or month. */

import { yearForDate } from '@halfpenny/years';
import type { DocumentDefinition, SumCheck } from '../../definition.ts';
import { type Sign, weigh } from '../../engine/classify.ts';
import { type Fit, labelledReader } from '../../engine/labelled-reader.ts';
import type { Amount } from '../../engine/values/amount.ts';
import { withoutAdviser } from '../agency.ts';
import { withAddressee, withEmployer } from '../employer.ts';
import { withLetterhead } from '../letterhead.ts';
import { taxFit } from '../paye/fit.ts';
import { withOfficeNumber } from '../paye/office.ts';
import { withUnlabelledName } from '../unlabelled-name.ts';
import { withDates } from './dates.ts';
import { fields, otherLabels } from './fields.ts';
import { fieldOf, payslipPart } from './figure-words.ts';
import { paySoFar } from './pay-so-far.ts';
import { namedFigures, plausibleFigures } from './plausible.ts';
import { otherContributions, swappedDeductions } from './swapped.ts';
import { totalsUnderHeadings } from './totals.ts';
import { yearInSentences } from './year-in-sentences.ts';

const signs: readonly Sign[] = [
	{
		pattern:
			/\b(pay|wages?|salary) ?(slip|advice|statement)\b|(statement of|your) earnings|earnings statement/i,
		weight: 3,
	},
	{ pattern: /\bnet (pay|payment|wages?|salary)\b|take home pay/i, weight: 3 },
	// Where it names neither itself nor the net pay.
	{ pattern: /\bpaid (in)?to (your )?(bank|account)|you (receive|are paid|take home)\b/i, weight: 2 },
	{ pattern: /\bpay (date|period)\b|\b(employee|payroll|works|staff) (no|number|id)\b/i, weight: 1 },
	{ pattern: /\bgross (pay|earnings|salary)|total (payments|gross|earnings|pay)\b/i, weight: 2 },
	{ pattern: /\bgross\b[\s\S]*\bnet\b/i, weight: 2 },
	{ pattern: /\btax (code|period|month|week)\b/i, weight: 1 },
	{ pattern: /\b(paye|income tax|tax)\b/i, weight: 1 },
	{ pattern: /national insurance|\bn\.?i\.?c?\b/i, weight: 1 },
	{ pattern: /\b(deductions|year to date|ytd|to date|this period)\b/i, weight: 1 },
	// What stands on it, where its words are few.
	{ pattern: /\b[A-Z]{2} ?\d\d ?\d\d ?\d\d ?[A-D]\b/, weight: 1 },
	{ pattern: /\bcode\b:?\s+[SC]?(\d{1,4}[LMNT]|K\d{1,4}|BR|0T|D[0-8]|NT)\b/i, weight: 1 },
	{ pattern: /\b(pension|student loan|nest)\b/i, weight: 1 },
	{ pattern: /\bp ?60\b|end of year certificate/i, weight: -6 },
	{ pattern: /\bp ?45\b|leaving date|date of leaving/i, weight: -4 },
	{ pattern: /\binvoice\b|\breceipt\b|dividend/i, weight: -3 },
];
const ENOUGH = 6;

/**
 * Earnings less all deductions equal net pay. Without a total of the deductions, those listed may be all of
 * them.
 */
const checks: readonly SumCheck[] = [
	{
		add: ['netPay', 'totalDeductions'],
		total: 'grossPay',
		optional: [],
		warning: 'payslip.totalsDisagree',
	},
	{
		add: ['netPay', 'incomeTax', 'nationalInsurance', 'pension', 'studentLoan'],
		total: 'grossPay',
		optional: ['pension', 'studentLoan'],
	},
	{
		add: ['incomeTax', 'nationalInsurance', 'pension', 'studentLoan'],
		total: 'totalDeductions',
		optional: ['pension', 'studentLoan'],
	},
];

/** The part of the pay that may have gone into a pension before tax. */
const LEAST_TAXED = 0.8;

/** The tax to date is checked against the pay to date and the part of the year so far, contributions against the table. */
function taxSoFar(value: (field: string) => string | undefined, amounts: readonly Amount[]): Fit[] {
	const date = value('payDate');
	const taxYear = date === undefined ? undefined : yearForDate(date);
	const months = date === undefined ? undefined : monthsSoFar(date, Number(value('taxPeriod')));
	const tax =
		taxYear !== undefined && months !== undefined
			? taxFit(value, {
					...{ pay: 'payToDate', tax: 'taxToDate', code: 'taxCode', also: [] },
					...{ taxYear, months, leastTaxed: LEAST_TAXED },
				})
			: undefined;
	return [tax, swappedDeductions(value, taxYear), otherContributions(value, taxYear, amounts)].filter(
		(fit) => fit !== undefined,
	);
}

/** How many months of the tax year a period ends: the date tells whether it is of months or of weeks; undefined where it tells neither. */
function monthsSoFar(isoDate: string, period: number): number | undefined {
	if (period === taxMonthOf(isoDate)) return period;
	return period === taxWeekOf(isoDate) ? (12 * period) / 52 : undefined;
}

/** The tax week of a day: the first begins on 6 April. */
function taxWeekOf(isoDate: string): number {
	const day = new Date(`${isoDate}T00:00:00Z`);
	const start = new Date(Date.UTC(day.getUTCFullYear(), 3, 6));
	if (start > day) start.setUTCFullYear(start.getUTCFullYear() - 1);
	return Math.floor((day.getTime() - start.getTime()) / (7 * 86_400_000)) + 1;
}

/** The tax month of a day, which begins on the 6th: April's is the first. */
function taxMonthOf(isoDate: string): number {
	const [, month = 0, day = 0] = isoDate.split('-').map(Number);
	return ((month + (day >= 6 ? 0 : 11) + 8) % 12) + 1;
}

/** The payslip. */
export const payslip: DocumentDefinition = {
	type: 'payslip',
	classify: ({ text }) => weigh(text, signs) / ENOUGH,
	fields,
	checks,
	fewestFields: 3,
	read: withoutAdviser(
		withDates(
			withUnlabelledName(
				withAddressee(
					withEmployer(
						withLetterhead(
							withOfficeNumber(
								labelledReader({
									fields,
									otherLabels,
									grid: {
										partOf: payslipPart,
										fields: fieldOf,
										usualScope: 'period',
										usualWhereUntold: true,
									},
									checks,
									more: (around, found) => [
										...totalsUnderHeadings(around, found),
										...paySoFar(around, found),
										...yearInSentences(around, found),
									],
									named: namedFigures,
									plausible: plausibleFigures,
									fits: taxSoFar,
								}),
							),
							'employerName',
						),
					),
					{ names: ['employeeName'], sender: 'employerName' },
				),
				{ names: ['employeeName'], sender: 'employerName' },
			),
		),
		'employeeName',
	),
	fills: [
		{
			section: 'employment',
			questions: {
				employer: 'employerName',
				payeReference: 'payeReference',
				pay: 'payToDate',
				taxDeducted: 'taxToDate',
			},
		},
	],
	person: { fullName: 'employeeName', nationalInsuranceNumber: 'nationalInsuranceNumber' },
	dated: 'payDate',
	soFar: { payer: 'employerName' },
};
