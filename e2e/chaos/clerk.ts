/** What a person does about a return until HMRC has it: declares, clicks twice, comes back, looks at HMRC's pages. */
import { type Call, expectOk } from './browser.ts';
import { changePay, type PreparedReturn } from './person.ts';
import type { Chance } from './random.ts';
import type { StandIn } from './stand-in.ts';

/** An attempt as the API shows it. */
export interface Attempt {
	readonly id: string;
	readonly amendment: number;
	readonly status: string;
	readonly releasableAt: string | null;
	readonly seenAtHmrcAt: string | null;
	readonly receipt: { readonly irmark: string } | null;
	readonly events: readonly { readonly state: string; readonly at: string; readonly detail: string | null }[];
}

/** What people were told, to be held against what there is in the end. */
export interface Told {
	/** Submissions that were promised: the call answered with their ids. */
	readonly promised: Set<string>;
	/** The events of each submission as last seen. */
	readonly events: Map<string, Attempt['events']>;
	/** What was seen once and not there, or different, later. */
	readonly contradictions: string[];
	/** How often people did what. */
	readonly deeds: Map<string, number>;
}

/** Nothing told yet. */
export function nothingTold(): Told {
	return { promised: new Set(), events: new Map(), contradictions: [], deeds: new Map() };
}

/** What a clerk needs. */
export interface Clerk {
	readonly standIn: StandIn;
	readonly chance: Chance;
	readonly told: Told;
}

/** A return and how often it is to be amended once HMRC has it. */
export interface Case {
	readonly taxReturn: PreparedReturn;
	readonly amendments: number;
}

/** Looks at a return and does what comes next. True once HMRC has it and every amendment, as the person can see. */
export async function lookAfter(clerk: Clerk, { taxReturn, amendments }: Case): Promise<boolean> {
	const { call, id } = taxReturn;
	const log = await expectOk(call('GET', `/api/sa100/logs/${id}`), 'logs');
	const attempts: readonly Attempt[] = log.logs;
	for (const attempt of attempts) note(clerk.told, attempt);
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

function did({ told }: Clerk, deed: string): void {
	told.deeds.set(deed, (told.deeds.get(deed) ?? 0) + 1);
}

/** What was once shown must stand: events are only ever added. */
function note(told: Told, { id, events }: Attempt): void {
	const before = told.events.get(id) ?? [];
	const same = before.every((event, index) => JSON.stringify(event) === JSON.stringify(events[index]));
	if (!same) told.contradictions.push(`submission ${id}: an event that was shown is gone or changed`);
	told.events.set(id, events);
}

async function amend(clerk: Clerk, taxReturn: PreparedReturn, amendment: number): Promise<void> {
	const { call, id } = taxReturn;
	await expectOk(call('POST', `/api/tax-returns/${id}/amend`), 'amend');
	await changePay(taxReturn, `${40_000 + amendment}.00`);
	did(clerk, 'amended');
	await declare(clerk, taxReturn, 'submit');
}

/** Declares once, with a double click, or in two tabs, which may reach two servers. */
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

/** What a second click or tab may be told, once the first has been seen to. */
const EXPECTED = new Set(['ALREADY_SUBMITTED', 'NOTHING_TO_RETRY']);

/** Nobody knows: asks for another try of what was given up, and says what HMRC's own pages show once that counts. */
async function findOut(clerk: Clerk, taxReturn: PreparedReturn, attempt: Attempt): Promise<void> {
	const { call } = taxReturn;
	const { id, amendment, releasableAt, seenAtHmrcAt } = attempt;
	await retryFailedJobs(clerk, call);
	if (releasableAt === null || seenAtHmrcAt !== null || Date.parse(releasableAt) > Date.now()) return;
	const found = await isAtHmrc(clerk, taxReturn, amendment);
	const { status } = await call('POST', `/api/submissions/${id}/release`, { looked: true, found });
	if (status < 300) did(clerk, found ? 'saw it at HMRC' : 'released what HMRC does not have');
}

/** What HMRC's own pages show a person: the return by its year, and how often it was amended. */
async function isAtHmrc(
	{ standIn }: Clerk,
	{ uniqueTaxReference, taxYear }: PreparedReturn,
	amendment: number,
) {
	const returns = await standIn.returns(uniqueTaxReference);
	const there = returns.find((one) => one.taxYear === taxYear);
	return amendment === 0 ? Boolean(there?.original) : (there?.amendments.length ?? 0) >= amendment;
}

/** Asks for another try of every job of a person that was given up. */
async function retryFailedJobs(clerk: Clerk, call: Call): Promise<void> {
	const failed: readonly { id: string }[] = await expectOk(call('GET', '/api/jobs/failed'), 'failed jobs');
	for (const job of failed) {
		const { status } = await call('POST', `/api/jobs/${job.id}/retry`);
		if (status < 300) did(clerk, 'retried a job that was given up');
	}
}
