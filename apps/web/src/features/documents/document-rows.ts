/** The documents of a return as a list: the status of each, and what to do with it. */
import { sayDocuments } from '@halfpenny/messages/documents';
import type { Proposal, UploadedDocument } from '../../api/shapes.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

/** A document's status: its reading, then the outcome of its proposal. */
type DocumentState =
	| 'waiting'
	| 'waitsBehindOthers'
	| 'reading'
	| 'read'
	| 'kept'
	| 'review'
	| 'approved'
	| 'declined'
	| 'failed';

const tones: Readonly<Record<DocumentState, BadgeTone>> = {
	waiting: 'plain',
	waitsBehindOthers: 'plain',
	reading: 'busy',
	read: 'plain',
	kept: 'plain',
	review: 'doubt',
	approved: 'good',
	declined: 'plain',
	failed: 'bad',
};

/** One document in the list. */
export interface DocumentRow {
	readonly document: UploadedDocument;
	readonly proposal: Proposal | undefined;
	readonly state: DocumentState;
	readonly tone: BadgeTone;
	readonly words: string;
}

/** The rows, newest first. */
export function documentRows(
	documents: readonly UploadedDocument[],
	proposals: readonly Proposal[],
): readonly DocumentRow[] {
	return documents
		.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
		.map((document) => {
			const proposal = proposals.find((each) => each.id === document.proposalId);
			const state = stateOf(document, proposal);
			return { document, proposal, state, tone: tones[state], words: wordsOf(state, document) };
		});
}

function stateOf(
	{ status, waitsBehindOthers, proposalId }: UploadedDocument,
	proposal: Proposal | undefined,
): DocumentState {
	if (waitsBehindOthers) return 'waitsBehindOthers';
	// A document without values is only stored.
	if (status === 'read' && proposalId === null) return 'kept';
	if (status !== 'read' || !proposal) return status;
	switch (proposal.status) {
		case 'open':
			return 'review';
		case 'approved':
		case 'declined':
			return proposal.status;
		default:
			return 'read';
	}
}

function wordsOf(state: DocumentState, { progress }: UploadedDocument): string {
	return state === 'reading' && progress !== null && progress.pages > 1
		? sayDocuments('status.page', progress)
		: sayDocuments(`status.${state}`);
}
