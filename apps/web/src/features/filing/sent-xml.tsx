/** What was sent, to keep: the exact XML of an attempt. */
import { sayFiling } from '@halfpenny/messages/filing';
import type { Submission } from '../../api/shapes.ts';
import { DownloadLink } from '../../ui/button.tsx';

/** The link; nothing for an attempt that was never made into a message. */
export function SentXml({ submission: { id, irmark } }: { readonly submission: Submission }) {
	if (irmark === null) return null;
	return <DownloadLink href={`/api/submissions/${id}/sent.xml`}>{sayFiling('sent.download')}</DownloadLink>;
}
