/** The place a passkey's name is sealed for, so that it opens nowhere else. */

/** The place of a passkey's name. */
export function namePlace(id: string): string {
	return `passkeys.sealed_name ${id}`;
}
