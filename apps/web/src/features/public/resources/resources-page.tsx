/** /resources: the year's key facts, six guides, four tools. */
import { guides } from '@halfpenny/messages/guides';
import { sayResources } from '@halfpenny/messages/resources';
import { sources } from '@halfpenny/messages/sources';
import { useSite } from '../../../site/site-context.tsx';
import { FormBox, Sheet, Slip, Sum } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { keepYears } from '../../../ui/years.tsx';
import { Section } from '../parts/section.tsx';
import { SourceList } from '../parts/source-list.tsx';
import { KeyFacts } from './key-facts.tsx';

export function ResourcesPage() {
	const { figures } = useSite();
	return (
		<Page
			title={sayResources('title')}
			heading={sayResources('heading')}
			lead={sayResources('lead')}
			width="work"
		>
			<Section id="facts" title={keepYears(sayResources('facts.title', { year: figures.taxYear }))}>
				<KeyFacts figures={figures} />
				<div className="mt-4">
					<SourceList
						sources={[
							sources.rates,
							sources.deadlines,
							sources.penalties,
							sources.onAccount,
							sources.makingTaxDigital,
						]}
					/>
				</div>
			</Section>
			<Section id="guides" title={sayResources('guides.title')}>
				<GuideCards />
			</Section>
			<Section id="tools" title={sayResources('tools.title')}>
				<ToolCards />
			</Section>
		</Page>
	);
}

function GuideCards() {
	return (
		<ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
			{guides(useSite().figures).map(({ slug, title, summary }, index) => (
				<li
					key={slug}
					className="relative grid content-start gap-2 rounded-card border border-line bg-card p-6 hover:border-copper"
				>
					<span aria-hidden="true" className="font-serif text-36 leading-none text-copper">
						{index + 1}
					</span>
					<h3 className="text-22">
						<a href={`/resources/${slug}`} className="link after:absolute after:inset-0">
							{title}
						</a>
					</h3>
					<p className="text-16 text-muted">{keepYears(summary)}</p>
				</li>
			))}
		</ol>
	);
}

const tools = [
	{ id: 'calculator', href: '/#calculator', mark: Sum },
	{ id: 'demo', href: '/app?demo', mark: FormBox },
	{ id: 'agent', href: '/form-64-8', mark: Sheet },
	{ id: 'measured', href: '/resources/how-it-is-measured', mark: Slip },
] as const;

function ToolCards() {
	return (
		<ul className="grid gap-x-10 sm:grid-cols-2">
			{tools.map(({ id, href, mark: Mark }) => (
				<li key={id} className="relative grid grid-cols-[2rem_1fr] gap-x-4 border-t border-line py-5">
					<Mark className="mt-0.5 size-7 text-copper" />
					<div>
						<h3 className="text-22">
							<a href={href} className="link after:absolute after:inset-0">
								{sayResources(`tool.${id}`)}
							</a>
						</h3>
						<p className="mt-1 text-16 text-muted">{sayResources(`tool.${id}.text`)}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
