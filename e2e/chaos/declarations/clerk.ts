/** Acts as a person until HMRC has their final declaration, checking everything they are told against HMRC's ledger. */
import { expectOk } from '../browser.ts';
import { retryFailedJobs } from '../clerk.ts';
import type { StandIn } from '../stand-in.ts';
import { type Clerk, did, note } from '../told.ts';
import { type Declarer, TAX_YEAR } from './person.ts';

/** An attempt as the year's page shows it. */
interface Shown {
	readonly submissionId: string;
	readonly calculationId: string;
	readonly status: 'submitting' | 'processing' | 'accepted' | 'rejected' | 'failed';
}

/** Looks at the year and takes the next step. Returns true once the person is told that HMRC has their declaration. */
export async function lookAfter(clerk: Clerk, declarer: Declarer): Promise<boolean> {
	const { call } = declarer;
	const path = `/api/mtd/declarations?taxYear=${TAX_YEAR}`;
	const attempts: readonly Shown[] = await expectOk(call('GET', path), 'declarations');
	for (const { submissionId } of attempts)
		note(clerk, await expectOk(call('GET', `/api/submissions/${submissionId}`), 'submission'));
	const [latest] = attempts;
	if (!latest) await declare(clerk, declarer);
	else await holdAgainstHmrc(clerk, declarer, latest);
	if (latest?.status === 'failed' || latest?.status === 'rejected') await declare(clerk, declarer);
	else if (latest?.status === 'processing') await findOut(clerk, declarer, latest);
	return latest?.status === 'accepted';
}

/** Returns the id of each calculation that HMRC accepted a declaration of, once for each time. */
async function declaredAtHmrc(standIn: StandIn, nationalInsurance: string): Promise<readonly string[]> {
	const declared = await attemptsAtHmrc(standIn, nationalInsurance);
	return declared.flatMap(({ path, status }) => (status === 204 ? [path.split('/').at(-2) ?? ''] : []));
}

/** Returns every request to declare that HMRC handled, accepted or refused. */
export async function attemptsAtHmrc(standIn: StandIn, nationalInsurance: string) {
	const requests = await standIn.requests(nationalInsurance);
	return requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/final-declaration'));
}

/** Checks that a declaration is called accepted only if HMRC has it, and failed or rejected only if it doesn't. */
async function holdAgainstHmrc(
	{ standIn, told }: Clerk,
	{ nationalInsurance }: Declarer,
	{ submissionId, calculationId, status }: Shown,
): Promise<void> {
	const there = await declaredAtHmrc(standIn, nationalInsurance);
	const isSaid = status === 'accepted';
	const isOver = status === 'failed' || status === 'rejected';
	if (isSaid && !there.includes(calculationId))
		told.contradictions.push(`declaration ${submissionId}: said to be at HMRC, which does not have it`);
	if (isOver && there.length > 0)
		told.contradictions.push(`declaration ${submissionId}: said to be ${status}, and HMRC has it`);
}

/** Errors that a second click or tab may get. */
const EXPECTED = new Set(['MTD_YEAR_DECLARED', 'MTD_DECLARATION_UNDER_WAY']);

/** Declares once, with a double click, or in two tabs, which may reach different servers. */
async function declare(clerk: Clerk, declarer: Declarer): Promise<void> {
	const { call, calculationId, nationalInsurance } = declarer;
	const { chance, told, standIn } = clerk;
	if (!(await isConnected(declarer))) return reconnect(clerk, declarer);
	const tabs = chance.percent(30) ? 2 : 1;
	const clicks = chance.percent(40) ? 2 : 1;
	did(clerk, tabs > 1 ? 'declared in two tabs' : clicks > 1 ? 'declared by a double click' : 'declared');
	const body = { taxYear: TAX_YEAR, calculationId, declarationAccepted: true };
	const answers = await Promise.allSettled(
		Array.from({ length: tabs * clicks }, () => call('POST', '/api/mtd/crystallise', body)),
	);
	for (const answer of answers) {
		if (answer.status === 'rejected') continue;
		const { status, body: said } = answer.value;
		if (status === 202) told.promised.add(said.submissionId);
		else if (!EXPECTED.has(said.code))
			told.contradictions.push(`${nationalInsurance}: declaring answered ${status} ${JSON.stringify(said)}`);
		if (said.success === true && (await declaredAtHmrc(standIn, nationalInsurance)).length === 0)
			told.contradictions.push(`${nationalInsurance}: told that HMRC has the declaration, which it has not`);
	}
}

async function isConnected({ call }: Declarer): Promise<boolean> {
	const status = await expectOk(call('GET', '/api/hmrc/auth-status?filingType=mtd-itsa'), 'auth status');
	return status.authorized === true;
}

/** A kill after HMRC issues a new token and before we store it loses the connection, so the person connects again. */
async function reconnect(clerk: Clerk, { connect }: Declarer): Promise<void> {
	await connect();
	did(clerk, 'connected to HMRC again');
}

/** For an unknown outcome: retries failed jobs, then releases the declaration if HMRC's own pages don't show it. */
async function findOut(clerk: Clerk, declarer: Declarer, { submissionId }: Shown): Promise<void> {
	const { call, nationalInsurance } = declarer;
	if (!(await isConnected(declarer))) return reconnect(clerk, declarer);
	await retryFailedJobs(clerk, call);
	const { status, releasableAt } = await expectOk(
		call('GET', `/api/submissions/${submissionId}`),
		'submission',
	);
	if (status !== 'unknown' || releasableAt === null) return;
	const found = (await declaredAtHmrc(clerk.standIn, nationalInsurance)).length > 0;
	if (found) return;
	const said = await call('POST', `/api/submissions/${submissionId}/release`, { looked: true, found });
	if (said.status < 300) did(clerk, 'released what HMRC does not have');
}
