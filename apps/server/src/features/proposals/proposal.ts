/** A proposal: what a document suggests to add to a return. */
import type { UserCipher } from '../../platform/crypto/vault.ts';
import type { ProposalRow } from './repository.ts';

/** A value that was found for a question, and where. */
export interface ProposedField {
	readonly question: string;
	/** As the question's answer is kept: amounts as decimal pounds. */
	readonly value: string;
	/** From 1. */
	readonly page: number;
	/** Left, top, width, height as shares of the page. */
	readonly box: readonly [number, number, number, number];
	readonly confidence: number;
}

/** What is sealed of a proposal. */
export interface ProposalContent {
	readonly fields: readonly ProposedField[];
	/** What the document says of itself, to compare with the return and its owner. */
	readonly said: {
		readonly taxYear?: string;
		readonly nationalInsuranceNumber?: string;
		readonly warnings: readonly string[];
	};
}

/** A proposal, opened. */
export interface Proposal extends Omit<ProposalRow, 'sealed'>, ProposalContent {}

/** The content as it is kept. */
export function sealProposal(cipher: UserCipher, id: string, { fields, said }: ProposalContent): string {
	return cipher.seal(JSON.stringify({ fields, said }), placeOf(id));
}

/** The proposal as it was kept. Throws `TamperedError` when it was changed. */
export function openProposal(cipher: UserCipher, { sealed, ...row }: ProposalRow): Proposal {
	const content: ProposalContent = JSON.parse(cipher.open(sealed, placeOf(row.id)));
	return { ...row, ...content };
}

function placeOf(id: string): string {
	return `proposals.sealed ${id}`;
}
