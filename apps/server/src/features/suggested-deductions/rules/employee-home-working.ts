/** Working at home for an employer: £6 a week without papers, in the years that allow it (ITEPA 2003 s.336; ruling 45). */
import { formatPounds, pounds } from '@halfpenny/facts';
import { saySuggestion } from '@halfpenny/messages/suggestions';
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
			description: saySuggestion('employeeHomeWorking'),
			assumption: saySuggestion('employeeHomeWorking.if', { weekly: formatPounds(pounds(weekly)) }),
			source: saySuggestion('employeeHomeWorking.source'),
		},
	];
};
