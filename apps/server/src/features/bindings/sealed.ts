/** A reference as stored with a binding, or with a request to file for it. */
import type { UserCipher } from '../../platform/crypto/vault.ts';

/** The table it is stored in. */
type Table = 'utr_bindings' | 'binding_requests';

/** A row with a reference. */
interface Sealed {
	readonly id: string;
	readonly sealedUtr: string;
}

/** Seals a reference for one row. */
export function sealUtr(cipher: UserCipher, table: Table, id: string, utr: string): string {
	return cipher.seal(utr, placeOf(table, id));
}

/** The ten digits. Throws `TamperedError` when they were sealed for another row or account. */
export function openUtr(cipher: UserCipher, table: Table, { id, sealedUtr }: Sealed): string {
	return cipher.open(sealedUtr, placeOf(table, id));
}

function placeOf(table: Table, id: string): string {
	return `${table}.sealed_utr ${id}`;
}
