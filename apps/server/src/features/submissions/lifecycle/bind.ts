/** Binds the reference of a submission that HMRC has accepted to the account that filed it. */
import type { Transaction } from '../../../database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { bindUtr } from '../../bindings/commands.ts';
import { filedFor } from '../check/for-whom.ts';
import { findSubmission, type Submission } from '../repository.ts';
import { listWithoutUtr, setUtrIndex } from './bind-repository.ts';
import { openSnapshot } from './sealed.ts';

type Bound = Pick<Submission, 'id' | 'userId' | 'environment'>;

/** Binds, in the transaction that records the acceptance. */
export async function bindAccepted(tx: Transaction, services: Services, submission: Bound): Promise<void> {
	const { userId, environment } = submission;
	const utr = await utrOf(tx, services, submission);
	if (utr !== undefined) await bindUtr(tx, services, { userId, environment, utr });
}

/**
 * Binds the references of submissions made before binding existed. Runs before the server listens, so that nobody files
 * for someone else in the meantime; the first account that HMRC accepted gets the reference. Does nothing when run
 * again.
 */
export async function bindEarlierSubmissions(services: Services): Promise<void> {
	for (const submission of await listWithoutUtr(services.database))
		await services.database.transaction(async (tx) => {
			const utr = await utrOf(tx, services, submission);
			if (utr === undefined) return;
			await setUtrIndex(tx, submission.id, services.vault.index('utr', utr));
			if (submission.accepted) await bindAccepted(tx, services, submission);
		});
}

/** The reference a return was filed for, from what was frozen. */
async function utrOf(
	tx: Transaction,
	{ vault }: Pick<Services, 'vault'>,
	{ id, userId }: Bound,
): Promise<string | undefined> {
	const submission = await findSubmission(tx, userId, id);
	if (!submission) return undefined;
	const { source } = openSnapshot(await vault.cipherOf(tx, userId), submission);
	return filedFor(source).uniqueTaxpayerReference;
}
