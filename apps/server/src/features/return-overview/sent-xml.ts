/** The XML of a submission as it was sent, without the sender's credentials, which are never stored. */
import type { Services } from '../../platform/services.ts';
import { sealedPlace } from '../tax-returns/sealed-place.ts';
import { findSealedMessage } from './repository.ts';

/** The exact XML; null if nothing was frozen, or it was sent through another channel. */
export async function readSentXml(
	{ database, vault }: Services,
	userId: string,
	submissionId: string | null,
): Promise<string | null> {
	const sealed = submissionId && (await findSealedMessage(database, userId, submissionId));
	if (!sealed) return null;
	const cipher = await vault.cipherOf(database, userId);
	return cipher.open(sealed, sealedPlace('message', submissionId));
}
