/** What is sealed with a final declaration. */
import type { FraudHeaders, TestMode } from '@halfpenny/hmrc';
import type { UserCipher } from '../../../platform/crypto/vault.ts';
import type { ShownCalculation } from '../calculation/shown.ts';
import type { DeclarationRow } from './repository.ts';

/** What the person was shown and confirmed, and how it is sent. */
export interface DeclarationContent {
	readonly shown: ShownCalculation;
	readonly caller: FraudHeaders;
	readonly testMode: TestMode | null;
}

const placeOf = (submissionId: string) => `mtd_declarations.sealed ${submissionId}`;

/** Seals it. */
export function sealDeclaration(
	cipher: UserCipher,
	submissionId: string,
	content: DeclarationContent,
): string {
	return cipher.seal(JSON.stringify(content), placeOf(submissionId));
}

/** Opens it. */
export function openDeclaration(
	cipher: UserCipher,
	{ submissionId, sealed }: Pick<DeclarationRow, 'submissionId' | 'sealed'>,
): DeclarationContent {
	return JSON.parse(cipher.open(sealed, placeOf(submissionId)));
}
