/** The documents of a return: upload one, see its progress, check what was found. */

import { isOpen, shownStatus } from '@halfpenny/lifecycle';
import { sayDocuments } from '@halfpenny/messages/documents';
import { saidNone } from '@halfpenny/questions';
import { Answered } from '../../api/answered.tsx';
import { useDocuments } from '../../api/operations/documents.ts';
import { useEntries } from '../../api/operations/entries.ts';
import { useProposals, useProposalsOf } from '../../api/operations/proposals.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import type { Entry, Proposal, TaxReturn, UploadedDocument } from '../../api/shapes.ts';
import { useScope } from '../../interview/use-scope.ts';
import { acceptedTypes } from '../../returns/check-file.ts';
import { returnAddress } from '../../returns/dashboard-address.ts';
import { DROP, useUpload } from '../../returns/use-upload.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink } from '../../ui/screen-link.tsx';
import { DocumentList } from './document-list.tsx';
import { documentRows } from './document-rows.ts';
import { LoosePapers } from './loose-papers.tsx';

/** The page at `/app/return/:id/documents`. */
export function DocumentsPage({ returnId }: { readonly returnId: string }) {
	const queries = [
		useTaxReturn(returnId),
		useDocuments(returnId),
		useProposals(returnId),
		useEntries(returnId),
	] as const;
	return (
		<Answered title={sayDocuments('title')} queries={queries}>
			{(
				taxReturn: TaxReturn,
				documents: readonly UploadedDocument[],
				proposals: readonly Proposal[],
				entries: readonly Entry[],
			) => <Documents {...{ taxReturn, documents, proposals, entries }} />}
		</Answered>
	);
}

interface DocumentsProps {
	readonly taxReturn: TaxReturn;
	readonly documents: readonly UploadedDocument[];
	readonly proposals: readonly Proposal[];
	readonly entries: readonly Entry[];
}

function Documents({ taxReturn, documents, proposals, entries }: DocumentsProps) {
	const { send, problems, busy } = useUpload(taxReturn.id, documents);
	useProposalsOf(taxReturn.id, documents, proposals);
	const open = isOpen(shownStatus(taxReturn));
	return (
		<Page
			title={sayDocuments('title')}
			lead={sayDocuments('lead')}
			back={<BackLink to={returnAddress(taxReturn)}>{sayDocuments('back.return')}</BackLink>}
			hasProblem={problems.length > 0}
			summary={<ErrorSummary problems={problems} />}
		>
			{open ? (
				<FileDrop
					id={DROP}
					label={sayDocuments('drop.label')}
					hint={sayDocuments('drop.hint')}
					error={problems[0]?.message}
					accept={acceptedTypes}
					choose={sayDocuments('drop.choose')}
					onFile={send}
					busy={busy ? sayDocuments('uploading') : undefined}
				/>
			) : (
				<Notice>{sayDocuments('locked')}</Notice>
			)}
			{open && <LoosePapers userId={taxReturn.userId} taxReturnId={taxReturn.id} />}
			<DocumentList
				returnId={taxReturn.id}
				rows={documentRows(documents, proposals)}
				empty={open && <NoDocuments returnId={taxReturn.id} entries={entries} />}
			/>
		</Page>
	);
}

/** "I have no documents": an answer like any other, which can be undone. */
function NoDocuments({
	returnId,
	entries,
}: {
	readonly returnId: string;
	readonly entries: readonly Entry[];
}) {
	const scope = useScope(returnId, entries);
	const none = saidNone('documents', entries);
	return (
		<div className="grid justify-items-start gap-2">
			{none && <p className="text-16">{sayDocuments('none.said')}</p>}
			<Button
				look={none ? 'quiet' : 'secondary'}
				small
				onClick={() => scope.say('documents', none ? null : false)}
			>
				{sayDocuments(none ? 'none.undo' : 'none')}
			</Button>
		</div>
	);
}
