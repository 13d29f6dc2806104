/** The page `/mtd`: the year at a glance, the connection, the business, the balance and the six tabs. */
import { sayMtd } from '@halfpenny/messages/mtd';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Answered } from '../../api/answered.tsx';
import { isSignedOut } from '../../api/failure.ts';
import { useMtdBalance, useMtdBusinesses, useMtdYear } from '../../api/operations/mtd.ts';
import { useMtdConnection } from '../../api/operations/mtd-connection.ts';
import { useService } from '../../api/operations/service.ts';
import { useUser } from '../../api/operations/user.ts';
import type { MtdBusiness, Service, TestScenario, User } from '../../api/shapes.ts';
import { withSearch } from '../../api/sign-in-address.ts';
import { connectingWords } from '../../returns/hmrc-connection/connecting-words.ts';
import { useConnecting } from '../../returns/hmrc-connection/use-connecting.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BalanceCard } from './balance-card.tsx';
import { BusinessCard } from './business/business-card.tsx';
import { CalculationsTab } from './calculations/calculations-tab.tsx';
import { ConnectionCard } from './connection/connection-card.tsx';
import { TestMode } from './connection/test-mode.tsx';
import { DocumentsTab } from './documents/documents-tab.tsx';
import { MtdExport } from './export-menu.tsx';
import { AuthenticationRequired, SetupRequired } from './gates.tsx';
import { HelpTab } from './help/help-tab.tsx';
import { ObligationsTab } from './obligations-tab.tsx';
import { QuarterlyTab } from './quarterly/quarterly-tab.tsx';
import type { Shown } from './shown.ts';
import { SubmissionsTab } from './submissions-tab.tsx';
import { type Choice, type TabName, tabNames, useChoice } from './use-choice.ts';
import { YearCard } from './year-card.tsx';

/** The page, or the gate in its place. */
export function MtdPage() {
	const user = useUser();
	const service = useService();
	const [path] = useLocation();
	const search = useSearch();
	if (user.error && isSignedOut(user.error))
		return <AuthenticationRequired next={withSearch(path, search)} />;
	return (
		<Answered title={sayMtd('title')} width="work" queries={[user, service]}>
			{(person: User, about: Service) =>
				person.nationalInsurance === null ? <SetupRequired /> : <Dashboard service={about} />
			}
		</Answered>
	);
}

function Dashboard({ service }: { readonly service: Service }) {
	const { choice, choose } = useChoice(service.today);
	const [scenario, setScenario] = useState<TestScenario>();
	const connection = useMtdConnection();
	const connecting = useConnecting(connectingWords);
	const connected = connection.data?.connected === true;
	const list = useMtdBusinesses(scenario, connected);
	const year = useMtdYear(choice.taxYear, scenario, connected);
	const balance = useMtdBalance(scenario, connected);
	const businesses = list.data ?? [];
	const business = chosenIn(businesses, choice.businessId);
	const shown: Shown = { service, taxYear: choice.taxYear, business, businesses, connected, scenario };
	return (
		<Page
			title={sayMtd('title')}
			lead={sayMtd('subtitle', { taxYear: choice.taxYear })}
			width="work"
			arrival="/mtd"
		>
			<div className="-mt-4">
				<MtdExport businessId={business?.businessId} />
			</div>
			{connection.data && !connected && (
				<Notice tone="doubt" title={sayMtd('connection.required.title')}>
					<p>{sayMtd('connection.required.text')}</p>
				</Notice>
			)}
			<YearCard
				{...{ shown, choose }}
				tab={choice.tab}
				year={year.data}
				failure={year.data ? null : year.error}
			/>
			<div className="grid items-start gap-6 md:grid-cols-2">
				<ConnectionCard
					known={connection}
					connecting={connecting}
					taxYear={choice.taxYear}
					today={service.today}
					testMode={service.environment !== 'live' && <TestMode scenario={scenario} onChange={setScenario} />}
				/>
				<BusinessCard
					{...{ shown, choose }}
					loading={connected && list.isPending}
					failure={list.data ? null : list.error}
				/>
			</div>
			<BalanceCard balance={balance.data} />
			<p className="measure border-l-4 border-edge pl-4 text-16 text-muted">{sayMtd('records')}</p>
			<PageTabs {...{ shown, choice, choose }} />
		</Page>
	);
}

/** Returns the chosen business, or the first that can send updates. */
function chosenIn(businesses: readonly MtdBusiness[], businessId: string | undefined) {
	return (
		businesses.find((one) => one.businessId === businessId) ??
		businesses.find(({ canSubmit }) => canSubmit) ??
		businesses[0]
	);
}

function PageTabs({
	shown,
	choice,
	choose,
}: {
	readonly shown: Shown;
	readonly choice: Choice;
	readonly choose: (changed: Partial<Choice>) => void;
}) {
	const panels: Readonly<Record<TabName, ReactNode>> = {
		obligations: <ObligationsTab {...{ shown, choose }} />,
		documents: <DocumentsTab {...{ shown, choose }} />,
		submissions: <SubmissionsTab shown={shown} />,
		calculations: <CalculationsTab shown={shown} />,
		quarterly: <QuarterlyTab {...{ shown, choice, choose }} />,
		help: <HelpTab shown={shown} />,
	};
	return (
		<Tabs
			id="mtd"
			label={sayMtd('tab.label')}
			tabs={tabNames.map((key) => ({ key, label: sayMtd(`tab.${key}`), panel: panels[key] }))}
			chosen={choice.tab}
			onChoose={(key) => choose({ tab: tabNames.find((name) => name === key) ?? choice.tab })}
		/>
	);
}
