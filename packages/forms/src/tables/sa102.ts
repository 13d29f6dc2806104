/** SA102, employment: one page a job. Source: HMRC's MTR schemas of 2024-25 and 2025-26. */
import type { Facts } from '@halfpenny/facts';
import { row, sourcesOf, type Table } from './row.ts';

type Employment = NonNullable<Facts['employments']>[number];
const from = sourcesOf<Employment>();

/** Employment pages. */
export const sa102: Table = {
	form: 'SA102',
	element: 'SA102',
	each: 'employments',
	rows: [
		row('EMP1', 'Employment/PayFromEmployment', 'Pay before tax', 'money.notNegative', from.down('pay')),
		row('EMP2', 'Employment/TaxTakenOffPay', 'UK tax taken off pay', 'money.any', from.up('taxDeducted')),
		row(
			'EMP4',
			'Employment/EmployerPAYEReference',
			'Employer PAYE reference',
			'text',
			from.value('payeReference'),
			{ longest: 17, required: true },
		),
		row('EMP5', 'Employment/EmployersName', 'Employer', 'text', from.value('employer'), { longest: 28 }),
		row(
			'EMP6',
			'Employment/CompanyDirector',
			'Director of the company',
			'yesNo',
			from.value('companyDirector'),
			{ required: true },
		),
	],
};
