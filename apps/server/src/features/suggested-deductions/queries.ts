/** Reading what a person has probably not claimed on one of their returns. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { type Facts, toPounds } from '@halfpenny/facts';
import { sayMessage } from '@halfpenny/messages';
import { saySuggestion } from '@halfpenny/messages/suggestions';
import { type Suggestion, suggest } from '@halfpenny/suggestions';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { loadFacts } from '../calculation/facts.ts';
import { listEntries } from '../entries/queries.ts';
import { findReturnBefore } from '../tax-returns/last-year.ts';
import { findReturn, type TaxReturnRow } from '../tax-returns/repository.ts';

type Answer = AnswerOf<typeof calls.suggestedDeductions>;

/** The suggestions for a return. WRONG_RETURN_TYPE for a partnership's; VALIDATION_FAILED as the calculation. */
export async function suggestedDeductions(
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<Result<Answer>> {
	const { database } = services;
	const taxReturn = await findReturn(database, userId, taxReturnId);
	if (!taxReturn) return fail('NOT_FOUND');
	if (taxReturn.returnType !== 'individual') return fail('WRONG_RETURN_TYPE');
	const { facts } = await loadFacts(services, database, taxReturn);
	if (!facts.ok) return failWithProblems(facts.problems);
	const entries = await listEntries(services, database, userId, taxReturnId);
	const lastYear = await factsOfLastYear(services, taxReturn);
	return succeed(suggest({ facts: facts.facts, entries, lastYear }).map(present));
}

/** The facts of the person's own return of the year before; undefined without one, or when its answers contradict each other. */
async function factsOfLastYear(services: Services, taxReturn: TaxReturnRow): Promise<Facts | undefined> {
	const { database } = services;
	const last = await findReturnBefore(database, taxReturn);
	if (!last) return undefined;
	const { facts } = await loadFacts(services, database, last);
	return facts.ok ? facts.facts : undefined;
}

function present(suggestion: Suggestion): Answer[number] {
	const { rule, description, assumption, source, estimated, saving, savedByAnother, place } = suggestion;
	return {
		rule,
		description: sayMessage(saySuggestion, description),
		assumption: sayMessage(saySuggestion, assumption),
		source: sayMessage(saySuggestion, source),
		estimatedAmount: toPounds(estimated),
		saving: toPounds(saving),
		savedTogether: savedByAnother !== undefined,
		place,
	};
}
