/** What is left to answer, sorted: sections not begun, answers missing, impossible answers, and the UTR separately. */
import type { AnswerPlace, NextStepInput } from '@halfpenny/lifecycle';
import { findSection } from '@halfpenny/questions';
import type { Result } from '../../platform/result.ts';
import { type Blocker, isMissing } from '../blockers/blockers.ts';
import type { CheckedReturn } from '../submissions/check/check.ts';

/** What is open in a return. */
export interface OpenAnswers extends Pick<NextStepInput, 'notBegun' | 'missing' | 'doubtful'> {
	/** The person has no UTR, and HMRC accepts no return without one. */
	readonly needsUtr: boolean;
}

/** From the blockers of a check, whether or not it got as far as the boxes. */
export function openAnswers(checked: Result<CheckedReturn>): OpenAnswers {
	const all = blockersIn(checked);
	const utr = all.filter(isUtr);
	const blockers = all.filter((one) => !isUtr(one));
	const notBegun = blockers.filter(isSection);
	const answers = blockers.filter((one) => !isSection(one));
	return {
		needsUtr: utr.length > 0,
		notBegun: [...new Set(notBegun.map(({ section }) => section ?? ''))],
		missing: answers.filter(isMissing).map(placeOf),
		doubtful: answers.filter((one) => !isMissing(one)).map(placeOf),
	};
}

function blockersIn(checked: Result<CheckedReturn>): readonly Blocker[] {
	if (checked.ok) return checked.value.blockers;
	const { blockers } = checked.problem.details ?? {};
	return Array.isArray(blockers) ? blockers : [];
}

function isUtr({ section, question }: Blocker): boolean {
	return section === 'profile' && question === 'uniqueTaxReference';
}

/** What happened in the year counts as one section until it is all answered: it decides which others there are. */
function isSection(blocker: Blocker): boolean {
	const { section, question } = blocker;
	if (section === null || !isMissing(blocker)) return false;
	return question === null || findSection(section)?.group === 'scope';
}

function placeOf({ section, entryId, question }: Blocker): AnswerPlace {
	return { section, entryId, question };
}
