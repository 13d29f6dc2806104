/** /cookies: which cookies we use, which we don't, and the one choice. */
import { sayCookies } from '@halfpenny/messages/cookies';
import { saySite } from '@halfpenny/messages/site';
import { Island } from '../../../site/island.tsx';
import { Page } from '../../../ui/page.tsx';
import { BackHome } from '../parts/back-home.tsx';
import { Section } from '../parts/section.tsx';
import { CookieChoices } from './cookie-choices.tsx';

export function CookiesPage() {
	return (
		<Page title={sayCookies('title')} lead={sayCookies('lead')} width="work" back={<BackHome />}>
			<p className="text-16 text-muted">{saySite('lastUpdated', { day: saySite('legalDay') })}</p>
			<Section id="choices" title={sayCookies('choices.title')}>
				<Island name="cookieChoices" Screen={CookieChoices} given={{}} />
				<noscript>
					<p className="mt-4 text-16 text-muted">{sayCookies('choices.noScript')}</p>
				</noscript>
			</Section>
			<Section id="cookies" title={sayCookies('table.title')}>
				<CookieTable />
			</Section>
			<Section id="none" title={sayCookies('none.title')}>
				<div className="measure grid gap-3 text-18">
					<p>{sayCookies('none.analytics')}</p>
					<p>{sayCookies('none.doNotTrack')}</p>
					<p>{sayCookies('none.banner')}</p>
				</div>
			</Section>
			<Section id="elsewhere" title={sayCookies('elsewhere.title')}>
				<p className="measure text-18">{sayCookies('elsewhere.text')}</p>
			</Section>
		</Page>
	);
}

const cookies = [
	'session',
	'known-browser',
	'half-session',
	'visitor',
	'device',
	'csrf',
	'administrator',
	'preferences',
] as const;

function CookieTable() {
	return (
		<dl className="divide-y divide-line border-t border-line text-16">
			{cookies.map((name) => (
				<div key={name} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[12rem_1fr_16rem]">
					<dt className="font-semibold">
						<code className="font-sans">{name}</code>{' '}
						<span className="ml-1 text-14 font-normal text-muted">
							{sayCookies(name === 'preferences' ? 'table.yours' : 'table.needed')}
						</span>
					</dt>
					<dd>{sayCookies(`${name}.for`)}</dd>
					<dd className="text-muted">{sayCookies(`${name}.lasts`)}</dd>
				</div>
			))}
		</dl>
	);
}
