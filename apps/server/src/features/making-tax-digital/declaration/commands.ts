/** Makes a final declaration of exactly the calculation that was shown, once. */
import { randomUUID } from 'node:crypto';
import { isOnItsWay, returnStatus } from '@halfpenny/lifecycle';
import { isUniqueViolation, type Transaction } from '../../../database/database.ts';
import { audit } from '../../../platform/audit-repository.ts';
import { todayInTheUk } from '../../../platform/clock.ts';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { loadProfile } from '../../profile/queries.ts';
import { appendEvent } from '../../submissions/event-repository.ts';
import { submissionJob } from '../../submissions/jobs.ts';
import { submissionJobKey } from '../../submissions/lifecycle/freeze.ts';
import { sealSnapshot } from '../../submissions/lifecycle/sealed.ts';
import { insertSubmission, listSubmissions } from '../../submissions/repository.ts';
import { updateReturn } from '../../submissions/return-repository.ts';
import { insertReturn, lockReturn, type TaxReturnRow } from '../../tax-returns/repository.ts';
import type { MtdCaller } from '../access/hmrc-access.ts';
import { findAsked } from '../calculation/repository.ts';
import { openShown, type ShownCalculation } from '../calculation/shown.ts';
import { listAllUpdates, UNDER_WAY, type UpdateRow } from '../quarters/repository.ts';
import { checkOpen, findYearsReturn } from '../year/closed.ts';
import { lastDayOf } from '../year/days.ts';
import { type FactsOfYear, loadFactsOfYear } from '../year-end/facts-of-year.ts';
import { sealDeclaration } from './declaration.ts';
import { insertDeclaration, listDeclarations } from './repository.ts';
import { snapshotOf } from './snapshot.ts';

/** What the person declares and confirms. */
export interface Declaring {
	readonly taxYear: string;
	readonly calculationId: string;
	readonly declarationAccepted: boolean;
}

/**
 * Freezes the declaration and queues it, in one transaction. Declaring the same again returns the first declaration.
 * MTD_DECLARATION_REQUIRED, MTD_CALCULATION_UNKNOWN, MTD_CALCULATION_NOT_FINAL, MTD_CALCULATION_NOT_SHOWN,
 * MTD_CALCULATION_OUT_OF_DATE, MTD_DECLARATION_BLOCKED with `{blockers}`, MTD_YEAR_NOT_ENDED, MTD_YEAR_DECLARED,
 * MTD_DECLARATION_UNDER_WAY, MTD_FILED_ANOTHER_WAY.
 */
export async function declareFinal(
	services: Services,
	caller: MtdCaller,
	declaring: Declaring,
): Promise<Result<string>> {
	if (!declaring.declarationAccepted) return fail('MTD_DECLARATION_REQUIRED');
	if (todayInTheUk(services.clock) <= lastDayOf(declaring.taxYear)) return fail('MTD_YEAR_NOT_ENDED');
	try {
		const result = await services.database.transaction((tx) => declareIn(tx, services, caller, declaring));
		if (result.ok) services.faults('submission.frozen');
		return result;
	} catch (error) {
		// The lock of the return makes this impossible; the index of the database makes it certain.
		if (isUniqueViolation(error)) return fail('MTD_DECLARATION_UNDER_WAY');
		throw error;
	}
}

async function declareIn(
	tx: Transaction,
	services: Services,
	caller: MtdCaller,
	{ taxYear, calculationId }: Declaring,
): Promise<Result<string>> {
	const { userId } = caller;
	const taxReturn = await lockYearsReturn(tx, services, userId, taxYear);
	const before = await listDeclarations(tx, { userId, taxYear });
	const same = before.find((one) => one.calculationId === calculationId && isOnItsWay(one.state));
	if (same) return succeed(same.id);
	const open = await checkOpen(services, tx, userId, taxYear);
	if (!open.ok) return open;
	const isWaiting = (one: UpdateRow) =>
		one.taxYear === taxYear && UNDER_WAY.some((state) => state === one.state);
	// The calculation that was shown does not include an update that may still reach HMRC.
	if ((await listAllUpdates(tx, userId)).some(isWaiting)) return fail('MTD_UPDATE_UNDER_WAY');
	const year = await loadFactsOfYear(services, tx, userId, taxYear);
	const shown = await checkShown(tx, services, { userId, taxYear, calculationId, year });
	if (!shown.ok) return shown;
	return succeed(
		await freeze(tx, services, caller, { taxReturn, year, shown: shown.value, taxYear, calculationId }),
	);
}

/** The year's return, locked until the transaction ends; created if there is none. */
async function lockYearsReturn(
	tx: Transaction,
	{ clock }: Services,
	userId: string,
	taxYear: string,
): Promise<TaxReturnRow> {
	const known = await findYearsReturn(tx, userId, taxYear);
	if (!known) {
		const id = randomUUID();
		const createdAt = clock.now();
		await insertReturn(tx, { id, userId, taxYear, jurisdiction: 'uk', returnType: 'individual', createdAt });
	}
	const found = known ?? (await findYearsReturn(tx, userId, taxYear));
	const locked = found && (await lockReturn(tx, userId, found.id));
	if (!locked) throw new Error('the return of the year is gone');
	return locked;
}

interface Checking {
	readonly userId: string;
	readonly taxYear: string;
	readonly calculationId: string;
	readonly year: FactsOfYear | undefined;
}

/** Exactly what was shown, with the answers as they were then, provided nothing blocks it. */
async function checkShown(
	tx: Transaction,
	{ vault, config }: Services,
	{ userId, taxYear, calculationId, year }: Checking,
): Promise<Result<ShownCalculation>> {
	const person = { userId, environment: config.hmrc.environment };
	const row = await findAsked(tx, person, calculationId);
	if (!row || row.taxYear !== taxYear) return fail('MTD_CALCULATION_UNKNOWN');
	if (row.type !== 'intent-to-finalise') return fail('MTD_CALCULATION_NOT_FINAL');
	const shown = openShown(await vault.cipherOf(tx, userId), row);
	if (!shown) return fail('MTD_CALCULATION_NOT_SHOWN');
	const sameAnswers =
		shown.answers === null ||
		(shown.answers.taxReturnId === year?.taxReturn.id &&
			shown.answers.factsVersion === year.taxReturn.factsVersion);
	const isOutdated = row.outdatedAt !== null && row.outdatedAt >= row.triggeredAt;
	if (isOutdated || !sameAnswers) return fail('MTD_CALCULATION_OUT_OF_DATE');
	if (shown.blockers.length > 0) return fail('MTD_DECLARATION_BLOCKED', { blockers: shown.blockers });
	return succeed(shown);
}

interface Freezing extends Pick<Declaring, 'taxYear' | 'calculationId'> {
	readonly taxReturn: TaxReturnRow;
	readonly year: FactsOfYear | undefined;
	readonly shown: ShownCalculation;
}

/** Stores the declaration with its job and its event. */
async function freeze(
	tx: Transaction,
	services: Services,
	caller: MtdCaller,
	{ taxReturn, year, shown, taxYear, calculationId }: Freezing,
): Promise<string> {
	const { clock, vault, jobs, config } = services;
	const { userId } = caller;
	const [id, at, state] = [randomUUID(), clock.now(), 'frozen' as const];
	const { environment } = config.hmrc;
	const attempts = (await listSubmissions(tx, userId, taxReturn.id)).filter(
		(one) => one.environment === environment && one.amendment === 0,
	);
	const cipher = await vault.cipherOf(tx, userId);
	const nino = (await loadProfile(services, tx, userId))?.profile.nationalInsurance ?? '';
	await insertSubmission(tx, {
		...{ id, taxReturnId: taxReturn.id, userId, channel: 'mtd', amendment: 0, state, environment },
		...{ attemptNumber: attempts.length + 1, utrIndex: vault.index('nino', nino), createdAt: at },
		snapshotHash: calculationId,
		sealedSnapshot: sealSnapshot(cipher, id, snapshotOf(taxYear, year, shown)),
	});
	const { caller: headers, testMode } = caller;
	const content = { shown, caller: headers, testMode: testMode ?? null };
	const sealed = sealDeclaration(cipher, id, content);
	await insertDeclaration(tx, { submissionId: id, taxYear, calculationId, sealed });
	await appendEvent(tx, { submissionId: id, kind: 'declared', state, detail: null, at });
	const status = { status: returnStatus(state), submissionStatus: state };
	await updateReturn(tx, taxReturn.id, { ...status, submissionId: id, submissionDate: at });
	const dedupeKey = submissionJobKey(id);
	await jobs.enqueue(tx, submissionJob, { submissionId: id }, { dedupeKey, userId });
	const subject = `submission:${id}`;
	await audit(tx, {
		at,
		userId,
		action: 'submission.declared',
		subject,
		detail: { taxYear, channel: 'mtd' },
	});
	return id;
}
