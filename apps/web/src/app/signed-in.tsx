/** Everything behind the sign-in: the account is set up first, then come the dashboard and the returns. */
import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../features/not-found/not-found-page.tsx';
import { OnboardingGate } from '../features/onboarding/onboarding-gate.tsx';

const DashboardPage = lazy(async () => ({
	default: (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
}));
const DetailsPage = lazy(async () => ({
	default: (await import('../features/onboarding/details-page.tsx')).DetailsPage,
}));
const ReturnRoutes = lazy(async () => ({ default: (await import('./return-routes.tsx')).ReturnRoutes }));

/** The screens at `/app`, below it, and at `/account`. */
export function SignedIn() {
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
