/** /pricing: three plans, the reasons for the prices, an honest comparison, questions about money. */
import { LARGEST_UPLOAD, MOST_DOCUMENT_BYTES, MOST_DOCUMENTS } from '@halfpenny/facts';
import { pricingQuestions, sayPricing } from '@halfpenny/messages/pricing';
import { useSite } from '../../../site/site-context.tsx';
import { StartLink } from '../../../site/start-link.tsx';
import { CallToAction } from '../../../ui/call-to-action.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Section } from '../parts/section.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { PlanCards } from './plan-cards.tsx';

const MEGABYTE = 1024 * 1024;

/** The limits of an account, the same ones uploads are checked against. */
const PAPERS = {
	documents: MOST_DOCUMENTS,
	megabytes: MOST_DOCUMENT_BYTES / MEGABYTE,
	each: LARGEST_UPLOAD / MEGABYTE,
};

export function PricingPage() {
	return (
		<Page title={sayPricing('title')} heading={sayPricing('heading')} lead={sayPricing('lead')} width="work">
			<PlanCards />
			<Notice tone="good" title={sayPricing('free.title')}>
				<p>{sayPricing('free.text')}</p>
				<p>{sayPricing('papers', PAPERS)}</p>
			</Notice>
			<InfoCards />
			<Section id="compare" title={sayPricing('compare.title')} lead={sayPricing('compare.lead')}>
				<ComparisonTable />
			</Section>
			<Section id="questions" title={sayPricing('questions.title')}>
				<Questions />
			</Section>
			<CallToAction title={sayPricing('trial.title')} text={sayPricing('trial.text')}>
				<StartLink>{sayPricing('trial')}</StartLink>
			</CallToAction>
		</Page>
	);
}

const infos = ['info.guarantee', 'info.upgrade', 'info.open'] as const;

function InfoCards() {
	return (
		<Section id="terms" title={sayPricing('info.title')}>
			<ul className="grid gap-6 md:grid-cols-3">
				{infos.map((info) => (
					<li key={info} className="border-t-2 border-copper pt-4">
						<h3 className="text-22">{sayPricing(info)}</h3>
						<p className="mt-2 text-16 text-muted">{sayPricing(`${info}.text`)}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}

function Questions() {
	const { figures } = useSite();
	return (
		<dl className="grid gap-x-12 gap-y-7 md:grid-cols-2">
			{pricingQuestions(figures).map(({ question, answer }) => (
				<div key={question}>
					<dt className="font-serif text-22 leading-tight font-semibold">{question}</dt>
					<dd className="measure mt-2 text-16 text-muted">{answer}</dd>
				</div>
			))}
		</dl>
	);
}
