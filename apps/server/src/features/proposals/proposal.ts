/** A proposal: changes to a return or a profile that a document, a partnership, last year or the like suggests. */
import type { UserCipher } from '../../platform/crypto/vault.ts';
import { changesOfRow, isFromBefore } from './from-before.ts';
import type { ProposalContent } from './proposal-content.ts';
import type { ProposalRow } from './repository.ts';

/** A proposal, opened. */
export interface Proposal extends Omit<ProposalRow, 'sealed' | 'section'>, ProposalContent {}

/** The content as it is kept. */
export function sealProposal(cipher: UserCipher, id: string, content: ProposalContent): string {
	const { changes, doubtful, costs, about, effect } = content;
	return cipher.seal(JSON.stringify({ changes, doubtful, costs, about, effect }), placeOf(id));
}

/** The proposal as it was kept. Throws `TamperedError` when it was changed. */
export function openProposal(cipher: UserCipher, { sealed, section, ...row }: ProposalRow): Proposal {
	const kept: unknown = JSON.parse(cipher.open(sealed, placeOf(row.id)));
	const content = isFromBefore(kept)
		? changesOfRow(kept, { id: row.id, section })
		: (kept as ProposalContent);
	return { ...row, ...content };
}

/** Where an origin can be found again: the document's id, or what else it goes by. */
export function referenceOf({
	documentId,
	originReference,
}: Pick<ProposalRow, 'documentId' | 'originReference'>): string | null {
	return documentId ?? originReference;
}

function placeOf(id: string): string {
	return `proposals.sealed ${id}`;
}
