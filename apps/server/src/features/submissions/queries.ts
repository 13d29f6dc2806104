/** Reading what filing knows: check answers, the return as XML, attempts and their events. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { todayInTheUk } from '../../platform/clock.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { findReturn } from '../tax-returns/repository.ts';
import { type CheckedReturn, checkReturn, obstacleFailure } from './check.ts';
import { loadContent } from './content.ts';
import { kindOf, previewFrom } from './ground.ts';
import { obstaclesInBoxes } from './obstacles.ts';
import { amendmentToFile, attemptsOf } from './policy.ts';
import { type PresentedSubmission, presentSubmission } from './present.ts';
import { channelOf } from './product.ts';
import { findSubmission, keepShown, listEvents, listSubmissions, type SubmissionRow } from './repository.ts';

/** What check-answers shows. Keeps it for a while, so that a stale declaration can be told what changed. */
export async function checkAnswers(
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<Result<AnswerOf<typeof calls.checkAnswers>>> {
	const checked = await check(services, userId, taxReturnId);
	if (!checked.ok) return checked;
	const { shown, snapshotHash, obstacles } = checked.value;
	const cipher = await services.vault.cipherOf(services.database, userId);
	const sealed = cipher.seal(JSON.stringify(shown), shownPlace(taxReturnId, snapshotHash));
	const shownAt = services.clock.now();
	await services.database.transaction((tx) =>
		keepShown(tx, { taxReturnId, userId, hash: snapshotHash, sealed, shownAt }),
	);
	return succeed({ ...shown, snapshotHash, obstacles: [...obstacles] });
}

/** Where what was shown stands, for its seal. */
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
	return checkReturn(await loadContent(services, database, taxReturn), checking);
}

/** The return as it would be sent, without credentials, to look at. Refused while something is missing. */
export async function previewXml(
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<Result<AnswerOf<typeof calls.sa100Xml>>> {
	const checked = await check(services, userId, taxReturnId);
	if (!checked.ok) return checked;
	const { ground, shown, obstacles, amended } = checked.value;
	const failure = obstacleFailure(obstacles);
	if (failure) return failure;
	const { hmrc } = services.config;
	const built = previewFrom(ground, hmrc.sender, { channel: channelOf(hmrc), agent: hmrc.agent, amended });
	const { returnType } = ground;
	if (!built.ok)
		return fail('RETURN_REFUSED_BY_RULES', {
			obstacles: obstaclesInBoxes(built.problems, { returnType, entries: [] }),
		});
	const filename = `${kindOf(ground).toUpperCase()}-${shown.taxYear}.xml`;
	return succeed({ xml: new TextDecoder().decode(built.xml), filename, boxes: shown.boxes });
}

/** Every attempt to file a return, the latest first. */
export async function submissionLog(
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<AnswerOf<typeof calls.sa100Logs>> {
	const taxReturn = await findReturn(services.database, userId, taxReturnId);
	const rows = await listSubmissions(services.database, userId, taxReturnId);
	const logs = await present(services, userId, rows);
	// An attempt that sent nothing uses none up, and each amendment counts anew.
	const current = attemptsOf(rows, amendmentToFile(rows, taxReturn?.amending ?? false));
	const totalAttempts = current.filter(({ state }) => state !== 'failed').length;
	return { logs, totalAttempts, latestStatus: rows[0]?.state ?? null };
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

async function present(
	{ database, vault, config }: Services,
	userId: string,
	rows: readonly SubmissionRow[],
): Promise<PresentedSubmission[]> {
	if (rows.length === 0) return [];
	const cipher = await vault.cipherOf(database, userId);
	const events = await listEvents(
		database,
		rows.map(({ id }) => id),
	);
	return rows.map((row) =>
		presentSubmission(
			row,
			events.filter(({ submissionId }) => submissionId === row.id),
			{ cipher, releaseWaitMs: config.hmrc.releaseWaitMilliseconds },
		),
	);
}
