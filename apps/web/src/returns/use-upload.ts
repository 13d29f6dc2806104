/** Uploads a file: checks it here, sends it, and opens its review once it has been read. */
import { sayDocuments } from '@halfpenny/messages/documents';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { describeFailure } from '../api/failure.ts';
import { keys } from '../api/keys.ts';
import { useUploadDocument } from '../api/operations/document-changes.ts';
import type { UploadedDocument } from '../api/shapes.ts';
import type { FormProblem } from '../ui/error-summary.tsx';
import { showToast } from '../ui/toast-store.ts';
import { checkFile } from './check-file.ts';
import { notUploaded } from './not-uploaded.ts';

/** The id of the drop area, which the error summary links to. */
export const DROP = 'document';

/** Uploads one file at a time. */
export function useUpload(taxReturnId: string, documents: readonly UploadedDocument[]) {
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const upload = useUploadDocument(taxReturnId);
	const awaited = useReviewWhenRead(taxReturnId, documents);
	const send = (file: File) => {
		const wrong = checkFile(file);
		setProblems(wrong ? [problem(wrong)] : []);
		if (wrong) return;
		upload.mutate(file, {
			onSuccess: ({ id }) => {
				const known = knownAlready(id, documents);
				if (known) showToast({ title: sayDocuments('known.title'), detail: known.filename });
				else awaited.current.add(id);
			},
			onError: (failure) => {
				setProblems([problem(describeFailure(failure))]);
				showToast({ ...notUploaded(failure), tone: 'bad' });
			},
		});
	};
	return { send, problems, busy: upload.isPending };
}

/** Returns the earlier document with the same content. One that couldn't be read is read again. */
export function knownAlready<One extends Pick<UploadedDocument, 'id' | 'status'>>(
	id: string,
	documents: readonly One[],
): One | undefined {
	return documents.find((one) => one.id === id && one.status !== 'failed');
}

/**
 * For each document uploaded here: once it has been read and there is something to check, says so, and opens its review
 * when no other is being read.
 */
function useReviewWhenRead(taxReturnId: string, documents: readonly UploadedDocument[]) {
	const queryClient = useQueryClient();
	const [, navigate] = useLocation();
	const awaited = useRef(new Set<string>());
	useEffect(() => {
		for (const { id, status, filename, proposalId } of documents) {
			if (!awaited.current.has(id) || status === 'waiting' || status === 'reading') continue;
			awaited.current.delete(id);
			void queryClient.invalidateQueries({ queryKey: keys.proposals(taxReturnId) });
			if (status !== 'read' || proposalId === null) continue;
			showToast({
				title: sayDocuments('uploaded.title'),
				detail: sayDocuments('uploaded.detail', { file: filename }),
			});
			if (awaited.current.size === 0) navigate(`/app/return/${taxReturnId}/documents/${id}`);
		}
	}, [documents, queryClient, taxReturnId, navigate]);
	return awaited;
}

function problem({ title, detail }: { readonly title: string; readonly detail: string }): FormProblem {
	return { field: DROP, message: title, remediation: detail };
}
