/** Calculates the tax from answers without making anyone else wait. */
import type { FactsResult } from '@halfpenny/facts';
import { type Calculation, calculate } from '@halfpenny/tax';
import { failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { defineWork } from '../../platform/threads/work.ts';
import { isCostly } from '../entries/costly.ts';
import { type PersonAnswers, readFacts } from './facts.ts';
import type { WorkedReturn } from './present.ts';

type Worked =
	| { readonly facts: Extract<FactsResult, { ok: true }>['facts']; readonly calculation: Calculation }
	| { readonly problems: Extract<FactsResult, { ok: false }>['problems'] };

/** The facts from answers and the tax on them, or the problems of the answers together. */
export const workOutWork = defineWork('workOut', ({ taxReturn, profile, entries }: PersonAnswers): Worked => {
	const read = readFacts(taxReturn, profile, entries);
	return read.ok ? { facts: read.facts, calculation: calculate(read.facts) } : { problems: read.problems };
});

/** The tax on answers. VALIDATION_FAILED when they contradict each other; SERVICE_BUSY, STILL_WORKING when there are very many. */
export async function workOutApart(
	{ threads }: Services,
	answers: PersonAnswers,
): Promise<Result<WorkedReturn>> {
	const whose = { userId: answers.taxReturn.userId, costly: isCostly(answers.entries.length) };
	const done = await threads.run(workOutWork, whose, answers);
	if (!done.ok) return done;
	return 'problems' in done.value ? failWithProblems(done.value.problems) : succeed(done.value);
}
