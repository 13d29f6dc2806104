/** What a code opens: one partner's figures, sealed with the key of the person preparing the partnership's return. */
import { type BoxProblem, type PartnerShare, partnerShareFacts } from '@halfpenny/forms';
import type { UserCipher } from '../../platform/crypto/vault.ts';
import type { Partnership } from './partnership.ts';
import type { PartnerCodeRow } from './repository.ts';

/** One partner's figures. */
export interface HandedShare {
	readonly taxYear: string;
	readonly share: PartnerShare;
	/** The UTR the partnership has for the partner. */
	readonly partnerReference?: string | undefined;
	readonly runsWithTaxYear: boolean;
	/** Whether HMRC had accepted the partnership's return by then. */
	readonly filed: boolean;
}

/** The figures of the partner at an index, or why they cannot be calculated. */
export function handOver(
	{ facts, taxReturn }: Partnership,
	index: number,
):
	| { readonly ok: true; readonly handed: HandedShare }
	| { readonly ok: false; readonly problems: readonly BoxProblem[] } {
	const result = partnerShareFacts(facts, index);
	if (!result.ok) return result;
	const { share, runsWithTaxYear } = result;
	const partnerReference = facts.partners?.[index]?.uniqueTaxpayerReference;
	const filed = taxReturn.status === 'accepted';
	return { ok: true, handed: { taxYear: facts.taxYear, share, partnerReference, runsWithTaxYear, filed } };
}

/** Seals the figures. */
export function sealHandedShare(cipher: UserCipher, id: string, handed: HandedShare): string {
	return cipher.seal(JSON.stringify(handed), placeOf(id));
}

/** Opens the stored figures. Throws `TamperedError` when they were changed. */
export function openHandedShare(
	cipher: UserCipher,
	{ id, sealed }: Pick<PartnerCodeRow, 'id' | 'sealed'>,
): HandedShare {
	const handed: HandedShare = JSON.parse(cipher.open(sealed, placeOf(id)));
	return handed;
}

function placeOf(id: string): string {
	return `partner_codes.sealed ${id}`;
}
