/** HMRC's flat rates for uniforms, work clothes and tools, by job (ITEPA 2003 s.367; EIM32712). */
import { formatPounds, pounds } from '@halfpenny/facts';
import { flatRateOfEmployer, uniformLaundryPounds } from '@halfpenny/years';
import type { Rule } from '../rule.ts';
import { claims, mainJob, withExpense } from './jobs.ts';

/** Suggested if the employer's name or other job costs make it likely. Uses the lowest rate listed. */
export const flatRate: Rule = ({ facts }) => {
	const found = mainJob(facts);
	if (!found || claims(facts, 'flatRateJobExpenses')) return [];
	const [job, at] = found;
	const line = job.employer === undefined ? undefined : flatRateOfEmployer(job.employer);
	const hasCosts = Object.values(job.expenses ?? {}).some((amount) => (amount ?? 0) > 0);
	if (!line && !hasCosts) return [];
	const estimated = pounds(line?.pounds ?? uniformLaundryPounds);
	return [
		{
			rule: 'flatRate',
			estimated,
			change: withExpense(facts, at, { flatRateJobExpenses: estimated }),
			fact: `employments[${at}].expenses.flatRateJobExpenses`,
			description: { id: 'flatRate' },
			assumption: line
				? {
						id: 'flatRate.ifIndustry',
						params: { industry: line.industry, jobs: line.jobs, amount: formatPounds(estimated) },
					}
				: { id: 'flatRate.if', params: { amount: formatPounds(estimated) } },
			source: { id: 'flatRate.source' },
		},
	];
};
