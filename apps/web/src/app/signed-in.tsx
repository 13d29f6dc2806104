/** Everything behind the sign-in: account set-up first, then the dashboard and the returns. */
import { type ComponentProps, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { OnboardingGate } from '../features/onboarding/onboarding-gate.tsx';
import { Card } from '../ui/card.tsx';
import { lazily } from '../ui/lazily.ts';
import { Bone, Skeleton } from '../ui/skeleton.tsx';
import { printWithoutLinks } from './printing.ts';

printWithoutLinks();

const DashboardPage = lazily(
	async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
);
const DetailsPage = lazily(async () => (await import('../features/onboarding/details-page.tsx')).DetailsPage);
const SecurityPage = lazily(async () => (await import('../features/account/security-page.tsx')).SecurityPage);
const EmailPage = lazily(async () => (await import('../features/account/email-page.tsx')).EmailPage);
const TwoStepRoutes = lazily(
	async () => (await import('../features/account/two-step/two-step-routes.tsx')).TwoStepRoutes,
);
const FilingPage = lazily(async () => (await import('../features/account/filing-page.tsx')).FilingPage);
const DataPage = lazily(async () => (await import('../features/account/data-page.tsx')).DataPage);
const HistoryPage = lazily(async () => (await import('../features/account/history-page.tsx')).HistoryPage);
const RestorePage = lazily(async () => (await import('../features/account/restore-page.tsx')).RestorePage);
const NotFoundPage = lazily(
	async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
);
/** Making Tax Digital: its page, the page HMRC returns to, and the sandbox test page. */
const MtdRoutes = lazily(async () => (await import('./mtd-routes.tsx')).MtdRoutes);
const ReturnRoutes = lazily(async () => (await import('./return-routes.tsx')).ReturnRoutes);

/** Loaded after the dashboard, which keeps its place for it. */
const ChatWorkspace = lazily(async () => (await import('../features/chat/chat-workspace.tsx')).ChatWorkspace);

const chat: ComponentProps<typeof DashboardPage>['chat'] = (about) => (
	<Suspense fallback={<ChatSkeleton />}>
		<ChatWorkspace key={about.taxReturn.id} {...about} />
	</Suspense>
);

function ChatSkeleton() {
	return (
		<Card>
			<Skeleton className="gap-5">
				<Bone className="h-7 w-60" />
				<Bone className="h-56 w-full sm:h-28" />
				<Bone className="h-36 w-full" />
				<Bone className="h-12 w-full" />
			</Skeleton>
		</Card>
	);
}

/** The screens at `/app`, `/account`, `/mtd` and below, and at `/hmrc-test`. Signing out needs no set-up account. */
export function SignedIn() {
	return (
		<Switch>
			<Route path="/account/security" component={SecurityPage} />
			<Route path="/account/security/email" component={EmailPage} />
			<Route path="/account/security/two-step/*?" component={TwoStepRoutes} />
			<Route path="/account/filing" component={FilingPage} />
			<Route path="/account/data" component={DataPage} />
			<Route path="/account/history" component={HistoryPage} />
			<Route path="/account/restore" component={RestorePage} />
			<Route path={/^\/(?:mtd|hmrc-test)(?:\/|$)/} component={MtdRoutes} />
			<Route component={SetUp} />
		</Switch>
	);
}

function SetUp() {
	return (
		<OnboardingGate>
			<Switch>
				<Route path="/app">
					<DashboardPage chat={chat} />
				</Route>
				<Route path="/account" component={DetailsPage} />
				<Route path="/app/return/:returnId/*?">
					{({ returnId }) => <ReturnRoutes key={returnId} returnId={returnId} />}
				</Route>
				<Route component={NotFoundPage} />
			</Switch>
		</OnboardingGate>
	);
}
