/** The person as the pages see them. */
import type { AnswerOf, Calls } from '@halfpenny/contract';
import { utrChecks } from '@halfpenny/facts';
import { sayProblem } from '@halfpenny/messages';
import type { Profile } from './profile.ts';

/** The profile, with a warning for each answer that was stored but looks wrong. */
export function presentUser(id: string, profile: Profile): AnswerOf<Calls['getUser']> {
	return { id, ...profile, warnings: warningsOf(profile) };
}

function warningsOf({ uniqueTaxReference }: Profile): Record<string, string> {
	return uniqueTaxReference !== null && !utrChecks(uniqueTaxReference)
		? { uniqueTaxReference: sayProblem('utr.checkDigit') }
		: {};
}
