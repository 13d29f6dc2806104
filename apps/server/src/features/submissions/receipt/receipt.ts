/** HMRC's receipt of a submission: stored sealed, and counted only if its digest matches ours. */
import { type Receipt, toBase32 } from '@halfpenny/govtalk';
import { isAccepted } from '@halfpenny/lifecycle';
import { todayInTheUk } from '../../../platform/clock.ts';
import type { UserCipher } from '../../../platform/crypto/vault.ts';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { findReturn } from '../../tax-returns/repository.ts';
import { sealedPlace } from '../../tax-returns/sealed-place.ts';
import { filedFor } from '../check/for-whom.ts';
import { openSnapshot } from '../lifecycle/sealed.ts';
import { findSubmission, type Submission } from '../repository.ts';
import { receiptWork } from './receipt-work.ts';

/** A receipt for exactly what was sent. */
export type AcceptedReceipt = Receipt;

/** The receipt of an accepted submission; undefined for any other, whatever HMRC sent about it. */
export function openReceipt(
	cipher: UserCipher,
	{ id, state, sealedReceipt }: Submission,
): AcceptedReceipt | undefined {
	if (sealedReceipt === null || !isAccepted(state)) return undefined;
	const receipt: Receipt = JSON.parse(cipher.open(sealedReceipt, sealedPlace('receipt', id)));
	return receipt;
}

/** What HMRC knows a submission by. */
function namesAtHmrc(submission: Submission) {
	if (submission.channel === 'mtd') return { correlationId: '', transactionId: '' };
	const { correlationId, transactionId } = submission.message;
	return { correlationId: correlationId ?? '', transactionId };
}

/** Whether a submission filed nothing, judged by where it was sent, wherever this service sends returns now. */
export function isTest({ environment }: Pick<Submission, 'environment'>): boolean {
	return environment !== 'live';
}

/** The receipt as a PDF with its file name. NO_RECEIPT_YET, NOT_FOUND; SERVICE_BUSY, STILL_WORKING. */
export async function receiptDocument(
	{ database, vault, clock, threads }: Services,
	userId: string,
	id: string,
): Promise<Result<{ readonly filename: string; readonly bytes: Uint8Array }>> {
	const submission = await findSubmission(database, userId, id);
	const taxReturn = submission && (await findReturn(database, userId, submission.taxReturnId));
	if (!taxReturn) return fail('NOT_FOUND');
	const cipher = await vault.cipherOf(database, userId);
	const receipt = openReceipt(cipher, submission);
	if (!receipt) return fail('NO_RECEIPT_YET');
	const { source } = openSnapshot(cipher, submission);
	const { taxYear } = taxReturn;
	const of =
		source.returnType === 'partnership'
			? { form: 'SA800' as const, worked: undefined }
			: { form: 'SA100' as const, worked: source };
	const told = {
		...of,
		...filedFor(source),
		taxYear,
		amended: submission.amendment > 0,
		irmark: toBase32(Buffer.from(receipt.irmark, 'base64')),
		acceptedAt: receipt.acceptedTime,
		message: receipt.messages.map(({ text }) => text).join(' '),
		...namesAtHmrc(submission),
		declaredOn: todayInTheUk({ now: () => submission.createdAt }),
	};
	const options = { madeOn: todayInTheUk(clock), test: isTest(submission) };
	const made = await threads.run(receiptWork, { userId, costly: true }, { told, options });
	return made.ok ? succeed({ filename: `receipt-${taxYear}.pdf`, bytes: made.value }) : made;
}
