/** What is sealed with a submission: the message, what it was made from, and HMRC's answer. */
import type { Box } from '@halfpenny/forms';
import type { UserCipher } from '../../../platform/crypto/vault.ts';
import type { ReturnSource } from '../check/return-source.ts';
import type { Shown } from '../check/shown.ts';
import type { Submission } from '../repository.ts';

/** Where a sealed part of a submission is stored, so that it cannot be opened as another. */
export function sealedPlace(part: 'snapshot' | 'message' | 'receipt' | 'errors', id: string): string {
	return `submissions.${part} ${id}`;
}

/** Everything that a submission was made from, and everything that was shown; never changed. */
export interface Snapshot {
	readonly source: ReturnSource;
	readonly boxes: readonly Box[];
	/** What the person saw and confirmed, the words of the declaration among it. */
	readonly shown: Shown;
}

/** A snapshot as it is stored, where the source has the name it had first. */
interface StoredSnapshot extends Omit<Snapshot, 'source'> {
	readonly ground: ReturnSource;
}

/** Seals a snapshot for one submission. */
export function sealSnapshot(cipher: UserCipher, id: string, { source, ...rest }: Snapshot): string {
	const stored: StoredSnapshot = { ground: source, ...rest };
	return cipher.seal(JSON.stringify(stored), sealedPlace('snapshot', id));
}

/** Opens the snapshot of a submission. Throws when it was tampered with. */
export function openSnapshot(cipher: UserCipher, { id, sealedSnapshot }: Submission): Snapshot {
	const stored: StoredSnapshot = JSON.parse(cipher.open(sealedSnapshot, sealedPlace('snapshot', id)));
	const { ground: source, ...rest } = stored;
	return { source, ...rest };
}
