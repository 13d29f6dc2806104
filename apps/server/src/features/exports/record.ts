/** One attempt to file as the archive stores it, so that an import restores the same history. */
import * as z from 'zod';
import type { UserCipher } from '../../platform/crypto/vault.ts';
import type { Services } from '../../platform/services.ts';
import { type EventRow, listEvents } from '../submissions/event-repository.ts';
import { openSnapshot } from '../submissions/lifecycle/sealed.ts';
import { listSubmissions, type Submission } from '../submissions/repository.ts';
import { sealedPlace } from '../tax-returns/sealed-place.ts';

const moment = z.iso.datetime();

/** What the archive holds about an attempt besides its XML. */
export const submissionRecord = z.object({
	id: z.uuid(),
	channel: z.enum(['transaction-engine', 'mtd']),
	attemptNumber: z.number().int().min(1).max(1000),
	amendment: z.number().int().min(0).max(1000),
	state: z.string().max(40),
	environment: z.enum(['local', 'sandbox', 'test-in-live', 'live']),
	snapshotHash: z.string().max(200),
	/** The facts, the calculation, the boxes and everything shown. */
	snapshot: z.looseObject({
		source: z.looseObject({}),
		boxes: z.array(z.unknown()),
		shown: z.looseObject({}),
		hmrcLines: z
			.array(z.object({ label: z.string().max(200), amount: z.string().regex(/^-?\d{1,13}\.\d{2}$/) }))
			.max(50)
			.optional(),
	}),
	receipt: z.looseObject({}).nullable(),
	errors: z.array(z.unknown()).nullable(),
	irmark: z.string().max(200).nullable(),
	correlationId: z.string().max(200).nullable(),
	seenAtHmrcAt: moment.nullable(),
	releasedAt: moment.nullable(),
	createdAt: moment,
	respondedAt: moment.nullable(),
	events: z
		.array(
			z.object({
				kind: z.string().max(60),
				state: z.string().max(40),
				detail: z.string().max(2000).nullable(),
				at: moment,
			}),
		)
		.max(10_000),
});

/** The record of an attempt. */
export type SubmissionRecord = z.output<typeof submissionRecord>;

/** Every attempt at a return, earliest first. */
export async function recordsOf(
	{ database, vault }: Services,
	userId: string,
	taxReturnId: string,
): Promise<readonly SubmissionRecord[]> {
	const rows = await listSubmissions(database, userId, taxReturnId);
	if (rows.length === 0) return [];
	const cipher = await vault.cipherOf(database, userId);
	const events = await listEvents(
		database,
		rows.map(({ id }) => id),
	);
	return rows.map((row) => recordOf(cipher, row, events)).reverse();
}

function recordOf(cipher: UserCipher, row: Submission, events: readonly EventRow[]): SubmissionRecord {
	const { id, channel, attemptNumber, amendment, state, environment, snapshotHash } = row;
	const { source, boxes, shown, hmrcLines } = openSnapshot(cipher, row);
	const opened = (what: 'receipt' | 'errors', sealed: string | null) =>
		sealed === null ? null : JSON.parse(cipher.open(sealed, sealedPlace(what, id)));
	const message = row.channel === 'mtd' ? undefined : row.message;
	return {
		...{ id, channel, attemptNumber, amendment, state, environment, snapshotHash },
		snapshot: {
			...{ source: { ...source }, boxes: [...boxes], shown: { ...shown } },
			...(hmrcLines && { hmrcLines: [...hmrcLines] }),
		},
		receipt: opened('receipt', row.sealedReceipt),
		errors: opened('errors', row.sealedErrors),
		irmark: message?.irmark ?? null,
		correlationId: message?.correlationId ?? null,
		seenAtHmrcAt: row.seenAtHmrcAt?.toISOString() ?? null,
		releasedAt: row.releasedAt?.toISOString() ?? null,
		createdAt: row.createdAt.toISOString(),
		respondedAt: row.respondedAt?.toISOString() ?? null,
		events: events
			.filter(({ submissionId }) => submissionId === id)
			.map(({ kind, state, detail, at }) => ({ kind, state, detail, at: at.toISOString() })),
	};
}
