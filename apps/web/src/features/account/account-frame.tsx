/** The frame of every account page: its title, the way back, and links to the other pages. */
import { sayAccount } from '@halfpenny/messages/account';
import type { ReactNode } from 'react';
import { AccountNav } from '../../ui/account-nav.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink } from '../../ui/screen-link.tsx';

export function AccountFrame({
	title,
	hasProblem = false,
	summary,
	children,
}: {
	readonly title: string;
	readonly hasProblem?: boolean;
	readonly summary?: ReactNode;
	readonly children: ReactNode;
}) {
	return (
		<Page
			title={title}
			back={<BackLink to="/app">{sayAccount('back')}</BackLink>}
			hasProblem={hasProblem}
			summary={summary}
		>
			<AccountNav />
			{children}
		</Page>
	);
}
