/** The administrator's dashboard: who they are, sign out, and five tabs. */
import { sayAdmin } from '@halfpenny/messages/admin';
import { useState } from 'react';
import { useAdminLogout } from '../../api/operations/admin.ts';
import { useService } from '../../api/operations/service.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ChangePasswordCard } from './change-password-card.tsx';
import { CountsTab } from './counts-tab.tsx';
import { HmrcTesting } from './hmrc-testing.tsx';
import { TestLogs } from './test-logs.tsx';
import { WaitingTab } from './waiting-tab.tsx';

/** In live nothing is tested at HMRC, so there is no such tab. */
export function Dashboard({ username }: { readonly username: string }) {
	const live = useService().data?.environment === 'live';
	const [chosen, setChosen] = useState<string>();
	const logout = useAdminLogout();
	const testing = { key: 'testing', label: sayAdmin('tab.testing'), panel: <HmrcTesting /> };
	const tabs = [
		...(live ? [] : [testing]),
		{ key: 'logs', label: sayAdmin('tab.logs'), panel: <TestLogs /> },
		{ key: 'waiting', label: sayAdmin('tab.waiting'), panel: <WaitingTab /> },
		{ key: 'counts', label: sayAdmin('tab.counts'), panel: <CountsTab /> },
		{ key: 'account', label: sayAdmin('tab.account'), panel: <ChangePasswordCard /> },
	];
	return (
		<Page title={sayAdmin('title')} lead={sayAdmin('lead')} width="work">
			<div className="flex flex-wrap items-center justify-between gap-4">
				<p className="flex flex-wrap items-center gap-2 text-16 text-muted">
					{sayAdmin('signedInAs')} <Badge>{username}</Badge>
				</p>
				<Button
					look="secondary"
					small
					busy={logout.isPending && sayAdmin('logOut')}
					onClick={() => logout.mutate()}
				>
					{sayAdmin('logOut')}
				</Button>
			</div>
			<Tabs
				id="admin"
				label={sayAdmin('tabs')}
				tabs={tabs}
				chosen={chosen ?? (live ? 'logs' : 'testing')}
				onChoose={setChosen}
			/>
		</Page>
	);
}
