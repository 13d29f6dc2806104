/** The page for an address where there is nothing. */
import { say } from '@halfpenny/messages/shell';
import { WhereTo } from '../../site/where-to.tsx';
import { Page } from '../../ui/page.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';

/** "Page Not Found", and a way on. */
export function NotFoundPage() {
	return (
		<Page title={say('notFoundTitle')} lead={say('notFoundWhat')} width="work" aside={<WhereTo />}>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to="/">{say('notFoundHome')}</ButtonLink>
				<ButtonLink to="/app" look="secondary">
					{say('notFoundApp')}
				</ButtonLink>
			</div>
		</Page>
	);
}
