/** What the operator decides about references: who may be first to file for one, and whose it is. */
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { enqueueNotice, type Notice } from '../account-notices/notices.ts';
import { loadProfile } from '../profile/queries.ts';
import { findBinding, lockUtr, moveBinding } from './repository.ts';
import { findAnyRequest, listWaiting, type RequestRow, updateRequest } from './request-repository.ts';
import { openUtr, sealUtr } from './sealed.ts';

/** A request as the operator sees it: only as much about the person as it takes to contact them. */
export interface WaitingRequest extends Pick<RequestRow, 'id' | 'environment' | 'reason' | 'askedAt'> {
	readonly username: string;
	readonly lastThreeDigits: string;
}

/** The id of the administrator who decides; none on the command line. */
interface DecidedBy {
	readonly administrator: string;
}

/** Every waiting request, oldest first. */
export async function waitingRequests(services: Services): Promise<WaitingRequest[]> {
	const { database, vault } = services;
	const waiting = [];
	for (const row of await listWaiting(database)) {
		const { id, userId, environment, reason, askedAt } = row;
		const person = await loadProfile(services, database, userId);
		const utr = openUtr(await vault.cipherOf(database, userId), 'binding_requests', row);
		const username = person?.profile.username ?? '';
		waiting.push({ id, environment, reason, askedAt, username, lastThreeDigits: utr.slice(-3) });
	}
	return waiting;
}

/**
 * Approves or declines an account's first filing for a reference, and emails it. NOT_FOUND; UTR_BOUND_ELSEWHERE if it
 * would have to be moved.
 */
export function decideRequest(
	services: Services,
	id: string,
	decision: 'approved' | 'declined',
	by?: DecidedBy,
): Promise<Result<null>> {
	return onRequest(services, id, async (tx, request) => {
		const bound = await findBinding(tx, request);
		if (decision === 'approved' && bound && bound.userId !== request.userId)
			return fail('UTR_BOUND_ELSEWHERE');
		const at = services.clock.now();
		await updateRequest(tx, id, { decision, decidedAt: at });
		const action = `binding.${decision}ByOperator` as const;
		const subject = `bindingRequest:${id}`;
		await audit(tx, { at, userId: request.userId, action, subject, detail: { ...by } });
		await tell(tx, services, request.userId, decision === 'approved' ? 'bindingApproved' : 'bindingDeclined');
		return succeed(null);
	});
}

/** Emails an account, in the same transaction. */
async function tell(tx: Transaction, services: Services, userId: string, notice: Notice): Promise<void> {
	const person = await loadProfile(services, tx, userId);
	if (person) await enqueueNotice(tx, services, { userId, notice, to: person.profile.email });
}

/** Moves a binding to the account that asked, and emails both. NOT_FOUND, also if there is no binding to move. */
export function moveToRequester(services: Services, id: string, by?: DecidedBy): Promise<Result<null>> {
	const { vault, clock } = services;
	return onRequest(services, id, async (tx, request) => {
		const bound = await findBinding(tx, request);
		if (!bound || bound.userId === request.userId) return fail('NOT_FOUND');
		const at = clock.now();
		const { userId } = request;
		const cipher = await vault.cipherOf(tx, userId);
		const utr = openUtr(cipher, 'binding_requests', request);
		const sealedUtr = sealUtr(cipher, 'utr_bindings', bound.id, utr);
		await moveBinding(tx, bound.id, { userId, sealedUtr, boundAt: at });
		await updateRequest(tx, id, { decision: 'approved', decidedAt: at });
		const detail = { from: bound.userId, to: userId, ...by };
		await audit(tx, {
			...{ at, userId: null, action: 'binding.movedByOperator', subject: `binding:${bound.id}` },
			detail,
		});
		await audit(tx, { at, userId, action: 'binding.movedToYouByOperator' });
		await audit(tx, { at, userId: bound.userId, action: 'binding.movedAwayByOperator' });
		await tell(tx, services, userId, 'bindingApproved');
		await tell(tx, services, bound.userId, 'bindingMoved');
		return succeed(null);
	});
}

/** Changes a request while its reference is locked. NOT_FOUND. */
function onRequest(
	{ database }: Services,
	id: string,
	act: (tx: Transaction, request: RequestRow) => Promise<Result<null>>,
): Promise<Result<null>> {
	return database.transaction(async (tx) => {
		const found = await findAnyRequest(tx, id);
		if (!found) return fail('NOT_FOUND');
		await lockUtr(tx, found);
		const request = await findAnyRequest(tx, id);
		return request ? act(tx, request) : fail('NOT_FOUND');
	});
}
