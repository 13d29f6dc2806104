/** The working of a job: the lines of each, from its own boxes and facts. */
import type { Facts, PathWithin } from '@halfpenny/facts';
import type { EmploymentPage } from '../../pages/employment-page.ts';
import type { EmploymentBox } from '../boxes.ts';
import { buildersFor } from '../builders.ts';
import { type EntryLines, entry } from './entry-line.ts';

const { down, list, named, sum } = buildersFor<
	EmploymentBox,
	PathWithin<NonNullable<Facts['employments']>[number]>
>();

/** The lines of a job, in HMRC's order. */
export const employmentLines: EntryLines<EmploymentBox, EmploymentPage> = {
	'c1.1': entry('job-pay', sum(down('pay'), down('tips')), (page) => page.pay),
	'c1.5': entry('job-benefits', list(named('benefits')), (page) => page.benefits),
	'c1.5c': entry('job-expenses', list(named('expenses'), 'c1.1', 'c1.5'), (page) => page.expenses),
	'c27.1c': entry(
		'job-loan-pay',
		list('c1.1', named('benefits'), named('payrolledBenefits'), named('expenses')),
		(page, { studentLoans }) => (studentLoans ? page.studentLoanIncome : 0),
	),
};
