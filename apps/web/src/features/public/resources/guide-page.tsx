/** /resources/…: one guide, its sources, and the next one to read. */
import type { Guide } from '@halfpenny/messages/guides';
import { guides } from '@halfpenny/messages/guides';
import { sayResources } from '@halfpenny/messages/resources';
import { saySite } from '@halfpenny/messages/site';
import { useSite } from '../../../site/site-context.tsx';
import { Page } from '../../../ui/page.tsx';
import { BackLink } from '../../../ui/screen-link.tsx';
import { PassageLinks, Passages } from '../parts/passages.tsx';
import { SourceList } from '../parts/source-list.tsx';

/** The guide of a slug. */
export function GuidePage({ slug }: { readonly slug: string }) {
	const { figures } = useSite();
	const all = guides(figures);
	const at = all.findIndex((guide) => guide.slug === slug);
	const guide = all[at];
	const next = all[(at + 1) % all.length];
	if (!guide) return null;
	return (
		<Page
			title={guide.title}
			lead={guide.summary}
			width="work"
			back={<BackLink to="/resources">{sayResources('guides.all')}</BackLink>}
			aside={<PassageLinks passages={guide.passages} />}
		>
			<p className="text-16 text-muted">{saySite('currentYear', { year: figures.taxYear })}</p>
			<Passages passages={guide.passages} />
			<SourceList sources={guide.sources} />
			{next && <NextGuide guide={next} />}
		</Page>
	);
}

function NextGuide({ guide: { slug, title, summary } }: { readonly guide: Guide }) {
	return (
		<section className="no-print relative rounded-card border border-line bg-card p-6 hover:border-copper">
			<p className="text-14 text-muted">{sayResources('guides.next')}</p>
			<h2 className="mt-1 text-22">
				<a href={`/resources/${slug}`} className="link after:absolute after:inset-0">
					{title}
				</a>
			</h2>
			<p className="mt-1 text-16 text-muted">{summary}</p>
		</section>
	);
}
