/** The pages of two-step sign-in, fetched together when one of them is opened. */
import { Redirect, Route, Switch } from 'wouter';
import { SECURITY } from './paths.ts';
import { RenewPage } from './renew-page.tsx';
import { SetUpPage } from './set-up-page.tsx';
import { TurnOffPage } from './turn-off-page.tsx';

/** The screens at `/account/security/two-step` and below; what is not one of them leads to the page of the password. */
export function TwoStepRoutes() {
	return (
		<Switch>
			<Route path="/account/security/two-step/off" component={TurnOffPage} />
			<Route path="/account/security/two-step/codes" component={RenewPage} />
			<Route path="/account/security/two-step" component={SetUpPage} />
			<Route>
				<Redirect to={SECURITY} replace />
			</Route>
		</Switch>
	);
}
