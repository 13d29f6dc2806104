/** What users see when an agent files for them: the request, consent, refusal, withdrawal. */
import { press } from '../acts.ts';
import { prepareSomebody } from '../household.ts';
import { open, type Scene, type Stage } from '../scene.ts';

/** A user who was asked, with their answer. */
async function askSomebody({ browser, agency }: Stage, granted?: boolean) {
	const address = await agency();
	const { context, returnId, call } = await prepareSomebody(browser, address);
	const state = String((await call('GET', '/api/hmrc/auth')).state);
	if (granted !== undefined) await call('POST', `/api/hmrc/consent/${state}`, { granted });
	return { context, address, places: { returnId, state } };
}

/** One scene for each of its states. */
export const agencyScenes: readonly Scene[] = [
	{
		name: 'asked by an agent',
		screens: [
			open('agency-dashboard', '/app'),
			open('agency-dashboard-need', '/app', (page) =>
				page.getByRole('tab', { name: 'Need an Account?' }).click(),
			),
			open('agency-dashboard-blocked', '/app', async (page) => {
				await page.evaluate(() => {
					window.open = () => null;
				});
				await press('Authorise')(page);
				await page.getByRole('link', { name: /Open/ }).first().waitFor();
			}),
			open('consent', '/consent/:state'),
			open('consent-not-found', '/consent/00000000-0000-4000-8000-000000000000'),
			open('agency-filing', '/account/filing'),
			open('agency-declaration', '/app/return/:returnId/declaration'),
		],
		prepare: (stage) => askSomebody(stage),
	},
	{
		name: 'agreed that an agent files',
		screens: [
			open('agency-dashboard-agreed', '/app'),
			open('consent-given', '/consent/:state'),
			open('agency-filing-agreed', '/account/filing'),
		],
		prepare: (stage) => askSomebody(stage, true),
	},
	{
		name: 'declined that an agent files',
		screens: [open('consent-refused', '/consent/:state')],
		prepare: (stage) => askSomebody(stage, false),
	},
];
