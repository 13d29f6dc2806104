/** What a person was shown of a calculation before declaring it, sealed. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import type { Facts } from '@halfpenny/facts';
import type { UserCipher } from '../../../platform/crypto/vault.ts';
import type { CalculationRow } from './repository.ts';

type One = AnswerOf<typeof calls.mtdCalculation>;

/** HMRC's figures, the blockers, the wording, and the answers they were compared with. */
export interface ShownCalculation extends Pick<One, 'blockers' | 'declaration' | 'lines' | 'income'> {
	readonly due: string | null;
	/** The year as HMRC's figures were compared with it; absent in what was shown before it was kept. */
	readonly facts?: Facts;
	/** Null if there is no return for the year. */
	readonly answers: { readonly taxReturnId: string; readonly factsVersion: number } | null;
}

const placeOf = (calculationId: string) => `mtd_calculations.sealed_shown ${calculationId}`;

/** Seals what was shown. */
export function sealShown(cipher: UserCipher, calculationId: string, shown: ShownCalculation): string {
	return cipher.seal(JSON.stringify(shown), placeOf(calculationId));
}

/** Opens what was shown; undefined when nothing was. */
export function openShown(
	cipher: UserCipher,
	{ calculationId, sealedShown }: CalculationRow,
): ShownCalculation | undefined {
	return sealedShown === null ? undefined : JSON.parse(cipher.open(sealedShown, placeOf(calculationId)));
}
