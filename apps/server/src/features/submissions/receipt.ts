/** HMRC's receipt of a submission: kept sealed, and counted only once its digest was found to be ours. */
import { type Receipt, toBase32 } from '@halfpenny/govtalk';
import { todayInTheUk } from '../../platform/clock.ts';
import type { UserCipher } from '../../platform/crypto/vault.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { findReturn } from '../tax-returns/repository.ts';
import { filedFor } from './filed-for.ts';
import { isAccepted } from './machine.ts';
import { sealedPlace } from './record.ts';
import { findSubmission, type SubmissionRow } from './repository.ts';
import { openSnapshot } from './snapshot.ts';

/** A receipt for exactly what was sent. */
export type AcceptedReceipt = Receipt;

/** The receipt of an accepted submission; undefined for any other, whatever HMRC sent about it. */
export function openReceipt(
	cipher: UserCipher,
	{ id, state, sealedReceipt }: SubmissionRow,
): AcceptedReceipt | undefined {
	if (sealedReceipt === null || !isAccepted(state)) return undefined;
	const receipt: Receipt = JSON.parse(cipher.open(sealedReceipt, sealedPlace('receipt', id)));
	return receipt;
}

/** Whether a submission filed nothing: by where it was sent, wherever this service sends returns by now. */
export function isTest({ environment }: Pick<SubmissionRow, 'environment'>): boolean {
	return environment !== 'live';
}

/** The receipt as a document, and what its file is called. NO_RECEIPT_YET, NOT_FOUND. */
export async function receiptDocument(
	{ database, vault, clock }: Services,
	userId: string,
	id: string,
): Promise<Result<{ readonly filename: string; readonly bytes: Uint8Array }>> {
	const submission = await findSubmission(database, userId, id);
	const taxReturn = submission && (await findReturn(database, userId, submission.taxReturnId));
	if (!taxReturn) return fail('NOT_FOUND');
	const cipher = await vault.cipherOf(database, userId);
	const receipt = openReceipt(cipher, submission);
	if (!receipt) return fail('NO_RECEIPT_YET');
	const { ground } = openSnapshot(cipher, submission);
	const { receiptPdf } = await import('@halfpenny/forms/receipt-pdf');
	const { taxYear } = taxReturn;
	const of =
		ground.returnType === 'partnership'
			? { form: 'SA800' as const, worked: undefined }
			: { form: 'SA100' as const, worked: ground };
	const bytes = await receiptPdf(
		{
			...of,
			...filedFor(ground),
			taxYear,
			amended: submission.amendment > 0,
			irmark: toBase32(Buffer.from(receipt.irmark, 'base64')),
			acceptedAt: receipt.acceptedTime,
			message: receipt.messages.map(({ text }) => text).join(' '),
			correlationId: submission.correlationId ?? '',
			transactionId: submission.transactionId,
			declaredOn: todayInTheUk({ now: () => submission.createdAt }),
		},
		{ madeOn: todayInTheUk(clock), test: isTest(submission) },
	);
	return succeed({ filename: `receipt-${taxYear}.pdf`, bytes });
}
