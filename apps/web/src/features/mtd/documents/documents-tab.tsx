/** The tab "Documents": each quarter's documents, which can be added, reused for another quarter or deleted. */
import { formatMoment } from '@halfpenny/facts';
import { sayDocuments } from '@halfpenny/messages/documents';
import { sayMtd } from '@halfpenny/messages/mtd';
import { useState } from 'react';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { useDeleteMtdDocument, useMtdDocuments, useMtdQuarterly } from '../../../api/operations/mtd.ts';
import type { MtdBusiness, MtdDocument, MtdSubmission } from '../../../api/shapes.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Sheet } from '../../../ui/icons.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { Shown } from '../shown.ts';
import type { Choice } from '../use-choice.ts';
import { AlsoFor } from './also-for.tsx';
import { Uploader } from './uploader.tsx';

interface TabProps {
	readonly shown: Shown;
	readonly choose: (changed: Partial<Choice>) => void;
}

export function DocumentsTab({ shown, choose }: TabProps) {
	return shown.business ? (
		<OfBusiness business={shown.business} shown={shown} choose={choose} />
	) : (
		<p className="text-18">{sayMtd('noBusiness')}</p>
	);
}

function OfBusiness({ business, shown, choose }: TabProps & { readonly business: MtdBusiness }) {
	const { data, error } = useMtdQuarterly(business.businessId, shown.taxYear);
	if (!data)
		return error ? (
			<FailureNotice failure={error} />
		) : (
			<Skeleton>
				<Bone className="h-32 w-full" />
			</Skeleton>
		);
	if (data.length === 0)
		return (
			<div className="grid justify-items-start gap-3">
				<p className="text-18 font-semibold">{sayMtd('documents.noSubmissions')}</p>
				<p className="text-16">{sayMtd('documents.noSubmissions.text')}</p>
				<Button look="secondary" onClick={() => choose({ tab: 'quarterly' })}>
					{sayMtd('documents.goSubmit')}
				</Button>
			</div>
		);
	return (
		<div className="grid gap-5">
			{data.map((submission) => (
				<OfQuarter key={submission.id} submission={submission} others={data} />
			))}
		</div>
	);
}

function OfQuarter({
	submission,
	others,
}: {
	readonly submission: MtdSubmission;
	readonly others: readonly MtdSubmission[];
}) {
	const { id, quarter, taxYear, documents: count } = submission;
	const [adding, add] = useState(false);
	const { data, error } = useMtdDocuments(id);
	const found = data?.length ?? count;
	return (
		<Card
			level={3}
			title={sayMtd('documents.heading', { quarter, taxYear })}
			action={
				<Button look="quiet" small aria-expanded={adding} onClick={() => add(!adding)}>
					{sayMtd(adding ? 'documents.upload.close' : 'documents.upload')}
					<span className="sr-only"> {quarter}</span>
				</Button>
			}
		>
			<div className="grid gap-4 text-16">
				<p className="text-muted">{sayMtd('documents.count', { count: found })}</p>
				{adding && <Uploader submission={submission} onDone={() => add(false)} />}
				<FailureNotice failure={data ? null : error} />
				{data?.length === 0 && <p>{sayMtd('documents.none')}</p>}
				<ul className="divide-y divide-line empty:hidden">
					{data?.map((document) => (
						<DocumentRow key={document.id} document={document} submission={submission} others={others} />
					))}
				</ul>
			</div>
		</Card>
	);
}

function DocumentRow({
	document,
	submission,
	others,
}: {
	readonly document: MtdDocument;
	readonly submission: MtdSubmission;
	readonly others: readonly MtdSubmission[];
}) {
	const remove = useDeleteMtdDocument();
	const [asked, ask] = useState(false);
	const { id, filename, fileType, createdAt } = document;
	return (
		<li className="grid gap-2 py-3">
			<div className="flex items-start gap-3">
				<Sheet className="mt-0.5 size-6 shrink-0 text-muted" />
				<div className="min-w-0 flex-1">
					<p className="font-semibold wrap-anywhere">{filename}</p>
					<p className="text-14 text-muted">
						{fileType} · {sayMtd('documents.uploaded', { date: formatMoment(createdAt) })}
					</p>
				</div>
				<Button
					look="quiet"
					small
					aria-haspopup="dialog"
					busy={remove.isPending && sayMtd('documents.deleting')}
					onClick={() => ask(true)}
				>
					{sayMtd('documents.delete')}
					<span className="sr-only"> {filename}</span>
				</Button>
			</div>
			<ConfirmDialog
				id={`delete-${id}`}
				title={sayDocuments('delete.title')}
				open={asked}
				onClose={() => ask(false)}
				no={sayDocuments('delete.no')}
				yes={sayDocuments('delete.yes')}
				busy={remove.isPending && sayMtd('documents.deleting')}
				onYes={() =>
					remove.mutate(
						{ id },
						{
							onSuccess: () => showToast({ title: sayMtd('documents.deleted') }),
							onError: () => showToast({ title: sayMtd('documents.deleteFailed'), tone: 'bad' }),
							onSettled: () => ask(false),
						},
					)
				}
				danger
			>
				<p>{sayMtd('documents.delete.text', { file: filename })}</p>
			</ConfirmDialog>
			<FailureNotice failure={remove.error} />
			<AlsoFor document={document} submission={submission} others={others} />
		</li>
	);
}
