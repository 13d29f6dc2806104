/** The frame of one part of a review: its heading, and a button to leave it out or put it back. */
import { sayDocuments } from '@halfpenny/messages/documents';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

/** Without a title there is only one part, which the page itself leaves out. */
export function PartFrame({
	title,
	isLeft,
	onLeave,
	children,
}: {
	readonly title: string | undefined;
	readonly isLeft: boolean;
	readonly onLeave: (isLeft: boolean) => void;
	readonly children: ReactNode;
}) {
	if (title === undefined) return children;
	return (
		<section className="grid gap-6 border-t border-line pt-5 first:border-t-0 first:pt-0">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h2 className="text-22">{title}</h2>
				<Button look="quiet" small onClick={() => onLeave(!isLeft)}>
					{sayDocuments(isLeft ? 'review.part.takeBack' : 'review.part.leave')}
				</Button>
			</div>
			{isLeft ? <p className="text-16 text-muted">{sayDocuments('review.part.left')}</p> : children}
		</section>
	);
}
