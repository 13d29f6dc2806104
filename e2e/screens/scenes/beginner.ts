/** The screens of a user who has started and is nearly done: one job, and nothing else this year. */
import type { Page } from 'playwright-core';
import {
	headed,
	holdToast,
	inTurn,
	openDialog,
	press,
	reloadFailing,
	reloadWaiting,
	reloadWith,
	see,
	sendWrong,
	unfold,
} from '../acts.ts';
import { prepareSomebody } from '../household.ts';
import { open, type Scene } from '../scene.ts';

const base = '/app/return/:returnId';

/** The screens before much is answered. */
export const firstScreens = [
	open('dashboard-none', '/app?year=2024-25'),
	open('dashboard-begun', '/app'),
	open('return-begun', base),
	open('documents-empty', `${base}/documents`),
];

const confirm = (page: Page) => page.getByRole('checkbox', { name: 'I confirm this declaration' }).check();

/** A failed job, as the server reports it. */
const stopped = {
	id: '00000000-0000-4000-8000-000000000001',
	kind: 'send',
	title: 'Sending your return to HMRC',
	reason: {
		code: 'HMRC_UNREACHABLE',
		message: 'We can’t reach HMRC right now. Another try asks HMRC first.',
	},
	submissionId: null,
	documentId: null,
	failedAt: '2026-11-20T09:15:00.000Z',
};

const dashboard = [
	open('dashboard-which', '/app', openDialog('SA100 or MTD?')),
	open('dashboard-failed', '/app', reloadFailing('**/api/tax-returns/**')),
	open('dashboard-offline', '/app', reloadFailing('**/api/users/**', 'offline')),
	open('dashboard-waiting', '/app', inTurn(reloadWaiting('**/api/users/**'), headed(/tax return/)), {
		waiting: true,
	}),
	open(
		'dashboard-waiting-parts',
		'/app',
		inTurn(reloadWaiting('**/api/tax-returns/**'), see('Where you lived')),
		{ waiting: true },
	),
	open(
		'dashboard-work-stopped',
		'/app',
		inTurn(
			reloadWith('**/api/jobs/failed', () => [stopped]),
			see('Sending your return to HMRC'),
		),
	),
	open(
		'dashboard-toast',
		'/app',
		inTurn((page) => page.getByLabel('Where you lived').selectOption({ label: 'Wales' }), holdToast),
	),
	open('partnership-none', '/app?year=2024-25&type=partnership'),
	open('not-found-inside', '/app/nowhere'),
	open('return-not-found', '/app/return/00000000-0000-4000-8000-000000000000'),
	open('section-not-found', `${base}/nothing`),
];

const filing = [
	open('check-ready', `${base}/check`, unfold),
	open(
		'check-waiting',
		`${base}/check`,
		inTurn(reloadWaiting('**/api/**/check-answers'), headed('Check your answers')),
		{ waiting: true },
	),
	open('check-failed', `${base}/check`, reloadFailing('**/api/**/check-answers')),
	open('declaration-ready', `${base}/declaration`),
	open('declaration-unticked', `${base}/declaration`, sendWrong),
	open(
		'declaration-refused',
		`${base}/declaration`,
		inTurn(
			confirm,
			(page) => page.route('**/submit**', (route) => route.abort('internetdisconnected')),
			sendWrong,
		),
	),
	open('form', `${base}/sa100`),
	open('form-xml-none', `${base}/sa100?tab=xml`),
	open('form-history-none', `${base}/sa100?tab=submission`),
	open('form-not-generated', `${base}/sa100?tab=xml`, (page) =>
		inTurn(
			() => page.route('**/sa100/generate/**', (route) => route.fulfill({ status: 500, body: 'no' })),
			press(/^Generate/),
			see('Generation Failed'),
		)(page),
	),
	open('submission-not-found', `${base}/submission/00000000-0000-4000-8000-000000000000`),
	open('last-year-none', `${base}/last-year`),
];

const entries = [
	open('jobs', `${base}/employment`),
	open('job-added-already', `${base}/employment/add`),
	open('job', `${base}/employment/:jobId`),
	open('job-form', `${base}/employment/:jobId/job`),
	open('job-benefits', `${base}/employment/:jobId/benefits`),
	open('section-empty', `${base}/bankInterest`),
];

/** A user with one job. */
export const beginner: Scene = {
	name: 'beginner',
	screens: [...firstScreens, ...dashboard, ...filing, ...entries],
	prepare: async ({ browser, product }) => {
		const address = await product();
		const { context, returnId, jobId } = await prepareSomebody(browser, address);
		return { context, address, places: { returnId, jobId } };
	},
};

/** What is missing, once the toast covering it is closed. */
const seeGaps = inTurn(see('Before you can file'), press('Close'));

/** A user who hasn't said what tax was taken off: the form can't be made yet. */
export const forgetful: Scene = {
	name: 'forgetful',
	screens: [
		open('dashboard-not-generated-gaps', '/app', inTurn(press('Generate SA100'), seeGaps)),
		open('form-not-generated-gaps', `${base}/sa100?tab=xml`, inTurn(press(/^Generate/), seeGaps)),
	],
	prepare: async ({ browser, product }) => {
		const address = await product();
		const { context, returnId, changeJob } = await prepareSomebody(browser, address);
		await changeJob({ taxDeducted: null });
		return { context, address, places: { returnId } };
	},
};

/** A user who has generated the form. */
export const generator: Scene = {
	name: 'generator',
	screens: [
		open('form-generated', `${base}/sa100`),
		open('form-xml', `${base}/sa100?tab=xml`),
		open('form-history-generated', `${base}/sa100?tab=submission`),
	],
	prepare: async ({ browser, product }) => {
		const address = await product();
		const { context, returnId, call } = await prepareSomebody(browser, address);
		await call('POST', `/api/sa100/generate/${returnId}`);
		return { context, address, places: { returnId } };
	},
};
