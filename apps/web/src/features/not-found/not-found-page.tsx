/** The not-found page. */
import { sayAround } from '@halfpenny/messages/around-pages';
import { WhereTo } from '../../site/where-to.tsx';
import { Page } from '../../ui/page.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';

/** "404 Page Not Found", and where to go. */
export function NotFoundPage() {
	return (
		<Page
			title={sayAround('notFoundTitle')}
			heading={sayAround('notFoundHeading')}
			lead={sayAround('notFoundWhat')}
			width="work"
			aside={<WhereTo />}
		>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to="/">{sayAround('notFoundHome')}</ButtonLink>
				<ButtonLink to="/app" look="secondary">
					{sayAround('notFoundApp')}
				</ButtonLink>
			</div>
		</Page>
	);
}
