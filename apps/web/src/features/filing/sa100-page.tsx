/** The form in three tabs: its figures, its XML, its submissions. */
import { sayFiling } from '@halfpenny/messages/filing';
import { useLocation, useSearch } from 'wouter';
import { Answered } from '../../api/answered.tsx';
import { useSubmissions } from '../../api/operations/filing.ts';
import { useService } from '../../api/operations/service.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import type { Service, Submissions, TaxReturn } from '../../api/shapes.ts';
import { dashboardAddress } from '../../returns/dashboard-address.ts';
import { declaredOf } from '../../returns/declared/declared-of.ts';
import { Page } from '../../ui/page.tsx';
import { BackLink } from '../../ui/screen-link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DeclaredForm } from './declared-form.tsx';
import { formName } from './form-name.ts';
import { Overview } from './overview.tsx';
import { SubmissionHistory } from './submission-history.tsx';
import { useXml } from './use-xml.ts';
import { XmlPreview } from './xml-preview.tsx';

const tabs = ['overview', 'xml', 'submission'] as const;

/** The page at `/app/return/:id/sa100`. The tab is in the address. */
export function Sa100Page({ returnId }: { readonly returnId: string }) {
	return (
		<Answered
			title={sayFiling('form.name.individual')}
			queries={[useTaxReturn(returnId), useSubmissions(returnId), useService()]}
		>
			{(taxReturn: TaxReturn, all: Submissions, service: Service) => (
				<FormOf {...{ taxReturn, all, service }} />
			)}
		</Answered>
	);
}

interface FormProps {
	readonly taxReturn: TaxReturn;
	readonly all: Submissions;
	readonly service: Service;
}

/** A year that was declared final has no form. */
function FormOf(shown: FormProps) {
	const submission = declaredOf(shown.all.logs);
	if (submission === undefined) return <Sa100 {...shown} />;
	return <DeclaredForm submission={submission} taxReturn={shown.taxReturn} />;
}

function Sa100({ taxReturn, all, service }: FormProps) {
	const [, navigate] = useLocation();
	const asked = new URLSearchParams(useSearch()).get('tab');
	const chosen = tabs.find((tab) => tab === asked) ?? 'overview';
	const choose = (tab: string) => navigate(`/app/return/${taxReturn.id}/sa100?tab=${tab}`, { replace: true });
	const xml = useXml(taxReturn, () => choose('xml'));
	const panels = {
		overview: <Overview taxReturn={taxReturn} xml={xml} />,
		xml: <XmlPreview xml={xml} taxReturn={taxReturn} />,
		submission: <SubmissionHistory {...{ taxReturn, all, service, xml }} />,
	};
	return (
		<Page
			title={sayFiling('titleOf', { title: formName(taxReturn), taxYear: taxReturn.taxYear })}
			heading={formName(taxReturn)}
			lead={sayFiling('form.lead')}
			back={<BackLink to={dashboardAddress(taxReturn)}>{sayFiling('back.return')}</BackLink>}
		>
			<Tabs
				id="sa100"
				label={formName(taxReturn)}
				tabs={tabs.map((key) => ({ key, label: sayFiling(`form.${key}`), panel: panels[key] }))}
				chosen={chosen}
				onChoose={choose}
			/>
		</Page>
	);
}
