/** The development server's page of every component in every state. */
import { headed, inTurn, openDialog, unfold } from '../acts.ts';
import { openBrowser } from '../household.ts';
import { open, type Scene } from '../scene.ts';

/** A developer. */
export const gallery: Scene = {
	name: 'gallery',
	screens: [
		open('gallery', '/ui', headed('Design system'), { waiting: true }),
		open('gallery-unfolded', '/ui', inTurn(headed('Design system'), unfold), { waiting: true }),
		open('gallery-dialog', '/ui', openDialog(/dialog/i), { waiting: true }),
	],
	prepare: async ({ browser, development }) => ({
		context: await openBrowser(browser),
		address: await development(),
		places: {},
	}),
};
