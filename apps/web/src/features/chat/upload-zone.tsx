/** Uploads a document within the conversation. */
import { sayChat } from '@halfpenny/messages/chat';
import { sayDocuments } from '@halfpenny/messages/documents';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useDocuments } from '../../api/operations/documents.ts';
import { acceptedTypes } from '../../returns/check-file.ts';
import { DROP, useUpload } from '../../returns/use-upload.ts';
import { FileDrop } from '../../ui/file-drop.tsx';

/** Takes the focus each time the user has `asked` for it, but not when an answer opens it. */
export function UploadZone({ returnId, asked }: { readonly returnId: string; readonly asked: number }) {
	const documents = useDocuments(returnId).data ?? [];
	const { send, problems, busy } = useUpload(returnId, documents);
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (asked > 0) place.current?.querySelector('button')?.focus();
	}, [asked]);
	const waiting = documents.filter(({ status }) => status === 'waiting' || status === 'reading');
	const [problem] = problems;
	return (
		<div ref={place} className="no-print grid gap-3">
			<FileDrop
				id={DROP}
				label={sayChat('upload.title')}
				hint={sayDocuments('drop.hint')}
				error={problem && [problem.message, problem.remediation].filter(Boolean).join('. ')}
				accept={acceptedTypes}
				choose={sayDocuments('drop.choose')}
				onFile={send}
				busy={busy ? sayDocuments('uploading') : undefined}
			/>
			{(waiting.length > 0 || documents.length > 0) && (
				<p role="status" className="flex flex-wrap gap-x-4 text-16">
					{waiting.map(({ id, filename }) => (
						<span key={id}>{sayChat('upload.done', { file: filename })}</span>
					))}
					<Link to={`/app/return/${returnId}/documents`} className="link">
						{sayChat('upload.see')}
					</Link>
				</p>
			)}
		</div>
	);
}
