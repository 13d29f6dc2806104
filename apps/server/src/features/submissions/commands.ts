/** Files a return: one command for the first attempt and all later ones, bound to what the person was shown. */
import {
	amendmentToFile,
	attemptsOf,
	filingProblem,
	isOnItsWay,
	isOver,
	takesAmendments,
} from '@halfpenny/lifecycle';
import { saySubmission } from '@halfpenny/messages/submissions';
import { isUniqueViolation, type Transaction } from '../../database/database.ts';
import { todayInTheUk } from '../../platform/clock.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { maySendFor } from '../consent/policy.ts';
import { lockProfileRow } from '../profile/repository.ts';
import { findReturn, lockReturn } from '../tax-returns/repository.ts';
import { needsTwoStep } from '../two-step/needed.ts';
import { amendmentOf } from './check/amendment-of.ts';
import { blockerFailure, type CheckedReturn } from './check/check.ts';
import { type CheckedBefore, checkBefore, readToCheck, resultFor } from './check/check-before.ts';
import { reserveUtr } from './check/may-file-for.ts';
import { changesBetween, type Shown } from './check/shown.ts';
import { findShown } from './check/shown-repository.ts';
import { freeze } from './lifecycle/freeze.ts';
import { countedAttempts } from './may-file.ts';
import { shownPlace } from './queries.ts';
import { updateReturn } from './return-repository.ts';

/** The person confirmed what was shown under a hash. */
interface Declaration {
	readonly accepted: boolean;
	readonly snapshotHash: string;
}

/** Which return to file, and the person's declaration. */
export interface FilingRequest {
	readonly userId: string;
	readonly taxReturnId: string;
	readonly declaration: Declaration | undefined;
	/** Only after an attempt that HMRC refused, or that sent nothing: NOTHING_TO_RETRY otherwise. */
	readonly retry: boolean;
}

/** The call's response. */
export interface Filed {
	readonly success: boolean;
	readonly message: string;
	readonly submissionId: string;
}

/**
 * Freezes a return and has it sent, all in one transaction. A second click finds the first one's submission.
 * DECLARATION_REQUIRED, SNAPSHOT_CHANGED with `{changed, snapshotHash}`, ALREADY_SUBMITTED, ATTEMPTS_EXHAUSTED,
 * RETURN_INCOMPLETE or RETURN_REFUSED_BY_RULES with `{blockers}`, FORM_NOT_AVAILABLE, NOTHING_TO_RETRY,
 * AMENDMENT_WINDOW_CLOSED, AMENDMENT_UNCHANGED, TWO_STEP_NEEDED, AGENT_CONSENT_REQUIRED,
 * UTR_BOUND_ELSEWHERE, BINDING_AWAITS_APPROVAL, BINDING_DECLINED, UTR_NOT_OWN, NOT_FOUND.
 */
export async function fileReturn(services: Services, request: FilingRequest): Promise<Result<Filed>> {
	if (!services.config.hmrc.senderId || !services.config.hmrc.password) return fail('HMRC_NOT_SET_UP');
	if (!request.declaration?.accepted) return fail('DECLARATION_REQUIRED');
	const before = await checkBefore(services, request);
	if (!before.ok) return before;
	try {
		const result = await services.database.transaction((tx) =>
			fileIn(tx, services, { ...request, before: before.value }),
		);
		if (result.ok) {
			services.faults('submission.frozen');
			services.events.publish(request.taxReturnId, { type: 'submission', id: result.value.submissionId });
		}
		return result;
	} catch (error) {
		// The lock of the return makes this impossible; the index of the database makes it certain.
		if (isUniqueViolation(error)) return fail('ALREADY_SUBMITTED');
		throw error;
	}
}

async function fileIn(
	tx: Transaction,
	services: Services,
	request: FilingRequest & { readonly before: CheckedBefore | undefined },
): Promise<Result<Filed>> {
	const { userId, taxReturnId, declaration } = request;
	if (!declaration?.accepted) return fail('DECLARATION_REQUIRED');
	const [taxReturn] = await Promise.all([lockReturn(tx, userId, taxReturnId), lockProfileRow(tx, userId)]);
	if (!taxReturn) return fail('NOT_FOUND');
	if (taxReturn.amending && !takesAmendments(taxReturn.taxYear, todayInTheUk(services.clock)))
		return fail('AMENDMENT_WINDOW_CLOSED');
	const { all, counted } = await countedAttempts(services, tx, taxReturn);
	const amendment = amendmentToFile(all, taxReturn.amending);
	const before = attemptsOf(all, amendment);
	const same = before.find((one) => isOnItsWay(one.state) && one.snapshotHash === declaration.snapshotHash);
	if (same) return succeed(filed(same.id, 'command.alreadyOnItsWay'));
	if (request.retry && !before.some(({ state }) => isOver(state))) return fail('NOTHING_TO_RETRY');
	const problem = filingProblem(counted, taxReturn.amending);
	if (problem) return fail(problem);
	if (await needsTwoStep(services, tx, userId)) return fail('TWO_STEP_NEEDED');
	if (!(await maySendFor(services, tx, userId))) return fail('AGENT_CONSENT_REQUIRED');
	const toCheck = await readToCheck(services, tx, taxReturn);
	const checked = resultFor(toCheck, request.before);
	if (!checked.ok) return checked;
	if (checked.value.snapshotHash !== declaration.snapshotHash)
		return changed(tx, services, request, checked.value);
	const failure = blockerFailure(checked.value.blockers);
	if (failure) return failure;
	const amends = await amendmentOf(services, tx, request, checked.value);
	if (amends && !amends.differs) return fail('AMENDMENT_UNCHANGED');
	const reserved = await reserveUtr(tx, services, { userId, source: checked.value.source });
	if (!reserved.ok) return reserved;
	const frozen = await freeze(tx, services, {
		taxReturn,
		utrIndex: reserved.value,
		checked: checked.value,
		amendment,
		attemptNumber: before.length + 1,
	});
	return frozen.ok ? succeed(filed(frozen.value, 'command.accepted')) : frozen;
}

function filed(submissionId: string, message: 'command.accepted' | 'command.alreadyOnItsWay'): Filed {
	return { success: true, message: saySubmission(message), submissionId };
}

async function changed(
	tx: Transaction,
	{ vault }: Services,
	{ userId, taxReturnId, declaration }: FilingRequest,
	{ shown, snapshotHash }: CheckedReturn,
): Promise<Result<never>> {
	const hash = declaration?.snapshotHash ?? '';
	const sealed = await findShown(tx, userId, taxReturnId, hash);
	if (sealed === undefined) return fail('SNAPSHOT_CHANGED', { changed: [], snapshotHash });
	const cipher = await vault.cipherOf(tx, userId);
	const before: Shown = JSON.parse(cipher.open(sealed, shownPlace(taxReturnId, hash)));
	return fail('SNAPSHOT_CHANGED', { changed: changesBetween(before, shown), snapshotHash });
}

/** Records that the return's form was made, so that its page says so. */
export async function noteGenerated(services: Services, userId: string, taxReturnId: string): Promise<void> {
	await services.database.transaction(async (tx) => {
		if (await findReturn(tx, userId, taxReturnId))
			await updateReturn(tx, taxReturnId, { sa100Generated: true });
	});
}
