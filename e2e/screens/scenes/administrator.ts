/** The administrator's dashboard: each of its tabs. */
import { caller } from '../../src/prepared-person.ts';
import { tokenIn } from '../../src/set-up-token.ts';
import { inTurn, press, see } from '../acts.ts';
import { openBrowser } from '../household.ts';
import { open, type Scene } from '../scene.ts';

const ADMIN = { username: 'administrator-of-the-night-watch', password: 'a lantern for the night watch' };

/** Chooses a tab. */
const tab = (name: string, words: string) =>
	inTurn((page) => page.getByRole('tab', { name }).click(), see(words));

/** The first administrator of the service. */
export const administrator: Scene = {
	name: 'administrator',
	screens: [
		open(
			'admin-testing',
			'/admin',
			inTurn(press('Test Hello World'), press('Test fraud headers'), see('headers')),
		),
		open('admin-logs', '/admin', tab('Test Logs', 'Hello World')),
		open('admin-attention', '/admin', tab('Needs attention', 'Abandoned jobs')),
		open('admin-counts', '/admin', tab('Counts', 'Tax returns')),
		open('admin-account', '/admin', tab('Your account', 'Change your password')),
	],
	prepare: async ({ browser, product, printed }) => {
		const address = await product();
		const context = await openBrowser(browser);
		const call = caller(context.request, address, context);
		// The token works once, and the person may be prepared again.
		await call('POST', '/api/admin/login', ADMIN).catch(async () => {
			const token = tokenIn(await printed());
			await call('POST', '/api/admin/create-admin', { ...ADMIN, email: 'ops@example.com', token });
			await call('POST', '/api/admin/login', ADMIN);
		});
		return { context, address, places: {} };
	},
};
