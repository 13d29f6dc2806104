/** What the wizard says about an uploaded document. */
import { sayDocuments } from '@halfpenny/messages/documents';
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import type { UploadedDocument } from '../../api/shapes.ts';

type Known = Pick<UploadedDocument, 'status' | 'progress' | 'failure' | 'profileProposalId' | 'documentType'>;

/** Returns its progress, and what it filled. What was not recognised is kept, and not said to have been read. */
export function paperWords({ status, progress, failure, profileProposalId, documentType }: Known): string {
	if (status === 'failed' && failure) return sayOnboarding('paper.failed', failure);
	if (status === 'read' && profileProposalId !== null) return sayOnboarding('paper.found');
	if (status === 'read')
		return documentType === 'other' ? sayDocuments('status.kept') : sayOnboarding('paper.read');
	return progress !== null && progress.pages > 1
		? sayOnboarding('paper.page', progress)
		: sayOnboarding('paper.reading');
}
