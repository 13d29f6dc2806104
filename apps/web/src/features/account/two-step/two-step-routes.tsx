/** The two-step sign-in pages, loaded together when one is opened. */
import { Redirect, Route, Switch } from 'wouter';
import { SECURITY } from './paths.ts';
import { RenewPage } from './renew-page.tsx';
import { SetUpPage } from './set-up-page.tsx';
import { TurnOffPage } from './turn-off-page.tsx';

/** The screens at `/account/security/two-step` and below. Any other address leads to the security page. */
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
