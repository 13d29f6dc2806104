/** Seals what is stored about administrators with the service's own key. */
import { decrypt, encrypt } from '../../platform/crypto/aes.ts';
import type { Services } from '../../platform/services.ts';

/** Which column is sealed. */
type Column = 'sealed_email' | 'sealed_code_key' | 'sealed_test_user';
type Sealing = Pick<Services, 'administratorKey'>;

/** An administrator's text as it is stored. */
export function sealFor({ administratorKey }: Sealing, id: string, column: Column, plain: string): string {
	return encrypt(administratorKey, Buffer.from(plain), placeOf(id, column)).toString('base64');
}

/** Opens it. Throws `TamperedError` when it was changed or belongs to another administrator. */
export function openFor({ administratorKey }: Sealing, id: string, column: Column, sealed: string): string {
	return decrypt(administratorKey, Buffer.from(sealed, 'base64'), placeOf(id, column)).toString();
}

function placeOf(id: string, column: Column): string {
	return `administrators.${column} ${id}`;
}
