/** The screens of a user with a bit of everything: long names, large amounts, every section. */
import { findSection, pagesOf, sections } from '@halfpenny/questions';
import type { Page } from 'playwright-core';
import { fill, inTurn, openDialog, press, refuse, reloadWith, see, sendWrong, unfold } from '../acts.ts';
import { conversation } from '../conversation.ts';
import { fillLife, prepareSomebody } from '../household.ts';
import { open, type Scene } from '../scene.ts';
import type { Screen } from '../survey.ts';

const base = '/app/return/:returnId';
const interest = `${base}/bankInterest/:bankInterest`;

const changeAmount = (page: Page) => page.getByRole('textbox').last().fill('1500.00');
const send = (page: Page) => page.locator('form button[type=submit]').first().click();

/** Changes the entry being edited, as another tab would. */
const changeElsewhere = (page: Page) =>
	page.evaluate(async () => {
		const [, , , returnId, , entryId] = location.pathname.split('/');
		const entries = await (await fetch(`/api/tax-returns/${returnId}/entries`)).json();
		const { version, answers } = entries.find(({ id }: { id: string }) => id === entryId);
		const csrf = /csrf=([^;]*)/.exec(document.cookie)?.[1] ?? '';
		const amount = `${1000 + version}.00`;
		await fetch(`/api/entries/${entryId}`, {
			method: 'PATCH',
			headers: { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(csrf) },
			body: JSON.stringify({ version, answers: { ...answers, amount } }),
		});
	});

const returnScreens = [
	open('dashboard', '/app', undefined, { printed: true }),
	open('dashboard-export', '/app', openDialog('Export Data')),
	open(
		'dashboard-export-failed',
		'/app',
		inTurn(
			refuse('**/api/export/**'),
			openDialog('Export Data'),
			press(/^Everything: CSV/),
			see('Export Failed'),
		),
	),
	open(
		'dashboard-working',
		'/app',
		inTurn(press(/Total Income/), (page) => page.getByRole('dialog').waitFor()),
	),
	open('dashboard-unfolded', '/app', unfold),
	open(
		'chat',
		'/app',
		inTurn(
			reloadWith('**/chat-history**', () => conversation),
			see('Answered by'),
			unfold,
		),
	),
	open(
		'chat-failed',
		'/app',
		inTurn(
			refuse('**/api/chat/stream'),
			fill('Your message', 'Hello'),
			press('Send'),
			see('technical difficulties'),
		),
	),
	open(
		'chat-model',
		'/app',
		inTurn(
			reloadWith('**/api/chat/model', () => ({ provider: 'Example Models Ltd', agreed: null })),
			see('AI model answer here'),
		),
	),
	open(
		'chat-too-long',
		'/app',
		inTurn(fill('Your message', 'x'.repeat(20_001)), press('Send'), see('too long')),
	),
	open('return', base, undefined, { printed: true }),
	open('about', `${base}/about`),
	open('about-money', `${base}/about/money`),
	open('about-picked-wrong', `${base}/about/reliefs`, sendWrong),
	open('residence', `${base}/residence`),
	open('last-year', `${base}/last-year`),
	open('understand', `${base}/understand`, undefined, { printed: true }),
	open('understand-unfolded', `${base}/understand`, unfold),
	open('check', `${base}/check`, undefined, { printed: true }),
	open('declaration', `${base}/declaration`),
	open('partnership-code', `${base}/partnership-code`),
	open('partnership-code-wrong', `${base}/partnership-code`, sendWrong),
	open(
		'partnership-code-refused',
		`${base}/partnership-code`,
		inTurn((page) => page.getByLabel('Code').fill('AAAA-BBBB-CCCC'), sendWrong),
	),
	open('handed-share-gone', `${base}/partnership-code/00000000-0000-4000-8000-000000000000`),
];

const entryStates = [
	open('interest', `${base}/bankInterest`),
	open('interest-change', interest),
	open('interest-add-wrong', `${base}/bankInterest/add`, sendWrong),
	open(
		'interest-amount-wrong',
		interest,
		inTurn((page) => page.getByRole('textbox').last().fill('lots'), sendWrong),
	),
	open(
		'interest-changed-elsewhere',
		interest,
		inTurn(changeElsewhere, changeAmount, send, see('This was changed somewhere else')),
	),
	open(
		'interest-offline',
		interest,
		inTurn(refuse('**/api/entries/**', 'offline'), changeAmount, send, see('You’re offline')),
	),
	open('interest-refused', interest, inTurn(refuse('**/api/entries/**'), changeAmount, sendWrong)),
	open('entry-gone', `${base}/bankInterest/00000000-0000-4000-8000-000000000000`),
	open('remove', `${interest}/remove`),
	open(
		'remove-refused',
		`${interest}/remove`,
		inTurn(refuse('**/api/entries/**'), press(/^Yes/), (page) => page.getByRole('alert').waitFor()),
	),
	open('screen-broken', `${base}/check`, async (page) => {
		// The page's script can't be loaded, even after a reload.
		await page.route('**/assets/check-page*', (route) => route.abort());
		await page.goto(page.url());
		await page
			.getByRole('button', { name: /again|Reload/i })
			.first()
			.waitFor();
	}),
];

/** The calculators beside their questions, opened and filled in. */
const calculators = [
	open(
		'calculators',
		`${base}/employment/:employment/expenses`,
		inTurn(
			see('Work it out from your miles'),
			unfold,
			fill('Business miles in the year', '12000'),
			fill('What your employer paid you for them', '1000'),
			(page) => page.getByLabel('Your industry').selectOption('Healthcare'),
			(page) => page.getByRole('radio', { name: /midwives/ }).check(),
			fill('Weeks in which you had to work at home', '10'),
			see('That comes to £125.00'),
		),
	),
	open(
		'calculators-of-business',
		`${base}/selfEmployment/:selfEmployment/byKind`,
		inTurn(
			see('Work it out from your miles'),
			unfold,
			fill('Business miles in the year', '12000'),
			fill(/^Months with 25 to 50 hours/, '12'),
			see('That comes to £120.00'),
		),
	),
];

/** Returns a section's list, its first form, an entry's overview, and each of the entry's pages. */
function entryScreens(name: string): Screen[] {
	const section = findSection(name);
	if (section === undefined) throw new Error(`no section is called ${name}`);
	return [
		open(name, `${base}/${name}`),
		open(`${name}-add`, `${base}/${name}/add`),
		open(`${name}-overview`, `${base}/${name}/:${name}`),
		...pagesOf(section).map(({ id }) => open(`${name}-${id}`, `${base}/${name}/:${name}/${id}`)),
	];
}

/** The first form of every section of a personal return. Their lists look alike. */
const firstForms = sections
	.filter(({ returnType, group }) => returnType === 'individual' && group !== 'scope')
	.map(({ id }) => open(`section-${id}`, `${base}/${id}/add`, undefined, { alike: true }));

/** A user with a bit of everything. */
export const fullLife: Scene = {
	name: 'full life',
	screens: [
		...returnScreens,
		...entryStates,
		...calculators,
		...entryScreens('selfEmployment'),
		...entryScreens('ukProperty'),
		...firstForms,
	],
	prepare: async ({ browser, product }) => {
		const address = await product();
		const somebody = await prepareSomebody(browser, address);
		const entries = await fillLife(somebody, address);
		return { context: somebody.context, address, places: { ...entries, returnId: somebody.returnId } };
	},
};
