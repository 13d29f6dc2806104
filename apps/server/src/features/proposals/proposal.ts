/**
 * A proposal: changes to a return or a profile suggested by a document, a partnership, last year's return or the like.
 */
import type { UserCipher } from '../../platform/crypto/vault.ts';
import { changesOfRow, isFromBefore } from './from-before.ts';
import type { ProposalContent } from './proposal-content.ts';
import type { ProposalRow } from './repository.ts';

/** A proposal, opened. */
export interface Proposal extends Omit<ProposalRow, 'sealed' | 'section'>, ProposalContent {}

/** Seals the content. */
export function sealProposal(cipher: UserCipher, id: string, content: ProposalContent): string {
	const { changes, doubtful, costs, about, effect } = content;
	return cipher.seal(JSON.stringify({ changes, doubtful, costs, about, effect }), placeOf(id));
}

/** Opens a stored proposal. Throws `TamperedError` when it was changed. */
export function openProposal(cipher: UserCipher, { sealed, section, ...row }: ProposalRow): Proposal {
	const kept: unknown = JSON.parse(cipher.open(sealed, placeOf(row.id)));
	const content = isFromBefore(kept)
		? changesOfRow(kept, { id: row.id, section })
		: (kept as ProposalContent);
	return { ...row, ...content };
}

/** What an origin can be found by: the document's id, or another reference. */
export function referenceOf({
	documentId,
	originReference,
}: Pick<ProposalRow, 'documentId' | 'originReference'>): string | null {
	return documentId ?? originReference;
}

function placeOf(id: string): string {
	return `proposals.sealed ${id}`;
}
