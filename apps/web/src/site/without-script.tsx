/** What an app address shows when JavaScript is off: what the page would be, and where to read more. */
import { sayAround } from '@halfpenny/messages/around-pages';
import { say } from '@halfpenny/messages/shell';
import { DocumentLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

/** The page, under its usual title. */
export function WithoutScript({ title }: { readonly title: string }) {
	return (
		<Page title={title} lead={say('noScript')}>
			<div className="flex flex-wrap gap-3">
				<DocumentLink href="/">{sayAround('notFoundHome')}</DocumentLink>
				<DocumentLink href="/resources" look="secondary">
					{sayAround('notFoundGuides')}
				</DocumentLink>
			</div>
		</Page>
	);
}
