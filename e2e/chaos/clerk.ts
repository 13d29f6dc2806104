/** Acts as a person until HMRC has their return: declares, double-clicks, comes back, looks at HMRC's pages. */
import { type Call, expectOk } from './browser.ts';
import { changePay, type PreparedReturn } from './person.ts';
import { type Clerk, did, note, type ShownEvent } from './told.ts';

/** An attempt as the API shows it. */
export interface Attempt {
	readonly id: string;
	readonly amendment: number;
	readonly status: string;
	readonly releasableAt: string | null;
	readonly seenAtHmrcAt: string | null;
	readonly receipt: { readonly irmark: string } | null;
	readonly events: readonly ShownEvent[];
}

/** A return, and how many times to amend it once HMRC has it. */
export interface Case {
	readonly taxReturn: PreparedReturn;
	readonly amendments: number;
}

/** Looks at a return and takes the next step. Returns true once the person sees that HMRC has it and every amendment. */
export async function lookAfter(clerk: Clerk, { taxReturn, amendments }: Case): Promise<boolean> {
	const { call, id } = taxReturn;
	const log = await expectOk(call('GET', `/api/sa100/logs/${id}`), 'logs');
	const attempts: readonly Attempt[] = log.logs;
	for (const attempt of attempts) note(clerk, attempt);
	const [latest] = attempts;
	if (!latest) await declare(clerk, taxReturn, 'submit');
	else if (['rejected', 'failed', 'released'].includes(latest.status))
		await declare(clerk, taxReturn, 'retry');
	else if (latest.status === 'unknown') await findOut(clerk, taxReturn, latest);
	else if (latest.status === 'accepted' || latest.status === 'deleted') {
		if (latest.amendment >= amendments) return true;
		await amend(clerk, taxReturn, latest.amendment + 1);
	}
	return false;
}

async function amend(clerk: Clerk, taxReturn: PreparedReturn, amendment: number): Promise<void> {
	const { call, id } = taxReturn;
	await expectOk(call('POST', `/api/tax-returns/${id}/amend`), 'amend');
	await changePay(taxReturn, `${40_000 + amendment}.00`);
	did(clerk, 'amended');
	await declare(clerk, taxReturn, 'submit');
}

/** Declares once, with a double click, or in two tabs, which may reach different servers. */
async function declare(clerk: Clerk, { call, id }: PreparedReturn, path: 'submit' | 'retry'): Promise<void> {
	const { chance } = clerk;
	const tabs = chance.percent(20) ? 2 : 1;
	const clicks = chance.percent(30) ? 2 : 1;
	const shown = await Promise.all(
		Array.from({ length: tabs }, () =>
			expectOk(call('GET', `/api/tax-returns/${id}/check-answers`), 'check'),
		),
	);
	did(clerk, tabs > 1 ? 'declared in two tabs' : clicks > 1 ? 'declared by a double click' : 'declared');
	const answers = await Promise.allSettled(
		shown.flatMap(({ snapshotHash }) =>
			Array.from({ length: clicks }, () =>
				call('POST', `/api/sa100/${path}/${id}`, { declaration: { accepted: true, snapshotHash } }),
			),
		),
	);
	for (const answer of answers) {
		if (answer.status === 'rejected') continue;
		const { status, body } = answer.value;
		if (status === 202) clerk.told.promised.add(body.submissionId);
		else if (!EXPECTED.has(body.code))
			clerk.told.contradictions.push(`return ${id}: declaring answered ${status} ${JSON.stringify(body)}`);
	}
}

/** Errors that a second click or tab may get. */
const EXPECTED = new Set(['ALREADY_SUBMITTED', 'NOTHING_TO_RETRY']);

/** For an unknown outcome: retries failed jobs, then says what HMRC's own pages show once the service asks. */
async function findOut(clerk: Clerk, taxReturn: PreparedReturn, attempt: Attempt): Promise<void> {
	const { call } = taxReturn;
	const { id, amendment, releasableAt, seenAtHmrcAt } = attempt;
	await retryFailedJobs(clerk, call);
	if (releasableAt === null || seenAtHmrcAt !== null) return;
	const found = await isAtHmrc(clerk, taxReturn, amendment);
	const { status } = await call('POST', `/api/submissions/${id}/release`, { looked: true, found });
	if (status < 300) did(clerk, found ? 'saw it at HMRC' : 'released what HMRC does not have');
}

/** Returns whether HMRC's own pages show this return or amendment. */
async function isAtHmrc(
	{ standIn }: Clerk,
	{ uniqueTaxReference, taxYear }: PreparedReturn,
	amendment: number,
) {
	const returns = await standIn.returns(uniqueTaxReference);
	const there = returns.find((one) => one.taxYear === taxYear);
	return amendment === 0 ? Boolean(there?.original) : (there?.amendments.length ?? 0) >= amendment;
}

/** Retries every failed job of a person. */
export async function retryFailedJobs(clerk: Clerk, call: Call): Promise<void> {
	const failed: readonly { id: string }[] = await expectOk(call('GET', '/api/jobs/failed'), 'failed jobs');
	for (const job of failed) {
		const { status } = await call('POST', `/api/jobs/${job.id}/retry`);
		if (status < 300) did(clerk, 'retried a job that was given up');
	}
}
