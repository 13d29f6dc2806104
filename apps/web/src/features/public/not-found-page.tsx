/** The document for an address where there is nothing. */
import { say } from '@halfpenny/messages/shell';
import { WhereTo } from '../../site/where-to.tsx';
import { DocumentLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';

/** "404 Page Not Found", and ways on. */
export function NotFound() {
	return (
		<Page
			title={say('notFoundTitle')}
			heading={say('notFoundHeading')}
			lead={say('notFoundWhat')}
			width="work"
			aside={<WhereTo />}
		>
			<div className="flex flex-wrap gap-3">
				<DocumentLink href="/">{say('notFoundHome')}</DocumentLink>
				<DocumentLink href="/resources" look="secondary">
					{say('notFoundGuides')}
				</DocumentLink>
			</div>
		</Page>
	);
}
