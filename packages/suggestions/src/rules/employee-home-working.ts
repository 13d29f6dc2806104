/**
 * Working at home for an employer: £6 a week without receipts, in the years that allow it (ITEPA 2003 s.336; ended by
 * Finance Act 2026 s.21).
 */
import { formatPounds, pounds } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import type { Rule } from '../rule.ts';
import { claims, mainJob, withExpense } from './jobs.ts';

const WEEKS = 52;

/** Suggests a year of weeks, once, for the main job. */
export const employeeHomeWorking: Rule = ({ facts }) => {
	const weekly = yearData(facts.taxYear).homeWorking.employeeWeeklyPounds;
	const found = mainJob(facts);
	if (weekly === null || !found || claims(facts, 'workingFromHome')) return [];
	const [, at] = found;
	const estimated = pounds(weekly * WEEKS);
	return [
		{
			rule: 'employeeHomeWorking',
			estimated,
			change: withExpense(facts, at, { workingFromHome: estimated }),
			fact: `employments[${at}].expenses.workingFromHome`,
			description: { id: 'employeeHomeWorking' },
			assumption: { id: 'employeeHomeWorking.if', params: { weekly: formatPounds(pounds(weekly)) } },
			source: { id: 'employeeHomeWorking.source' },
		},
	];
};
