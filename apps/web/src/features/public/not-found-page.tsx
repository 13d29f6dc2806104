/** The not-found document. */
import { sayAround } from '@halfpenny/messages/around-pages';
import { WhereTo } from '../../site/where-to.tsx';
import { DocumentLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';

/** "404 Page Not Found", and where to go. */
export function NotFound() {
	return (
		<Page
			title={sayAround('notFoundTitle')}
			heading={sayAround('notFoundHeading')}
			lead={sayAround('notFoundWhat')}
			width="work"
			aside={<WhereTo />}
		>
			<div className="flex flex-wrap gap-3">
				<DocumentLink href="/">{sayAround('notFoundHome')}</DocumentLink>
				<DocumentLink href="/resources" look="secondary">
					{sayAround('notFoundGuides')}
				</DocumentLink>
			</div>
		</Page>
	);
}
