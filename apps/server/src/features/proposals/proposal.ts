/** A proposal: changes to a return or a profile that a document, a partnership, last year or the like suggests. */
import type { AnswerOf, Calls, shapes } from '@halfpenny/contract';
import type { PlainNotice } from '@halfpenny/messages/proposals';
import type * as z from 'zod';
import type { UserCipher } from '../../platform/crypto/vault.ts';
import { changesOfRow, isFromBefore } from './from-before.ts';
import type { ProposalRow } from './repository.ts';

/** A change with its evidence. */
export type ProposedChange = z.output<typeof shapes.change>;

/** The figures of a return without the changes and with them; null where there are none. */
export type Effect = AnswerOf<Calls['getProposal']>['effect'];

/** What the origin says of itself, to compare with the return and its owner. */
export interface About {
	/** Null when it was looked for and not found; absent when it goes without saying. */
	readonly taxYear?: string | null | undefined;
	readonly nationalInsuranceNumber?: string | undefined;
	readonly uniqueTaxReference?: string | undefined;
	/** What else to read before approving. */
	readonly notices: readonly PlainNotice[];
}

/** What is sealed of a proposal. */
export interface ProposalContent {
	readonly changes: readonly ProposedChange[];
	readonly about: About;
	/** Once it was approved. */
	readonly effect?: Effect;
}

/** A proposal, opened. */
export interface Proposal extends Omit<ProposalRow, 'sealed' | 'section'>, ProposalContent {}

/** The content as it is kept. */
export function sealProposal(cipher: UserCipher, id: string, content: ProposalContent): string {
	const { changes, about, effect } = content;
	return cipher.seal(JSON.stringify({ changes, about, effect }), placeOf(id));
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
