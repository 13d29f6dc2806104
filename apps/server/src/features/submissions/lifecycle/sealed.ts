/** What is sealed with a submission: the message, what it was made from, and HMRC's answer. */
import type { Box } from '@halfpenny/forms';
import type { UserCipher } from '../../../platform/crypto/vault.ts';
import { sealedPlace } from '../../tax-returns/sealed-place.ts';
import type { ReturnSource } from '../check/return-source.ts';
import type { Shown } from '../check/shown.ts';
import type { Submission } from '../repository.ts';

/** Everything a submission was made from, and everything that was shown; never changed. */
export interface Snapshot {
	readonly source: ReturnSource;
	readonly boxes: readonly Box[];
	/** What the person saw and confirmed, including the wording of the declaration. */
	readonly shown: Shown;
	/** The lines of HMRC's calculation that was declared final; absent otherwise, and in what was declared before it was kept. */
	readonly hmrcLines?: readonly HmrcLine[];
}

/** A line of HMRC's calculation, with its amount in pounds. */
export interface HmrcLine {
	readonly label: string;
	readonly amount: string;
}

/** A snapshot as stored, with the source under its original name. */
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
