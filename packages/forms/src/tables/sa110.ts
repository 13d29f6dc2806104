/** SA110, the tax calculation summary: figures of the calculation, in pence. Source: HMRC's MTR schemas. */
import { figure, row, type Table } from './row.ts';

/** Tax calculation summary. */
export const sa110: Table = {
	form: 'SA110',
	element: 'SA110',
	needed: () => true,
	rows: [
		row(
			'CAL1/2',
			'SelfAssessment/TotalTaxEtcDue',
			'Total due, or a refund when negative',
			'money.any',
			figure('totalDue'),
			{ required: true },
		),
		row(
			'CAL4',
			'SelfAssessment/Class4NICsDue',
			'Class 4 National Insurance due',
			'money.notNegative',
			figure('class4', { blankWhenZero: true }),
		),
		row(
			'CAL4.1',
			'SelfAssessment/Class2NICsDue',
			'Class 2 National Insurance due',
			'money.notNegative',
			figure('class2', { blankWhenZero: true }),
		),
		row('CAL7-9', 'UnderpaidTax', 'Underpaid tax', 'group', { from: 'always' }),
	],
};
