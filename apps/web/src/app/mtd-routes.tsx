/** The screens of Making Tax Digital. Each is a separate chunk. */
import { Route, Switch } from 'wouter';
import { lazily } from '../ui/lazily.ts';

const MtdPage = lazily(async () => (await import('../features/mtd/mtd-page.tsx')).MtdPage);
const ConnectedPage = lazily(
	async () => (await import('../features/mtd/connection/connected-page.tsx')).ConnectedPage,
);
const HmrcTestPage = lazily(
	async () => (await import('../features/mtd/hmrc-test/hmrc-test-page.tsx')).HmrcTestPage,
);

/** The screens at `/mtd`, below it, and at `/hmrc-test`. */
export function MtdRoutes() {
	return (
		<Switch>
			<Route path="/mtd" component={MtdPage} />
			<Route path="/mtd/connected" component={ConnectedPage} />
			<Route path="/hmrc-test" component={HmrcTestPage} />
		</Switch>
	);
}
