/** Adds a document to a quarter: checks it here, uploads it, then links it. */
import { sayMtd } from '@halfpenny/messages/mtd';
import { useState } from 'react';
import { describeFailure } from '../../../api/failure.ts';
import { useAddMtdDocument } from '../../../api/operations/mtd.ts';
import type { MtdSubmission } from '../../../api/shapes.ts';
import { acceptedTypes, checkFile } from '../../../returns/check-file.ts';
import { notUploaded } from '../../../returns/not-uploaded.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { showToast } from '../../../ui/toast-store.ts';

/** Closes by itself once the document is linked. */
export function Uploader({
	submission: { id, quarter },
	onDone,
}: {
	readonly submission: MtdSubmission;
	readonly onDone: () => void;
}) {
	const [error, setError] = useState<string>();
	const add = useAddMtdDocument(id);
	const send = (file: File) => {
		const wrong = checkFile(file);
		setError(wrong && `${wrong.title}. ${wrong.detail}`);
		if (wrong) return;
		add.mutate(file, {
			onSuccess: () => {
				showToast({ title: sayMtd('documents.linked') });
				onDone();
			},
			onError: (failure) => {
				const { title, detail } = describeFailure(failure);
				setError(`${title}. ${detail}`);
				showToast({ ...notUploaded(failure), tone: 'bad' });
			},
		});
	};
	return (
		<FileDrop
			id={`paper-${id}`}
			label={sayMtd('documents.upload.label', { quarter })}
			hint={sayMtd('documents.upload.hint')}
			error={error}
			accept={acceptedTypes}
			choose={sayMtd('documents.upload.choose')}
			onFile={send}
			busy={add.isPending ? sayMtd('documents.uploading') : undefined}
		/>
	);
}
