/** /privacy and /terms: long texts with a list of their headings beside them. */
import type { LegalPage } from '@halfpenny/messages/legal';
import { privacyPolicy } from '@halfpenny/messages/privacy';
import { saySite } from '@halfpenny/messages/site';
import { termsOfUse } from '@halfpenny/messages/terms';
import { type Site, useSite } from '../../../site/site-context.tsx';
import { Page } from '../../../ui/page.tsx';
import { BackHome } from '../parts/back-home.tsx';
import { PassageLinks, Passages } from '../parts/passages.tsx';

/** The privacy policy for a site. */
export function privacyOf({ service: { operator, environment } }: Pick<Site, 'service'>): LegalPage {
	return privacyPolicy(operator.name, operator.supportEmail ?? operator.businessEmail, environment);
}

/** The terms for a site. */
export function termsFor({ figures, service }: Pick<Site, 'figures' | 'service'>): LegalPage {
	return termsOfUse(figures, service.environment, service.operator.name);
}

/** The page at /privacy. */
export function PrivacyPage() {
	return <LegalText page={privacyOf(useSite())} />;
}

/** The page at /terms. */
export function TermsPage() {
	return <LegalText page={termsFor(useSite())} />;
}

function LegalText({ page: { title, lead, passages } }: { readonly page: LegalPage }) {
	return (
		<Page
			title={title}
			lead={lead}
			width="work"
			back={<BackHome />}
			aside={<PassageLinks passages={passages} />}
		>
			<p className="text-16 text-muted">{saySite('lastUpdated', { day: saySite('legalDay') })}</p>
			<Passages passages={passages} />
		</Page>
	);
}
