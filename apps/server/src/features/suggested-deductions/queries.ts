/** Reading what a person has probably not claimed on one of their returns. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { type Facts, toPounds } from '@halfpenny/facts';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { loadFacts } from '../calculation/facts.ts';
import { yearBefore } from '../carry-forward/last-year.ts';
import type { Entry } from '../entries/entry.ts';
import { listEntries } from '../entries/queries.ts';
import { findReturn, listReturns, type TaxReturnRow } from '../tax-returns/repository.ts';
import { placeOf } from './place.ts';
import { type Suggestion, suggest } from './suggest.ts';

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
	const last = await factsOfLastYear(services, taxReturn);
	return succeed(suggest(facts.facts, declinedIn(entries), last).map((one) => present(one, entries)));
}

/** The facts of the person's own return of the year before; undefined without one, or when its answers contradict each other. */
async function factsOfLastYear(
	services: Services,
	{ userId, taxYear }: TaxReturnRow,
): Promise<Facts | undefined> {
	const { database } = services;
	const before = yearBefore(taxYear);
	const last = (await listReturns(database, userId)).find(
		(one) => one.returnType === 'individual' && one.taxYear === before,
	);
	if (!last) return undefined;
	const { facts } = await loadFacts(services, database, last);
	return facts.ok ? facts.facts : undefined;
}

/** The questions of the scope that were answered no. */
function declinedIn(entries: readonly Entry[]): ReadonlySet<string> {
	const scopes = entries.filter(({ section }) => section === 'scope');
	return new Set(
		scopes.flatMap(({ answers }) => Object.keys(answers).filter((question) => answers[question] === false)),
	);
}

function present(suggestion: Suggestion, entries: readonly Entry[]): Answer[number] {
	const { rule, description, assumption, source, estimated, saving, savedByAnother, fact } = suggestion;
	return {
		...{ rule, description, assumption, source },
		estimatedAmount: toPounds(estimated),
		saving: toPounds(saving),
		savedTogether: savedByAnother !== undefined,
		place: placeOf(fact, entries),
	};
}
