/** Reads what filing knows: check answers, the return as XML, attempts and their events. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { amendmentToFile, attemptStatus, attemptsOf, madeFor, unknownReason } from '@halfpenny/lifecycle';
import { nextRuns } from '../../jobs/job-repository.ts';
import { todayInTheUk } from '../../platform/clock.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { blockersInBoxes } from '../blockers/blockers.ts';
import { findReturn } from '../tax-returns/repository.ts';
import { amendmentOf } from './check/amendment-of.ts';
import { blockerFailure, type CheckedReturn } from './check/check.ts';
import { checkApart } from './check/check-work.ts';
import { loadAnswers } from './check/content.ts';
import { blockersInBinding, blockersInSignIn } from './check/may-file-for.ts';
import { kindOf, previewFrom } from './check/return-source.ts';
import { channelOf } from './check/sender.ts';
import { keepShown } from './check/shown-repository.ts';
import { listEvents } from './event-repository.ts';
import { submissionJobKey } from './lifecycle/freeze.ts';
import { answerIn, type PresentedSubmission, presentSubmission } from './present.ts';
import { findSubmission, listSubmissions, type Submission } from './repository.ts';

/** What check-answers shows. Stored for a while, so that a stale declaration can be shown what changed. */
export async function checkAnswers(
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<Result<AnswerOf<typeof calls.checkAnswers>>> {
	const checked = await check(services, userId, taxReturnId);
	if (!checked.ok) return checked;
	const { source, shown, snapshotHash, blockers: others, notices } = checked.value;
	const filing = { userId, source, blockers: others };
	const blockers = [
		...others,
		...(await blockersInSignIn(services, userId)),
		...(await blockersInBinding(services, filing)),
	];
	const cipher = await services.vault.cipherOf(services.database, userId);
	const sealed = cipher.seal(JSON.stringify(shown), shownPlace(taxReturnId, snapshotHash));
	const shownAt = services.clock.now();
	await services.database.transaction((tx) =>
		keepShown(tx, { taxReturnId, userId, hash: snapshotHash, sealed, shownAt }),
	);
	const amendment = await amendmentOf(services, services.database, { userId, taxReturnId }, checked.value);
	return succeed({ ...shown, snapshotHash, amendment, blockers, notices: [...notices] });
}

/** The place the shown content is sealed for. */
export function shownPlace(taxReturnId: string, hash: string): string {
	return `shown_snapshots.sealed ${taxReturnId} ${hash}`;
}

async function check(
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<Result<CheckedReturn>> {
	const { database, config, clock } = services;
	const taxReturn = await findReturn(database, userId, taxReturnId);
	if (!taxReturn) return fail('NOT_FOUND');
	const checking = { sender: config.hmrc.sender, today: todayInTheUk(clock) };
	return checkApart(services, { answers: await loadAnswers(services, database, taxReturn), checking });
}

/** The return as it would be sent, without credentials, for viewing. Refused while something is missing. */
export async function previewXml(
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<Result<AnswerOf<typeof calls.sa100Xml>>> {
	const checked = await check(services, userId, taxReturnId);
	if (!checked.ok) return checked;
	const { source, shown, blockers, amended } = checked.value;
	const failure = blockerFailure(blockers);
	if (failure) return failure;
	const { hmrc } = services.config;
	const built = previewFrom(source, hmrc.sender, { channel: channelOf(hmrc), agent: hmrc.agent, amended });
	const { returnType } = source;
	if (!built.ok)
		return fail('RETURN_REFUSED_BY_RULES', {
			blockers: blockersInBoxes(built.problems, { returnType, entries: [] }),
		});
	const filename = `${kindOf(source).toUpperCase()}-${shown.taxYear}-${taxReturnId}.xml`;
	return succeed({ xml: new TextDecoder().decode(built.xml), filename, boxes: shown.boxes });
}

/** Every attempt to file a return, latest first. */
export async function submissionLog(
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<AnswerOf<typeof calls.sa100Logs>> {
	const taxReturn = await findReturn(services.database, userId, taxReturnId);
	const rows = await listSubmissions(services.database, userId, taxReturnId);
	const logs = await present(services, userId, rows);
	// An attempt that sent nothing does not count, and each amendment starts again. So does each HMRC.
	const here = madeFor(services.config.hmrc.environment, rows);
	const current = attemptsOf(here, amendmentToFile(here, taxReturn?.amending ?? false));
	const totalAttempts = current.filter(({ state }) => state !== 'failed').length;
	const generated = taxReturn?.sa100Generated ? 'generated' : null;
	return { logs, totalAttempts, latestStatus: here[0] ? attemptStatus(here[0].state) : generated };
}

/** One attempt. */
export async function readSubmission(
	services: Services,
	userId: string,
	id: string,
): Promise<Result<PresentedSubmission>> {
	const row = await findSubmission(services.database, userId, id);
	const [submission] = row ? await present(services, userId, [row]) : [];
	return submission ? succeed(submission) : fail('NOT_FOUND');
}

/** HMRC's answer to an attempt, as a JSON text. NO_ANSWER_YET, NOT_FOUND. */
export async function readAnswer(services: Services, userId: string, id: string): Promise<Result<string>> {
	const found = await readSubmission(services, userId, id);
	if (!found.ok) return found;
	const answer = answerIn(found.value);
	return answer === undefined ? fail('NO_ANSWER_YET') : succeed(JSON.stringify(answer, null, '\t'));
}

async function present(
	{ database, vault, config }: Services,
	userId: string,
	rows: readonly Submission[],
): Promise<PresentedSubmission[]> {
	if (rows.length === 0) return [];
	const cipher = await vault.cipherOf(database, userId);
	const ids = rows.map(({ id }) => id);
	const all = await listEvents(database, ids);
	const unknown = rows.filter(({ state }) => state === 'unknown').map(({ id }) => id);
	const next = await nextRuns(database, userId, unknown.map(submissionJobKey));
	return rows.map((row) => {
		const events = all.filter(({ submissionId }) => submissionId === row.id);
		const lookingAgainAt = next.get(submissionJobKey(row.id))?.toISOString() ?? null;
		const reason = row.state === 'unknown' ? unknownReason(events) : null;
		const presenting = { cipher, releaseWaitMs: config.hmrc.releaseWaitMilliseconds };
		return { ...presentSubmission(row, events, presenting), unknownReason: reason, lookingAgainAt };
	});
}
