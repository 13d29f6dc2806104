/** Reads what a person has probably not claimed on one of their returns. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { toPounds } from '@halfpenny/facts';
import { sayMessage } from '@halfpenny/messages';
import { saySuggestion } from '@halfpenny/messages/suggestions';
import type { Suggestion } from '@halfpenny/suggestions';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { loadPersonAnswers } from '../calculation/facts.ts';
import { isCostly } from '../entries/costly.ts';
import { findReturnBefore } from '../tax-returns/last-year.ts';
import { findReturn } from '../tax-returns/repository.ts';
import { deductionsWork } from './deductions-work.ts';
import { listDeclined } from './repository.ts';

type Answer = AnswerOf<typeof calls.suggestedDeductions>;

/** The suggestions for a return. WRONG_RETURN_TYPE for a partnership's; VALIDATION_FAILED, SERVICE_BUSY and STILL_WORKING as for the calculation. */
export async function suggestedDeductions(
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<Result<Answer>> {
	const { database } = services;
	const taxReturn = await findReturn(database, userId, taxReturnId);
	if (!taxReturn) return fail('NOT_FOUND');
	if (taxReturn.returnType !== 'individual') return fail('WRONG_RETURN_TYPE');
	const answers = await loadPersonAnswers(services, database, taxReturn);
	const last = await findReturnBefore(database, taxReturn);
	const lastYear = last && (await loadPersonAnswers(services, database, last));
	const costly = isCostly(answers.entries.length + (lastYear?.entries.length ?? 0));
	const done = await services.threads.run(deductionsWork, { userId, costly }, { answers, lastYear });
	if (!done.ok) return done;
	if ('problems' in done.value) return failWithProblems(done.value.problems);
	const declined = await listDeclined(database, taxReturnId);
	return succeed(
		done.value.suggestions.map((suggestion) => {
			const entry = suggestion.place.entryId ?? '';
			const reason = declined.find((one) => one.rule === suggestion.rule && one.entry === entry)?.reason;
			return {
				...present(suggestion),
				factsVersion: taxReturn.factsVersion,
				declined: reason ?? null,
			};
		}),
	);
}

function present(suggestion: Suggestion): Omit<Answer[number], 'declined' | 'factsVersion'> {
	const { rule, description, assumption, source, estimated, saving, savedByAnother, place, changes } =
		suggestion;
	return {
		rule,
		description: sayMessage(saySuggestion, description),
		assumption: sayMessage(saySuggestion, assumption),
		source: sayMessage(saySuggestion, source),
		estimatedAmount: toPounds(estimated),
		saving: toPounds(saving),
		savedTogether: savedByAnother !== undefined,
		changes: changes ? [...changes] : null,
		place,
	};
}
