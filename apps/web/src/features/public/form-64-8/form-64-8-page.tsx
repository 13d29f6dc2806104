/** /form-64-8: what to know first, and the helper itself. */
import { sayAgentForm } from '@halfpenny/messages/form-64-8';
import { sources } from '@halfpenny/messages/sources';
import { Island } from '../../../site/island.tsx';
import { useSite } from '../../../site/site-context.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { BackLink } from '../../../ui/screen-link.tsx';
import { AgentForm } from './agent-form.tsx';

const limits = ['limits.copy', 'limits.making', 'limits.private'] as const;

/** Prints only the sheet. */
export function AgentFormPage() {
	const { agent } = useSite().service.operator;
	return (
		<div className="[&_h1]:print:hidden [&_h1+p]:print:hidden">
			<Page
				title={sayAgentForm('title')}
				lead={sayAgentForm('lead')}
				width="work"
				back={<BackLink to="/auth">{sayAgentForm('backToSignIn')}</BackLink>}
			>
				<div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start lg:gap-10 print:block">
					<div className="no-print lg:order-last">
						<Notice tone="doubt" title={sayAgentForm('limits.title')}>
							<ul className="grid list-disc gap-1.5 pl-5">
								{limits.map((limit) => (
									<li key={limit}>{sayAgentForm(limit)}</li>
								))}
							</ul>
							<p>
								<a href={sources.agentForm.href} className="link">
									{sayAgentForm('hmrcForm')}
								</a>
							</p>
						</Notice>
					</div>
					<div className="min-w-0">
						<noscript>
							<p className="mb-6 text-18 font-semibold text-owe">{sayAgentForm('noScript')}</p>
						</noscript>
						<Island name="agentForm" Screen={AgentForm} given={{ agent, hmrcForm: sources.agentForm.href }} />
					</div>
				</div>
			</Page>
		</div>
	);
}
