/** Asks a person to let an agent act for them, records their answer, and withdraws it. */
import { randomUUID } from 'node:crypto';
import type { HmrcEnvironment } from '@halfpenny/hmrc';
import { sayConsent } from '@halfpenny/messages/consent';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { OPEN_FOR_MS, statusOf } from './present.ts';
import {
	type ConsentRow,
	findOpenQuestion,
	insertConsent,
	lockConsent,
	revokeAll,
	updateConsent,
} from './repository.ts';

/** Asks, or returns the question that is already open. CONSENT_NOT_NEEDED if nobody acts as agent. */
export async function askForConsent(services: Services, userId: string): Promise<Result<ConsentRow>> {
	const { agent, environment } = services.config.hmrc;
	if (!agent) return fail('CONSENT_NOT_NEEDED');
	const askedAt = services.clock.now();
	const since = new Date(askedAt.getTime() - OPEN_FOR_MS);
	const open = await findOpenQuestion(services.database, userId, since);
	const words = wordsOf(agent.name, environment).join('\n');
	// If its wording has changed since, it is another question.
	if (open?.agentName === agent.name && open.words === words) return succeed(open);
	const row = { id: randomUUID(), userId, agentName: agent.name, words, askedAt };
	return succeed(await insertConsent(services.database, row));
}

function wordsOf(agent: string, environment: HmrcEnvironment): readonly string[] {
	return [
		sayConsent('what', { agent }),
		sayConsent('responsible'),
		sayConsent('revoke'),
		sayConsent('noPassword'),
		...(environment === 'live' ? [] : [sayConsent(`test.${environment}`)]),
	];
}

/** Records the answer. CONSENT_CLOSED when another answer stands or the question is too old, NOT_FOUND. */
export function answerQuestion(
	{ database, clock }: Services,
	userId: string,
	{ id, granted }: { readonly id: string; readonly granted: boolean },
): Promise<Result<ConsentRow>> {
	return database.transaction(async (tx) => {
		const row = await lockConsent(tx, userId, id);
		if (!row) return fail('NOT_FOUND');
		const at = clock.now();
		const status = statusOf(row, at);
		if (status === (granted ? 'given' : 'refused')) return succeed(row);
		if (status !== 'asked') return fail('CONSENT_CLOSED');
		const change = granted ? { givenAt: at } : { refusedAt: at };
		await updateConsent(tx, id, change);
		const action = granted ? 'consent.given' : 'consent.refused';
		await audit(tx, { at, userId, action, subject: `consent:${id}` });
		return succeed({ ...row, ...change });
	});
}

/** Withdraws every consent. Returns when, or null when there was none. */
export function revokeConsent({ database, clock }: Services, userId: string): Promise<Date | null> {
	return database.transaction(async (tx) => {
		const at = clock.now();
		if (!(await revokeAll(tx, userId, at))) return null;
		await audit(tx, { at, userId, action: 'consent.revoked' });
		return at;
	});
}
