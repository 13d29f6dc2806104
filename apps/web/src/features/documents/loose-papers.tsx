/** Documents uploaded before there was a return. Each can be added to this one. */
import { sayDocuments } from '@halfpenny/messages/documents';
import { describeFailure } from '../../api/failure.ts';
import { useAttachDocuments, useLooseDocuments } from '../../api/operations/loose-documents.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Renders nothing if there are none. */
export function LoosePapers({
	userId,
	taxReturnId,
}: {
	readonly userId: string;
	readonly taxReturnId: string;
}) {
	const { data = [] } = useLooseDocuments(userId);
	const attaching = useAttachDocuments();
	const failure = attaching.error ? describeFailure(attaching.error) : undefined;
	if (data.length === 0) return null;
	return (
		<section className="grid gap-3">
			<h2 className="text-22">{sayDocuments('loose.title')}</h2>
			{failure !== undefined && (
				<Notice tone="bad" title={failure.title} live>
					{failure.detail}
				</Notice>
			)}
			<ul className="divide-y divide-line border-y border-line">
				{data.map(({ id, filename }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-16">
						<span className="wrap-anywhere">{filename}</span>
						<Button
							look="secondary"
							small
							busy={attaching.isPending && sayDocuments('loose.adding')}
							onClick={() => attaching.mutate({ ids: [id], taxReturnId })}
						>
							{sayDocuments('loose.add')}
							<span className="sr-only"> {filename}</span>
						</Button>
					</li>
				))}
			</ul>
		</section>
	);
}
