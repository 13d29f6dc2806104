/** A suggestion in an answer that a document is of another type: what it counts as, what it would, and buttons to set it. */
import { sayChat } from '@halfpenny/messages/chat';
import { sayDocuments } from '@halfpenny/messages/documents';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { type ApiFailure, describeFailure } from '../../api/failure.ts';
import { useSetDocumentType } from '../../api/operations/document-changes.ts';
import { isBeingRead, useDocuments } from '../../api/operations/documents.ts';
import type { ChatMessage } from '../../api/shapes.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ChatAbout } from './chat-about.ts';

type Suggested = NonNullable<ChatMessage['metadata']['documentTypes']>[number];

interface CardProps extends Suggested {
	readonly taxReturn: ChatAbout['taxReturn'];
	/** Whether the return can be changed. */
	readonly open: boolean;
}

/** Only pressing its button changes anything. Nothing is shown for a document that was deleted. */
export function DocumentTypeCard({ documentId, documentType, taxReturn, open }: CardProps) {
	const documents = useDocuments(taxReturn.id);
	const setting = useSetDocumentType(taxReturn.id);
	const [left, leave] = useState(false);
	const card = useRef<HTMLDivElement>(null);
	// The pressed button disappears, so the card takes the focus.
	const onDone = () => requestAnimationFrame(() => card.current?.focus());
	const document = documents.data?.find(({ id }) => id === documentId);
	if (!document) return null;
	const isSet = document.documentType === documentType;
	const set = () => {
		if (!setting.isPending) setting.mutate({ id: documentId, body: { documentType } }, { onSuccess: onDone });
	};
	const onLeave = () => {
		leave(true);
		onDone();
	};
	return (
		<section
			ref={card}
			tabIndex={-1}
			aria-label={sayChat('documentType.title')}
			className="max-w-xl rounded-card border-2 border-edge bg-card p-4"
		>
			<h3 className="text-18 wrap-anywhere">{document.filename}</h3>
			<p className="mt-2 text-16">
				{isSet ? (
					`${sayChat('documentType.set', { type: sayDocuments(`kind.${documentType}`) })}${isBeingRead(document) ? ` ${sayChat('documentType.reading')}` : ''}`
				) : (
					<>
						<span className="sr-only">{sayChat('proposal.before')} </span>
						<del className="text-muted">{sayDocuments(`kind.${document.documentType}`)}</del>{' '}
						<span className="sr-only">{sayChat('proposal.after')} </span>
						<strong className="font-semibold">{sayDocuments(`kind.${documentType}`)}</strong>
					</>
				)}
			</p>
			{!isSet && left && <p className="mt-3 text-16">{sayChat('documentType.left')}</p>}
			{!isSet && !left && open && (
				<Decide busy={setting.isPending} failure={setting.error} onSet={set} onLeave={onLeave} />
			)}
			{isSet && (
				<p className="mt-3">
					<Link to={`/app/return/${taxReturn.id}/documents`} className="link inline-block min-h-6 text-16">
						{sayChat('upload.see')}
					</Link>
				</p>
			)}
		</section>
	);
}

function Decide({
	busy,
	failure,
	onSet,
	onLeave,
}: {
	readonly busy: boolean;
	readonly failure: ApiFailure | null;
	readonly onSet: () => void;
	readonly onLeave: () => void;
}) {
	const words = failure && describeFailure(failure);
	return (
		<div className="no-print mt-4 grid gap-3">
			{words && (
				<Notice tone="bad" title={words.title} live>
					{words.detail}
				</Notice>
			)}
			<div className="flex flex-wrap gap-3">
				<Button small onClick={onSet} busy={busy && sayChat('documentType.setting')}>
					{sayChat('documentType.yes')}
				</Button>
				<Button small look="quiet" onClick={onLeave}>
					{sayChat('documentType.no')}
				</Button>
			</div>
		</div>
	);
}
