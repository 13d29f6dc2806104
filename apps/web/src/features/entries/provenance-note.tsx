/** Where an answer came from, in a line under it. */
import { formatMoment } from '@halfpenny/facts';
import { sayEntries } from '@halfpenny/messages/entries';
import { Link } from 'wouter';
import { useDocuments } from '../../api/operations/documents.ts';
import type { Entry } from '../../api/shapes.ts';

/** Where one answer came from and who confirmed it. */
export type Provenance = Entry['provenance'][string];

/** Typed, or from a document, with a link to its page. */
export function ProvenanceNote({
	provenance,
	returnId,
}: {
	readonly provenance: Provenance;
	readonly returnId: string;
}) {
	const { documentId, confirmedAt } = provenance;
	return (
		<p className="text-14 text-muted">
			{provenanceWords(provenance)}, {sayEntries('provenance.when', { when: formatMoment(confirmedAt) })}
			{documentId !== undefined && <PageOf documentId={documentId} returnId={returnId} />}
		</p>
	);
}

/** The link to the document, or that it was deleted. Nothing while the documents are being loaded. */
function PageOf({ documentId, returnId }: { readonly documentId: string; readonly returnId: string }) {
	const documents = useDocuments(returnId).data;
	if (documents === undefined) return null;
	if (!documents.some(({ id }) => id === documentId))
		return <>. {sayEntries('provenance.document.deleted')}</>;
	return (
		<>
			{'. '}
			<Link to={`/app/return/${returnId}/documents/${documentId}`} className="link">
				{sayEntries('provenance.document.open')}
			</Link>
		</>
	);
}

/** "Read from your document, page 1", "You typed this". */
export function provenanceWords({ source, page }: Pick<Provenance, 'source' | 'page'>): string {
	return source === 'document'
		? sayEntries('provenance.document', { page: page ?? 1 })
		: sayEntries(`provenance.${source}`);
}
