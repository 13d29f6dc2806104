/** "Upload a P60 and we'll fill this in": the upload and its outcome. */
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import type { UploadedDocument } from '../../api/shapes.ts';
import { acceptedTypes } from '../../returns/check-file.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Sheet } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { paperWords } from './paper-words.ts';
import { PAPER, type Papers } from './use-papers.ts';

/** Goes above the fields it fills. */
export function PaperUpload({ papers }: { readonly papers: Papers }) {
	const { list, notices, problem, send, sending, remove } = papers;
	return (
		<div className="grid gap-4">
			<FileDrop
				id={PAPER}
				label={sayOnboarding('paper.label')}
				hint={sayOnboarding('paper.hint')}
				error={problem?.message}
				accept={acceptedTypes}
				choose={sayOnboarding('paper.choose')}
				onFile={send}
				busy={sending ? sayOnboarding('paper.uploading') : undefined}
			/>
			<ul className="grid gap-3 empty:hidden" aria-live="polite">
				{list.map((paper) => (
					<Paper key={paper.id} paper={paper} onRemove={() => remove(paper.id)} />
				))}
			</ul>
			{notices.length > 0 && (
				<Notice tone="doubt">
					{notices.map(({ code, message }) => (
						<p key={code}>{message}</p>
					))}
				</Notice>
			)}
		</div>
	);
}

function Paper({ paper, onRemove }: { readonly paper: UploadedDocument; readonly onRemove: () => void }) {
	return (
		<li className="flex items-start gap-3 text-16">
			<Sheet className="mt-0.5 size-6 shrink-0 text-muted" />
			<div className="min-w-0 flex-1">
				<p className="font-semibold wrap-anywhere">{paper.filename}</p>
				<p className="measure">{paperWords(paper)}</p>
			</div>
			<button type="button" className="link min-h-6" onClick={onRemove}>
				{sayOnboarding('paper.remove')}
				<span className="sr-only"> {paper.filename}</span>
			</button>
		</li>
	);
}
