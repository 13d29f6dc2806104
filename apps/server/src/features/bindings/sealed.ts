/** A reference as it is kept with its binding. */
import type { UserCipher } from '../../platform/crypto/vault.ts';

const place = (id: string) => `utr_bindings.sealed_utr ${id}`;

/** Seals a reference for one binding. */
export function sealUtr(cipher: UserCipher, id: string, utr: string): string {
	return cipher.seal(utr, place(id));
}

/** The ten digits. Throws `TamperedError` when they were sealed for another binding or account. */
export function openUtr(
	cipher: UserCipher,
	{ id, sealedUtr }: { readonly id: string; readonly sealedUtr: string },
): string {
	return cipher.open(sealedUtr, place(id));
}
