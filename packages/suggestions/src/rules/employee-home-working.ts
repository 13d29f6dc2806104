/**
 * Working at home for an employer: £6 a week without receipts, in the years that allow it (ITEPA 2003 s.336; ended by
 * Finance Act 2026 s.21).
 */
import { formatPounds, pounds } from '@halfpenny/facts';
import { entryOfOrigin, questionOfFact } from '@halfpenny/questions';
import { yearData } from '@halfpenny/years';
import type { Rule } from '../rule.ts';
import { claims, mainJob, withExpense } from './jobs.ts';

const WEEKS = 52;

/** Suggests a full year of weeks, once, for the main job, unless its employer did not require it (EIM32815). */
export const employeeHomeWorking: Rule = ({ facts, entries }) => {
	const weekly = yearData(facts.taxYear).homeWorking.employeeWeeklyPounds;
	const found = mainJob(facts);
	if (weekly === null || !found || claims(facts, 'workingFromHome')) return [];
	const [, at] = found;
	const fact = `employments[${at}].expenses.workingFromHome` as const;
	const origin = questionOfFact(fact);
	const entry = origin && entryOfOrigin(origin, entries);
	if (entry?.answers.whyAtHome === 'chosen') return [];
	const estimated = pounds(weekly * WEEKS);
	return [
		{
			rule: 'employeeHomeWorking',
			estimated,
			change: withExpense(facts, at, { workingFromHome: estimated }),
			fact,
			description: { id: 'employeeHomeWorking' },
			assumption: { id: 'employeeHomeWorking.if', params: { weekly: formatPounds(pounds(weekly)) } },
			source: { id: 'employeeHomeWorking.source' },
		},
	];
};
