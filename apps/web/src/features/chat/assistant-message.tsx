/** An answer: its text, its figures, its suggestions, its source, and links onwards. */
import { sayChat } from '@halfpenny/messages/chat';
import { Link } from 'wouter';
import type { ChatMessage } from '../../api/shapes.ts';
import { BarList } from '../../charts/bar-list.tsx';
import { nextStepAddress } from '../../returns/next-step-address.ts';
import { besideFigures } from './beside-figures.ts';
import type { ChatAbout } from './chat-about.ts';
import { CopyButton } from './copy-button.tsx';
import { DocumentTypeCard } from './document-type-card.tsx';
import { FigureList } from './figure-list.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { ProposalCard } from './proposal-card.tsx';

export function AssistantMessage({
	message: { content, metadata },
	taxReturn,
	open,
}: {
	readonly message: ChatMessage;
	readonly taxReturn: ChatAbout['taxReturn'];
	readonly open: boolean;
}) {
	const {
		figures = [],
		charts = [],
		proposals = [],
		documentTypes = [],
		sources = [],
		actions = [],
	} = metadata;
	return (
		<div className="grid min-w-0 gap-3 text-16 wrap-anywhere">
			<span className="sr-only">{sayChat('said.assistant')}</span>
			<div className="measure">
				<Paragraphs text={besideFigures(content, figures)} />
			</div>
			{metadata.stopped && <p className="text-14 text-muted">{sayChat('stopped')}</p>}
			{charts.map(({ title, bars }) => (
				<BarList key={title} title={title} bars={bars} />
			))}
			{figures.length > 0 && <FigureList figures={figures} />}
			{proposals.map(({ id, rows }) => (
				<ProposalCard key={id} {...{ id, rows, taxReturn, open }} />
			))}
			{documentTypes.map(({ documentId, documentType }) => (
				<DocumentTypeCard key={documentId} {...{ documentId, documentType, taxReturn, open }} />
			))}
			{actions.length > 0 && (
				<p className="flex flex-wrap gap-x-5 gap-y-1">
					{actions.map(({ words, place }) => (
						<Link
							key={`${words} ${JSON.stringify(place)}`}
							to={nextStepAddress(place, taxReturn)}
							className="link inline-block min-h-6"
						>
							{words}
						</Link>
					))}
				</p>
			)}
			<Foot {...{ content, sources }} model={metadata.model} />
		</div>
	);
}

/** The source, and who answered. */
function Foot({
	content,
	sources,
	model,
}: {
	readonly content: string;
	readonly sources: NonNullable<ChatMessage['metadata']['sources']>;
	readonly model: ChatMessage['metadata']['model'];
}) {
	return (
		<div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-14 text-muted">
			{sources.map(({ label, href }) =>
				href === undefined ? (
					<span key={label}>{label}</span>
				) : (
					<a key={label} href={href} className="link" target="_blank" rel="noreferrer">
						{label}
					</a>
				),
			)}
			{model && (
				<span>{model.kind === 'offline' ? sayChat('by.offline') : sayChat('by', { name: model.name })}</span>
			)}
			<CopyButton text={content} />
		</div>
	);
}
