/** What frames a public page: skip link, header, footer. All of it works without JavaScript. */
import type { ReactNode } from 'react';
import { SiteFooter } from '../../ui/site-footer.tsx';
import { SkipLink } from '../../ui/site-frame.tsx';
import { PublicHeader } from './public-header.tsx';
import { useSite } from './site-context.tsx';

/** The page between header and footer. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
	const { service, path } = useSite();
	return (
		<div className="flex min-h-dvh flex-col print:block">
			<SkipLink />
			<PublicHeader environment={service.environment} path={path} />
			<div className="grow">{children}</div>
			<SiteFooter />
		</div>
	);
}
