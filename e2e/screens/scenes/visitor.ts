/** The screens of a visitor without an account. */
import { guideSlugs } from '@halfpenny/messages/guides';
import type { Page } from 'playwright-core';
import { fill, inTurn, onPhone, openDialog, press, see, sendWrong, unfold } from '../acts.ts';
import { openBrowser } from '../household.ts';
import { open, type Scene } from '../scene.ts';

/** Fills in the form 64-8 helper and shows the finished sheet. */
const fillForm648 = inTurn(
	fill(/^Full name/, 'Wilhelmina Featherstonehaugh-Cholmondeley'),
	fill(/^Business name/, 'Wolverhampton & Dudley Brass Founders Ltd'),
	fill(/^Address/, 'Flat 12, The Old Brass Foundry, 1234 Made-up Street, Wolverhampton'),
	fill(/^Postcode/, 'LS1 4DL'),
	fill(/^National Insurance number/, 'QQ 12 34 56 C'),
	(page) => page.getByLabel('I have no UTR yet').check(),
	press('Generate Form Preview'),
	see('Next Steps'),
);

const openMenu = inTurn(onPhone, (page: Page) => page.getByText('Menu', { exact: true }).click());

/** The public pages, as they open. */
export const publicPages = [
	open('landing', '/'),
	...['pricing', 'contact', 'faqs', 'resources', 'privacy', 'cookies', 'terms', 'form-64-8'].map((name) =>
		open(name, `/${name}`),
	),
	open('measured', '/resources/how-it-is-measured'),
	...guideSlugs.map((slug) => open(`guide-${slug}`, `/resources/${slug}`)),
	open('log-in', '/auth'),
	open('sign-up', '/signup'),
	open('demo', '/app?demo'),
	open('not-found', '/nowhere'),
];

const states = [
	open('admin', '/admin', see('Set-up token')),
	open('landing-menu', '/', openMenu),
	open('landing-steps', '/', (page) =>
		page.locator('summary', { hasText: 'See how it’s worked out, step by step' }).click(),
	),
	open('faqs-unfolded', '/faqs', unfold),
	open('cookies-saved', '/cookies', inTurn(press('Save my choices'), see('Your choices are saved'))),
	open('form-64-8-sheet', '/form-64-8', fillForm648, { printed: true }),
	open('log-in-empty', '/auth', sendWrong),
	open(
		'log-in-refused',
		'/auth',
		inTurn(fill('Username', 'nobody'), fill('Password', 'not the password'), sendWrong),
	),
	open('log-in-code', '/auth/code'),
	open('confirm-email', '/auth/email'),
	open('forgotten-without-letters', '/auth/forgotten'),
	open('new-password', '/auth/password#a-token'),
	open('new-password-empty', '/auth/password#a-token', sendWrong),
	open('log-in-recovery-code', '/auth/code', press('Use a recovery code instead')),
	open('log-in-code-over', '/auth/code', inTurn(fill('Code from your app', '123456'), sendWrong)),
	open('log-in-to-go-on', '/auth?next=/app'),
	open('sign-up-empty', '/signup', sendWrong),
	open('demo-upload', '/app?demo', openDialog('Upload P60')),
	open('demo-submit', '/app?demo', openDialog('Submit Return')),
	open('demo-unfolded', '/app?demo', unfold),
];

/** A visitor. */
export const visitor: Scene = {
	name: 'visitor',
	screens: [...publicPages, ...states],
	prepare: async ({ browser, product }) => ({
		context: await openBrowser(browser),
		address: await product(),
		places: {},
	}),
};

const told = ['contact', 'privacy', 'terms', 'faqs', 'pricing'];

/** A visitor to an agency that filled in every operator setting. */
export const visitorOfAgency: Scene = {
	name: 'visitor of an agency',
	screens: [
		open('landing-operator', '/'),
		...told.map((name) => open(`${name}-operator`, `/${name}`)),
		open('form-64-8-sheet-operator', '/form-64-8', fillForm648, { printed: true }),
	],
	prepare: async ({ browser, agency }) => ({
		context: await openBrowser(browser),
		address: await agency(),
		places: {},
	}),
};
