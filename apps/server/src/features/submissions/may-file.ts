/** Whether another attempt to file a return may be made, given the earlier ones. */
import { type AttemptProblem, countedWithAgent, filingProblem, madeFor } from '@halfpenny/lifecycle';
import type { Queries } from '../../database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import { type EventRow, listEvents } from './event-repository.ts';
import { listSubmissions, type Submission } from './repository.ts';

/** The attempts made for this service's HMRC, latest first, as stored and as they count against another. */
export async function countedAttempts(
	{ config: { hmrc } }: Pick<Services, 'config'>,
	queries: Queries,
	{ id, userId }: Pick<TaxReturnRow, 'id' | 'userId'>,
): Promise<{ readonly all: readonly Submission[]; readonly counted: readonly Submission[] }> {
	const all = madeFor(hmrc.environment, await listSubmissions(queries, userId, id));
	const events = hmrc.sender === 'agent' ? await listEvents(queries, idsOf(all)) : [];
	return { all, counted: countedWithAgent(all, ({ id: attempt }) => refusalCodes(events, attempt)) };
}

/** Why a return cannot be filed as it is now; undefined when it can. */
export async function filingProblemOf(
	services: Pick<Services, 'config'>,
	queries: Queries,
	taxReturn: Pick<TaxReturnRow, 'id' | 'userId' | 'amending'>,
): Promise<AttemptProblem | undefined> {
	const { counted } = await countedAttempts(services, queries, taxReturn);
	return filingProblem(counted, taxReturn.amending);
}

function idsOf(all: readonly { readonly id: string }[]): string[] {
	return all.map(({ id }) => id);
}

/** The codes HMRC refused a submission with. */
function refusalCodes(events: readonly EventRow[], id: string): readonly string[] {
	const refusal = events.find(({ submissionId, kind }) => submissionId === id && kind === 'refused');
	return refusal?.detail?.split(' ') ?? [];
}
