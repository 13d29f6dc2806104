/** The frame of a public page: skip link, header, footer. Works without JavaScript. */
import { saySite } from '@halfpenny/messages/site';
import type { ReactNode } from 'react';
import { SiteFooter } from '../ui/site-footer.tsx';
import { SkipLink } from '../ui/site-frame.tsx';
import { PublicHeader } from './public-header.tsx';
import { useSite } from './site-context.tsx';

export function PublicFrame({ children }: { readonly children: ReactNode }) {
	const { service, path, visitor } = useSite();
	return (
		<div className="flex min-h-dvh flex-col print:block">
			<SkipLink />
			<PublicHeader environment={service.environment} path={path} signedIn={visitor === 'signedIn'} />
			{visitor === 'loggedOut' && (
				<p role="status" className="mx-auto w-full max-w-[1120px] px-4 pt-4 text-16 font-semibold sm:px-6">
					{saySite('loggedOut')}
				</p>
			)}
			<div className="grow">{children}</div>
			<SiteFooter />
		</div>
	);
}
