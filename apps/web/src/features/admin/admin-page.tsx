/** The page `/admin`: two cards until an administrator has signed in, then the dashboard. */
import { sayAdmin } from '@halfpenny/messages/admin';
import { useQueryClient } from '@tanstack/react-query';
import { isSignedOut } from '../../api/failure.ts';
import { keys } from '../../api/keys.ts';
import { LoadFailed } from '../../api/load-failed.tsx';
import { useAdmin } from '../../api/operations/admin.ts';
import { Page } from '../../ui/page.tsx';
import { CreateCard } from './create-card.tsx';
import { Dashboard } from './dashboard.tsx';
import { LogInCard } from './log-in-card.tsx';

export function AdminPage() {
	const admin = useAdmin();
	const queryClient = useQueryClient();
	const lookAgain = () => queryClient.resetQueries({ queryKey: keys.admin() });
	if (admin.data) return <Dashboard username={admin.data.username} />;
	const failed = admin.error && !isSignedOut(admin.error);
	return (
		<Page title={sayAdmin('title')} lead={sayAdmin('lead')} width="work">
			{failed && <LoadFailed failure={admin.error} retry={() => void admin.refetch()} />}
			{admin.error && !failed && (
				<div className="grid items-start gap-6 md:grid-cols-2">
					<LogInCard onLoggedIn={lookAgain} />
					<CreateCard withToken />
				</div>
			)}
		</Page>
	);
}
