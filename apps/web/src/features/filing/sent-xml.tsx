/** Downloads of an attempt: the exact XML that was sent, and HMRC's answer. */
import { sayFiling } from '@halfpenny/messages/filing';
import type { Submission } from '../../api/shapes.ts';
import { DownloadLink } from '../../ui/button.tsx';

/** Renders nothing for an attempt without a message, and no answer before there is one. */
export function SentXml({
	submission: { id, irmark, receipt, errors },
}: {
	readonly submission: Submission;
}) {
	if (irmark === null) return null;
	const hasAnswer = receipt !== null || errors.length > 0;
	return (
		<span className="inline-flex flex-wrap gap-3">
			<DownloadLink href={`/api/submissions/${id}/sent.xml`}>{sayFiling('sent.download')}</DownloadLink>
			{hasAnswer && (
				<DownloadLink href={`/api/submissions/${id}/answer.json`}>{sayFiling('sent.answer')}</DownloadLink>
			)}
		</span>
	);
}
