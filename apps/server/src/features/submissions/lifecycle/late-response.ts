/**
 * HMRC's answer about a submission after someone said it was missing, and which submission then decides the return's
 * status.
 */
import { amendingAfter, isAccepted, isResurfaced, returnStatus, standsBy } from '@halfpenny/lifecycle';
import type { Transaction } from '../../../database/database.ts';
import { changedSinceKept, forgetFiledEntries } from '../../entries/filed-entries-repository.ts';
import { listHeads, type SubmissionHead } from '../repository.ts';
import { lockReturnStatus, updateReturn } from '../return-repository.ts';

/**
 * Lets a submission that was said to be missing decide the return's status, once nothing later is on its way or
 * accepted. Otherwise changes nothing. The submission whose step was just stored is locked.
 */
export async function applyLateResponse(tx: Transaction, { taxReturnId, environment }: SubmissionHead) {
	const stands = standsBy(await listHeads(tx, { taxReturnId, environment }));
	if (!stands || !isResurfaced(stands)) return;
	const taxReturn = await lockReturnStatus(tx, taxReturnId);
	if (!taxReturn) return;
	const by = { submissionId: stands.id, submissionDate: stands.createdAt };
	const writing = taxReturn.amending && taxReturn.status === 'draft';
	const accepted = isAccepted(stands.state);
	if (accepted && (writing || (await hasNewAnswers(tx, stands))))
		return void (await updateReturn(tx, taxReturnId, { ...by, ...AMENDING }));
	if (writing) return;
	const { state } = stands;
	const over = accepted ? { amending: false } : {};
	await updateReturn(tx, taxReturnId, {
		...{ ...by, ...over },
		...{ status: returnStatus(state), submissionStatus: state },
	});
	if (accepted) await forgetFiledEntries(tx, taxReturnId);
}

/**
 * Opens or closes a return for amendment, now that one of its submissions is over. If HMRC turns out to have nothing,
 * the answers stay as they are, and are filed as the return itself.
 */
export async function updateAmending(tx: Transaction, over: SubmissionHead): Promise<void> {
	const { taxReturnId, seenAtHmrcAt } = over;
	const taxReturn = await lockReturnStatus(tx, taxReturnId);
	const all = await listHeads(tx, over);
	const [latest] = all;
	if (!taxReturn || !latest) return;
	const { amending: before, submissionId } = taxReturn;
	const isLatest = submissionId === over.id;
	const amending = amendingAfter({ seenAtHmrcAt, isLatest }, all, before);
	if (amending === before) return;
	const { id, state, createdAt } = latest;
	const stands = { status: returnStatus(state), submissionStatus: state };
	const by = { submissionId: id, submissionDate: createdAt };
	await updateReturn(tx, taxReturnId, { amending, ...(amending ? {} : { ...stands, ...by }) });
	if (over.state === 'rejected') await forgetFiledEntries(tx, taxReturnId);
}

/** The answers are open, and changes to them amend what HMRC has. */
const AMENDING = { amending: true, status: 'draft', submissionStatus: 'draft' } as const;

/**
 * Answers changed since the return was said to be missing are not what HMRC has. For an amendment nothing is copied.
 */
async function hasNewAnswers(tx: Transaction, { amendment, taxReturnId }: SubmissionHead) {
	return amendment === 0 && changedSinceKept(tx, taxReturnId);
}
