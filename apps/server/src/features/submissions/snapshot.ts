/** What is frozen with a submission, sealed: everything that it was made from, and everything that was shown. */
import type { Box } from '@halfpenny/forms';
import type { UserCipher } from '../../platform/crypto/vault.ts';
import type { Ground } from './ground.ts';
import { sealedPlace } from './record.ts';
import type { SubmissionRow } from './repository.ts';
import type { Shown } from './shown.ts';

/** The immutable ground of a submission. */
export interface Snapshot {
	readonly ground: Ground;
	readonly boxes: readonly Box[];
	/** What the person saw and confirmed, the words of the declaration among it. */
	readonly shown: Shown;
}

/** Seals a snapshot for one submission. */
export function sealSnapshot(cipher: UserCipher, id: string, snapshot: Snapshot): string {
	return cipher.seal(JSON.stringify(snapshot), sealedPlace('snapshot', id));
}

/** Opens the snapshot of a submission. Throws when it was tampered with. */
export function openSnapshot(cipher: UserCipher, { id, sealedSnapshot }: SubmissionRow): Snapshot {
	const snapshot: Snapshot = JSON.parse(cipher.open(sealedSnapshot, sealedPlace('snapshot', id)));
	return snapshot;
}
