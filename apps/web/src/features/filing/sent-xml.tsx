/** Downloads the exact XML that was sent in an attempt. */
import { sayFiling } from '@halfpenny/messages/filing';
import type { Submission } from '../../api/shapes.ts';
import { DownloadLink } from '../../ui/button.tsx';

/** Renders nothing for an attempt without a message. */
export function SentXml({ submission: { id, irmark } }: { readonly submission: Submission }) {
	if (irmark === null) return null;
	return <DownloadLink href={`/api/submissions/${id}/sent.xml`}>{sayFiling('sent.download')}</DownloadLink>;
}
