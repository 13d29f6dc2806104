/** A proposal: what a document, or a partnership's return, suggests to add to a return. */
import type { UserCipher } from '../../platform/crypto/vault.ts';
import type { ProposalRow } from './repository.ts';

/** What a partnership handed to one of its partners. */
export interface HandedOver {
	readonly answers: readonly { readonly question: string; readonly value: string | boolean }[];
	/** Whether HMRC had accepted the partnership's return. */
	readonly filed: boolean;
	/** False when the partner must align the profit with the tax year. */
	readonly runsWithTaxYear: boolean;
	/** The UTR that the partnership has for the partner, if any. */
	readonly partnerReference?: string | undefined;
}

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
	/** In place of fields, where a partnership handed it over. */
	readonly partnership?: HandedOver;
}

/** A proposal, opened. */
export interface Proposal extends Omit<ProposalRow, 'sealed'>, ProposalContent {}

/** The content as it is kept. */
export function sealProposal(cipher: UserCipher, id: string, content: ProposalContent): string {
	const { fields, said, partnership } = content;
	return cipher.seal(JSON.stringify({ fields, said, partnership }), placeOf(id));
}

/** The proposal as it was kept. Throws `TamperedError` when it was changed. */
export function openProposal(cipher: UserCipher, { sealed, ...row }: ProposalRow): Proposal {
	const content: ProposalContent = JSON.parse(cipher.open(sealed, placeOf(row.id)));
	return { ...row, ...content };
}

function placeOf(id: string): string {
	return `proposals.sealed ${id}`;
}
