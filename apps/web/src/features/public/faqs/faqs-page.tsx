/** /faqs: eleven questions, each with its own link, all open. */
import { type Faq, faqs, sayFaqs } from '@halfpenny/messages/faqs';
import { useSite } from '../../../site/site-context.tsx';
import { StartLink } from '../../../site/start-link.tsx';
import { CallToAction } from '../../../ui/call-to-action.tsx';
import { Page } from '../../../ui/page.tsx';
import { keepYears } from '../../../ui/years.tsx';
import { SourceList } from '../parts/source-list.tsx';

export function FaqsPage() {
	const { figures, service } = useSite();
	const list = faqs(figures, service.environment);
	return (
		<Page
			title={sayFaqs('title')}
			heading={sayFaqs('heading')}
			lead={sayFaqs('lead', figures)}
			width="work"
			aside={<Jump list={list} />}
		>
			<div className="grid gap-0 divide-y divide-line border-y border-line">
				{list.map((faq) => (
					<Question key={faq.id} faq={faq} />
				))}
			</div>
			<CallToAction title={sayFaqs('more.title')} text={sayFaqs('more.text')}>
				<StartLink>{sayFaqs('more.start')}</StartLink>
				<a href="/contact" className="link text-18 font-semibold">
					{sayFaqs('more.contact')}
				</a>
			</CallToAction>
		</Page>
	);
}

function Question({ faq: { id, question, answer, points, sources } }: { readonly faq: Faq }) {
	return (
		<section aria-labelledby={id} className="grid gap-3 py-7">
			<h2 id={id} className="scroll-mt-6 text-22 sm:text-28">
				{keepYears(question)}
			</h2>
			<div className="measure grid gap-2.5 text-18">
				{answer.map((paragraph) => (
					<p key={paragraph}>{keepYears(paragraph)}</p>
				))}
				{points !== undefined && (
					<ul className="grid list-disc gap-x-8 gap-y-1 pl-5 sm:grid-cols-2 marker:text-copper">
						{points.map((point) => (
							<li key={point}>{point}</li>
						))}
					</ul>
				)}
			</div>
			<SourceList sources={sources} />
		</section>
	);
}

function Jump({ list }: { readonly list: readonly Faq[] }) {
	return (
		<nav aria-label={sayFaqs('jump')} className="hidden border-l-2 border-line pl-5 lg:block">
			<p className="text-14 font-semibold text-muted">{sayFaqs('jump')}</p>
			<ul className="mt-2 grid gap-1 text-16">
				{list.map(({ id, question }) => (
					<li key={id}>
						<a href={`#${id}`} className="link inline-block py-0.5">
							{keepYears(question)}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
