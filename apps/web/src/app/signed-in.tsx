/** Everything behind the sign-in: the account is set up first, then come the dashboard and the returns. */
import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../features/not-found/not-found-page.tsx';
import { OnboardingGate } from '../features/onboarding/onboarding-gate.tsx';
import { lazily } from '../ui/lazily.ts';

const DashboardPage = lazily(
	async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
);
const DetailsPage = lazily(async () => (await import('../features/onboarding/details-page.tsx')).DetailsPage);
const SecurityPage = lazily(async () => (await import('../features/account/security-page.tsx')).SecurityPage);
const TwoStepRoutes = lazily(
	async () => (await import('../features/account/two-step/two-step-routes.tsx')).TwoStepRoutes,
);
const FilingPage = lazily(async () => (await import('../features/account/filing-page.tsx')).FilingPage);
const DataPage = lazily(async () => (await import('../features/account/data-page.tsx')).DataPage);
const ReturnRoutes = lazily(async () => (await import('./return-routes.tsx')).ReturnRoutes);

/** The screens at `/app`, at `/account` and below. Leaving needs no account that is set up. */
export function SignedIn() {
	return (
		<Switch>
			<Route path="/account/security" component={SecurityPage} />
			<Route path="/account/security/two-step/*?" component={TwoStepRoutes} />
			<Route path="/account/filing" component={FilingPage} />
			<Route path="/account/data" component={DataPage} />
			<Route component={SetUp} />
		</Switch>
	);
}

function SetUp() {
	return (
		<OnboardingGate>
			<Switch>
				<Route path="/app" component={DashboardPage} />
				<Route path="/account" component={DetailsPage} />
				<Route path="/app/return/:returnId/*?">
					{({ returnId }) => <ReturnRoutes key={returnId} returnId={returnId} />}
				</Route>
				<Route component={NotFoundPage} />
			</Switch>
		</OnboardingGate>
	);
}
