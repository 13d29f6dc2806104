/** /contact: a block for each way to reach the operator, and four common questions. */
import { commonQuestions, sayContact } from '@halfpenny/messages/contact';
import { sources } from '@halfpenny/messages/sources';
import { useSite } from '../../../site/site-context.tsx';
import { StartLink } from '../../../site/start-link.tsx';
import { CallToAction } from '../../../ui/call-to-action.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Section } from '../parts/section.tsx';
import { ContactBlocks, hasContact } from './contact-blocks.tsx';

export function ContactPage() {
	const { operator } = useSite().service;
	return (
		<Page title={sayContact('title')} heading={sayContact('heading')} lead={sayContact('lead')} width="work">
			{hasContact(operator) ? (
				<ContactBlocks operator={operator} />
			) : (
				<Notice title={sayContact('none.title')}>
					<p>{sayContact('none.text')}</p>
				</Notice>
			)}
			<Section id="hmrc" title={sayContact('hmrc.title')} lead={sayContact('hmrc.text')}>
				<a href={sources.contactHmrc.href} className="link text-18">
					{sayContact('hmrc.link')}
				</a>
			</Section>
			<Section id="questions" title={sayContact('questions.title')}>
				<CommonQuestions />
			</Section>
			<CallToAction title={sayContact('start.title')} text={sayContact('start.text')}>
				<StartLink>{sayContact('start')}</StartLink>
			</CallToAction>
		</Page>
	);
}

function CommonQuestions() {
	return (
		<>
			<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
				{commonQuestions(useSite().figures).map(({ id, question, answer }) => (
					<li key={id} className="rounded-card border border-line bg-card p-5">
						<h3 className="text-18">
							<a href={`/faqs#${id}`} className="link">
								{question}
							</a>
						</h3>
						<p className="mt-2 text-16 text-muted">{answer}</p>
					</li>
				))}
			</ul>
			<p className="mt-5">
				<a href="/faqs" className="link text-18 font-semibold">
					{sayContact('questions.all')}
				</a>
			</p>
		</>
	);
}
