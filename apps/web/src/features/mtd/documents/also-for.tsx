/** Links a document to another quarter as well. */
import { sayMtd } from '@halfpenny/messages/mtd';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { useLinkDocument } from '../../../api/operations/mtd.ts';
import type { MtdDocument, MtdSubmission } from '../../../api/shapes.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';

/** A button for each of the other quarters. */
export function AlsoFor({
	document: { id, filename },
	submission,
	others,
}: {
	readonly document: MtdDocument;
	readonly submission: MtdSubmission;
	readonly others: readonly MtdSubmission[];
}) {
	const link = useLinkDocument();
	const rest = others.filter((other) => other.id !== submission.id);
	if (rest.length === 0) return null;
	return (
		<div className="flex flex-wrap gap-x-4 pl-9">
			{rest.map((other) => (
				<Button
					key={other.id}
					look="quiet"
					small
					onClick={() =>
						link.mutate(
							{ id, body: { mtdSubmissionId: other.id } },
							{
								onSuccess: () =>
									showToast({ title: sayMtd('documents.alsoDone', { quarter: other.quarter }) }),
							},
						)
					}
				>
					{sayMtd('documents.also', { quarter: other.quarter })}
					<span className="sr-only"> {filename}</span>
				</Button>
			))}
			<FailureNotice failure={link.error} />
		</div>
	);
}
