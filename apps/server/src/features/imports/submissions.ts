/** What was filed elsewhere, as history: it is never sent from here, and stops the year from being filed twice. */
import { randomBytes, randomUUID } from 'node:crypto';
import { isOver, isTaken, madeFor, returnStatus, type StoredState, standsBy } from '@halfpenny/lifecycle';
import type { Transaction } from '../../database/database.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { filedFor } from '../submissions/check/for-whom.ts';
import { appendEvent } from '../submissions/event-repository.ts';
import { openSnapshot, type Snapshot, sealSnapshot } from '../submissions/lifecycle/sealed.ts';
import { presentSubmission } from '../submissions/present.ts';
import { insertMessage, insertSubmission, listSubmissions } from '../submissions/repository.ts';
import { updateReturn } from '../submissions/return-repository.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import { sealedPlace } from '../tax-returns/sealed-place.ts';
import type { Archive, ArchivedReturn } from './archive-file.ts';

const STATES = [
	...(['frozen', 'sending', 'unknown', 'acknowledged', 'polling'] as const),
	...(['accepted', 'rejected', 'failed', 'released', 'deleted'] as const),
] satisfies readonly StoredState[];

function stateOf(text: string): StoredState | undefined {
	return STATES.find((state) => state === text);
}

interface ToImport {
	readonly row: TaxReturnRow;
	readonly archived: ArchivedReturn;
	readonly archive: Archive;
}

type Archived = NonNullable<ReturnType<Archive['submission']>>;

/**
 * Imports the attempts of a return. IMPORT_UNDER_WAY if one was still open, ARCHIVE_UNREADABLE if one cannot be shown.
 */
export async function importSubmissions(
	tx: Transaction,
	services: Services,
	{ row, archived, archive }: ToImport,
): Promise<Result<null>> {
	const attempts = archived.submissions.map(({ id }) => archive.submission(archived, id));
	const records = attempts.filter((attempt) => attempt !== undefined);
	if (records.length < attempts.length) return fail('ARCHIVE_UNREADABLE');
	records.sort((one, other) => one.record.createdAt.localeCompare(other.record.createdAt));
	for (const attempt of records) {
		const kept = await keep(tx, services, row, attempt);
		if (!kept.ok) return kept;
	}
	const environment = services.config.hmrc.environment;
	const stands = standsBy(madeFor(environment, await listSubmissions(tx, row.userId, row.id)));
	if (!stands) return succeed(null);
	await updateReturn(tx, row.id, {
		...{ status: returnStatus(stands.state), submissionStatus: stands.state, sa100Generated: true },
		...{ submissionId: stands.id, submissionDate: stands.createdAt },
	});
	return succeed(null);
}

async function keep(
	tx: Transaction,
	services: Services,
	{ id: taxReturnId, userId }: TaxReturnRow,
	{ record, sentXml }: Archived,
): Promise<Result<null>> {
	const { channel, attemptNumber, amendment, environment, snapshotHash } = record;
	const state = stateOf(record.state);
	if (state === undefined) return fail('ARCHIVE_UNREADABLE');
	if (!isOver(state) && !isTaken({ state, seenAtHmrcAt: null })) return fail('IMPORT_UNDER_WAY');
	const id = randomUUID();
	const cipher = await services.vault.cipherOf(tx, userId);
	const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));
	const seal = (what: 'receipt' | 'errors', value: unknown) =>
		value === null ? null : cipher.seal(JSON.stringify(value), sealedPlace(what, id));
	// Its shape is checked below, when it is read as the pages read it.
	const snapshot = record.snapshot as unknown as Snapshot;
	try {
		const utr = filedFor(snapshot.source).uniqueTaxpayerReference;
		await insertSubmission(tx, {
			...{ id, taxReturnId, userId, channel, attemptNumber, amendment, state, environment, snapshotHash },
			utrIndex: utr === undefined ? '' : services.vault.index('utr', utr),
			sealedSnapshot: sealSnapshot(cipher, id, snapshot),
			sealedReceipt: seal('receipt', record.receipt),
			sealedErrors: seal('errors', record.errors),
			seenAtHmrcAt: dateOf(record.seenAtHmrcAt),
			releasedAt: dateOf(record.releasedAt),
			importedAt: services.clock.now(),
			createdAt: new Date(record.createdAt),
			respondedAt: dateOf(record.respondedAt),
		});
		if (channel === 'transaction-engine') {
			if (sentXml === undefined) return fail('ARCHIVE_UNREADABLE');
			await insertMessage(tx, {
				submissionId: id,
				// The name in the XML may already exist here, if the archive was made here.
				transactionId: `IMPORTED${randomBytes(12).toString('hex').toUpperCase()}`,
				irmark: record.irmark ?? '',
				sealedMessage: cipher.seal(sentXml, sealedPlace('message', id)),
				correlationId: record.correlationId,
			});
		}
		for (const { kind, state: led, detail, at } of record.events)
			await appendEvent(tx, {
				...{ submissionId: id, detail, at: new Date(at) },
				kind: kind as Parameters<typeof appendEvent>[1]['kind'],
				state: stateOf(led) ?? state,
			});
		const [imported] = (await listSubmissions(tx, userId, taxReturnId)).filter((one) => one.id === id);
		if (!imported) return fail('ARCHIVE_UNREADABLE');
		presentSubmission(imported, [], { cipher, releaseWaitMs: 0 });
		openSnapshot(cipher, imported).shown.boxes.map(({ box }) => box);
		return succeed(null);
	} catch (error) {
		if (error instanceof TypeError || error instanceof RangeError) return fail('ARCHIVE_UNREADABLE');
		throw error;
	}
}
