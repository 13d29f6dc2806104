/** What HMRC says of a submission after somebody said that it is not there: what the return then stands by. */
import type { Transaction } from '../../database/database.ts';
import { changedSinceKept, forgetFiledEntries } from '../entries/filed-entries-repository.ts';
import { isAccepted } from './machine.ts';
import { isResurfaced, returnStatus, standsBy } from './policy.ts';
import { listHeads, lockStanding, type SubmissionHead, updateReturn } from './repository.ts';

/**
 * Has the return stand by a submission that was said to be missing, once nothing later is on its way or accepted.
 * Changes nothing where there is none. The submission that a step was just written down of is locked.
 */
export async function settleLateWord(tx: Transaction, { taxReturnId, environment }: SubmissionHead) {
	const stands = standsBy(await listHeads(tx, { taxReturnId, environment }));
	if (!stands || !isResurfaced(stands)) return;
	const taxReturn = await lockStanding(tx, taxReturnId);
	if (!taxReturn) return;
	const by = { submissionId: stands.id, submissionDate: stands.createdAt };
	const writing = taxReturn.amending && taxReturn.status === 'draft';
	const accepted = isAccepted(stands.state);
	if (accepted && (writing || (await hasNewAnswers(tx, stands))))
		return void (await updateReturn(tx, taxReturnId, { ...by, ...AMENDING }));
	if (writing) return;
	const { state } = stands;
	const settled = accepted ? { amending: false } : {};
	await updateReturn(tx, taxReturnId, {
		...{ ...by, ...settled },
		...{ status: returnStatus(state), submissionStatus: state },
	});
	if (accepted) await forgetFiledEntries(tx, taxReturnId);
}

/** The answers are open, and what is changed in them is a change of what HMRC has. */
const AMENDING = { amending: true, status: 'draft', submissionStatus: 'draft' } as const;

/** Answers that were changed since the return was said to be missing are no more what HMRC has. An amendment keeps none. */
async function hasNewAnswers(tx: Transaction, { amendment, taxReturnId }: SubmissionHead) {
	return amendment === 0 && changedSinceKept(tx, taxReturnId);
}
