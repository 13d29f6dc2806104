/** What is kept of administrators, sealed with the service's own key for it. */
import { decrypt, encrypt } from '../../platform/crypto/aes.ts';
import type { Services } from '../../platform/services.ts';

/** What is sealed, by its column. */
type Column = 'sealed_email' | 'sealed_code_key' | 'sealed_test_user';
type Sealing = Pick<Services, 'administratorKey'>;

/** A text of an administrator as it is kept. */
export function sealFor({ administratorKey }: Sealing, id: string, column: Column, plain: string): string {
	return encrypt(administratorKey, Buffer.from(plain), placeOf(id, column)).toString('base64');
}

/** The text again. Throws `TamperedError` when it was changed, or is another's. */
export function openFor({ administratorKey }: Sealing, id: string, column: Column, sealed: string): string {
	return decrypt(administratorKey, Buffer.from(sealed, 'base64'), placeOf(id, column)).toString();
}

function placeOf(id: string, column: Column): string {
	return `administrators.${column} ${id}`;
}
