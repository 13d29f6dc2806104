/** A page of a document with each found value outlined. Pointing at a value highlights its field, and vice versa. */
import { sayDocuments } from '@halfpenny/messages/documents';
import { useState } from 'react';
import type { UploadedDocument } from '../../api/shapes.ts';
import { classes } from '../../ui/classes.ts';
import { Notice } from '../../ui/notice.tsx';
import { type Outlined, SURE } from './found-fields.ts';

/** The highlighted value: the id of its control. */
export interface Looking {
	readonly at: string | undefined;
	readonly look: (id: string | undefined) => void;
}

/** Returns the address of a page's image. */
export function pageAddress(documentId: string, page: number): string {
	return `/api/documents/${encodeURIComponent(documentId)}/pages/${page}`;
}

/** Every page, one below another. */
export function PagePictures({
	document,
	outlines,
	looking,
}: {
	readonly document: UploadedDocument;
	readonly outlines: readonly Outlined[];
	readonly looking: Looking;
}) {
	return document.pages.map((size, index) => (
		<PagePicture
			// biome-ignore lint/suspicious/noArrayIndexKey: pages keep their order
			key={index}
			document={document}
			page={index + 1}
			size={size}
			outlines={outlines.filter(({ page }) => page === index + 1)}
			looking={looking}
		/>
	));
}

function PagePicture({
	document,
	page,
	size,
	outlines,
	looking,
}: {
	readonly document: UploadedDocument;
	readonly page: number;
	readonly size: UploadedDocument['pages'][number];
	readonly outlines: readonly Outlined[];
	readonly looking: Looking;
}) {
	const [failed, setFailed] = useState(false);
	const words = { page, pages: document.pages.length, file: document.filename };
	if (failed) return <Notice tone="doubt">{sayDocuments('review.pageFailed')}</Notice>;
	return (
		<figure className="overflow-hidden rounded-card border border-line bg-well">
			{/* Pages are white in dark mode too, so the outlines keep their light-mode colours. */}
			<div className="relative">
				<img
					src={pageAddress(document.id, page)}
					alt={sayDocuments('review.page', words)}
					width={Math.round(size.width)}
					height={Math.round(size.height)}
					onError={() => setFailed(true)}
					className="block h-auto w-full"
				/>
				{outlines.map((outline) => (
					<Outline key={`${outline.id} ${outline.box.join(' ')}`} outline={outline} looking={looking} />
				))}
			</div>
		</figure>
	);
}

/** Pointing at an outline highlights its field; pressing it goes there. Keyboards and screen readers use the fields. */
function Outline({
	outline: { id, label, value, box, confidence },
	looking,
}: {
	readonly outline: Outlined;
	readonly looking: Looking;
}) {
	const [left, top, width, height] = box;
	const lit = looking.at === id;
	return (
		<button
			type="button"
			tabIndex={-1}
			aria-hidden="true"
			title={sayDocuments('review.found', { label, value })}
			onPointerEnter={() => looking.look(id)}
			onPointerLeave={() => looking.look(undefined)}
			onClick={() => globalThis.document.getElementById(id)?.focus()}
			style={{
				left: `${left * 100}%`,
				top: `${top * 100}%`,
				width: `${width * 100}%`,
				height: `${height * 100}%`,
			}}
			className={classes(
				'absolute -m-1 box-content rounded-[3px] border-2 p-[2px] transition-colors',
				lit ? 'border-[#9a4a1c] bg-[#9a4a1c]/15 ring-2 ring-[#9a4a1c]' : 'border-[#0f5b5e]',
				confidence < SURE && 'border-dashed',
			)}
		/>
	);
}
