/** The list of documents with their status, and a button to delete each. */
import { formatMoment } from '@halfpenny/facts';
import { sayDocuments } from '@halfpenny/messages/documents';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { describeFailure } from '../../api/failure.ts';
import { useDeleteDocument } from '../../api/operations/document-changes.ts';
import type { UploadedDocument } from '../../api/shapes.ts';
import { entryAddress } from '../../returns/proposals.ts';
import { Badge } from '../../ui/badge.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Sheet } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { DocumentRow } from './document-rows.ts';

/** `empty` is shown if there are none. */
export function DocumentList({
	returnId,
	rows,
	empty,
}: {
	readonly returnId: string;
	readonly rows: readonly DocumentRow[];
	readonly empty: ReactNode;
}) {
	const { asked, ask, remove, busy, failure } = useDelete(returnId);
	return (
		<section>
			<h2 className="text-22">{sayDocuments('list.title')}</h2>
			{failure !== undefined && (
				<Notice tone="bad" title={failure.title} live>
					{failure.detail}
				</Notice>
			)}
			{rows.length === 0 ? (
				<div className="mt-3 grid gap-4 text-16 text-muted">
					{sayDocuments('list.empty')}
					{empty}
				</div>
			) : (
				<ul className="mt-3 divide-y divide-line border-y border-line">
					{rows.map((row) => (
						<Row key={row.document.id} row={row} returnId={returnId} onDelete={() => ask(row.document)} />
					))}
				</ul>
			)}
			<ConfirmDialog
				id="delete-document"
				title={sayDocuments('delete.title')}
				open={asked !== undefined}
				onClose={() => ask(undefined)}
				no={sayDocuments('delete.no')}
				yes={sayDocuments('delete.yes')}
				busy={busy && sayDocuments('delete.busy')}
				onYes={remove}
				danger
			>
				{asked && <p>{sayDocuments('delete.text', { file: asked.filename })}</p>}
			</ConfirmDialog>
		</section>
	);
}

function Row({
	row: { document, proposal, state, tone, words },
	returnId,
	onDelete,
}: {
	readonly row: DocumentRow;
	readonly returnId: string;
	readonly onDelete: () => void;
}) {
	const base = `/app/return/${returnId}`;
	const entry = proposal && entryAddress(proposal);
	return (
		<li className="grid gap-2 py-4 text-16">
			<div className="flex items-start gap-3">
				<Sheet className="mt-0.5 size-6 shrink-0 text-muted" />
				<div className="min-w-0 flex-1">
					<p className="text-18 font-semibold wrap-anywhere">{document.filename}</p>
					<p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-14 text-muted">
						<Badge tone={tone}>{words}</Badge>
						{formatMoment(document.createdAt)}
					</p>
				</div>
			</div>
			{document.failure && (
				<p className="pl-9">
					{document.failure.message}. {document.failure.remediation}
				</p>
			)}
			<p className="flex flex-wrap gap-x-5 gap-y-1 pl-9">
				{document.status === 'read' && (
					<Link to={`${base}/documents/${document.id}`} className="link inline-block min-h-6">
						{sayDocuments(state === 'review' ? 'review.short' : 'look')}
						<span className="sr-only"> {document.filename}</span>
					</Link>
				)}
				{entry && (
					<Link to={entry} className="link inline-block min-h-6">
						{sayDocuments('entry.link')}
					</Link>
				)}
				{document.status === 'failed' && (
					<Link to={`${base}/employment/add`} className="link inline-block min-h-6">
						{sayDocuments('type.by')}
					</Link>
				)}
				<button type="button" className="link min-h-6" onClick={onDelete}>
					{sayDocuments('delete')}
					<span className="sr-only"> {document.filename}</span>
				</button>
			</p>
		</li>
	);
}

function useDelete(returnId: string) {
	const [asked, ask] = useState<UploadedDocument>();
	const deletion = useDeleteDocument(returnId);
	const remove = () => {
		if (!asked) return;
		deletion.mutate(
			{ id: asked.id },
			{
				onSuccess: () => showToast({ title: sayDocuments('deleted') }),
				onSettled: () => ask(undefined),
			},
		);
	};
	const failure = deletion.error ? describeFailure(deletion.error) : undefined;
	return { asked, ask, remove, busy: deletion.isPending, failure };
}
