/** Returns that went to HMRC: accepted, being amended, rejected, and one with an unknown outcome. */

import { fileElsewhere } from '../../src/filed-elsewhere.ts';
import { inTurn, openDialog, press, reloadWith, see, sendWrong } from '../acts.ts';
import { fileReturn, loseReturn, rejectReturn, whatDidYouFind } from '../filings.ts';
import { prepareSomebody } from '../household.ts';
import { open, type Prepared, type Scene, type Stage } from '../scene.ts';
import type { Somebody } from '../somebody.ts';

const base = '/app/return/:returnId';
const submission = `${base}/submission/:submissionId`;

/** Returns the scene's person once their submission is at `path`. */
function afterSending({ context, returnId, jobId }: Somebody, address: string, path: string): Prepared {
	const submissionId = path.split('/').at(-1) ?? '';
	return { context, address, places: { returnId, jobId, submissionId } };
}

async function fileSomebody({ browser, product }: Stage) {
	const address = await product();
	const somebody = await prepareSomebody(browser, address);
	return { address, somebody, path: await fileReturn(somebody, address) };
}

/** A user whose return HMRC accepted. */
export const filed: Scene = {
	name: 'filed',
	screens: [
		open('dashboard-filed', '/app', undefined, { printed: true }),
		open('receipt', submission, undefined, { printed: true }),
		open('amend', submission, openDialog('Change your return')),
		open('check-filed', `${base}/check`, undefined, { printed: true }),
		open('declaration-filed', `${base}/declaration`),
		open('form-filed', `${base}/sa100`),
		open('form-history-filed', `${base}/sa100?tab=submission`),
		open('section-filed', `${base}/employment`),
		open('entry-filed', `${base}/employment/:jobId/job`),
		open('documents-filed', `${base}/documents`),
		open('last-year-filed', `${base}/last-year`),
		open('account-filing-filed', '/account/filing'),
		open('account-data-filed', '/account/data'),
	],
	prepare: async (stage) => {
		const { somebody, address, path } = await fileSomebody(stage);
		return afterSending(somebody, address, path);
	},
};

/** A user who is amending a return. */
export const amending: Scene = {
	name: 'amending',
	screens: [
		open('dashboard-amending', '/app'),
		open('dashboard-amending-keep', '/app', openDialog('Keep what HMRC has')),
		open('receipt-amending', submission),
		open('check-amending', `${base}/check`),
		open('declaration-amending', `${base}/declaration`),
		open('form-history-amending', `${base}/sa100?tab=submission`),
	],
	prepare: async (stage) => {
		const { somebody, address, path } = await fileSomebody(stage);
		await somebody.call('POST', `/api/tax-returns/${somebody.returnId}/amend`);
		await somebody.changeJob({ pay: '41000.00' });
		return afterSending(somebody, address, path);
	},
};

/** A user whose return HMRC rejected, because it already has one for that taxpayer. */
export const rejected: Scene = {
	name: 'rejected',
	screens: [
		open('dashboard-rejected', '/app'),
		open('submission-rejected', submission),
		open('declaration-rejected', `${base}/declaration`),
		open('form-history-rejected', `${base}/sa100?tab=submission`),
	],
	prepare: async (stage) => {
		const address = await stage.product();
		const filedUtr = await fileElsewhere(stage.browser, address);
		const somebody = await prepareSomebody(stage.browser, address);
		return afterSending(somebody, address, await rejectReturn(somebody, address, filedUtr));
	},
};

interface Logs {
	readonly latestStatus: string;
	readonly logs: readonly object[];
}

/** Reloads the page with something changed in every attempt. */
const asIf = (change: object) =>
	reloadWith('**/api/sa100/logs/*', ({ logs, ...all }: Logs) => ({
		...all,
		logs: logs.map((log) => ({ ...log, ...change })),
	}));

/** A user whose return may or may not have reached HMRC, with the states that are too brief to check otherwise. */
export const unknown: Scene = {
	name: 'unknown',
	screens: [
		open('dashboard-unknown', '/app'),
		open('submission-unknown', submission, whatDidYouFind),
		open(
			'submission-unknown-wrong',
			submission,
			inTurn(whatDidYouFind, press('Tell us what you found'), sendWrong),
		),
		open('submission-unknown-looking', submission, asIf({ releasableAt: null, maySaySeen: true })),
		open('submission-unknown-seen', submission, asIf({ seenAtHmrcAt: '2026-11-20T09:15:00.000Z' })),
		open('submission-sending', submission, asIf({ status: 'sending' })),
		open('submission-polling', submission, asIf({ status: 'polling' })),
		open(
			'submission-failed',
			submission,
			inTurn(asIf({ status: 'failed' }), see('Your return was not sent')),
		),
		open('form-history-unknown', `${base}/sa100?tab=submission`),
		open('account-data-under-way', '/account/data'),
	],
	prepare: async ({ browser, product }) => {
		const address = await product();
		const somebody = await prepareSomebody(browser, address);
		return afterSending(somebody, address, await loseReturn(somebody, address));
	},
};
