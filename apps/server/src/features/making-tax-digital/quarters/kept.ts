/** All of a person's quarters with the updates sent for them, for the export. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import type { Services } from '../../../platform/services.ts';
import { isSent, nameOf } from '../businesses/business.ts';
import { keptBusinesses } from '../businesses/queries.ts';
import { presentRows } from './present-rows.ts';
import { openUpdate } from './quarter.ts';
import { presentYear } from './queries.ts';
import { listAllUpdates, listYears } from './repository.ts';

/** A quarter with the name of its business. */
export type KeptQuarter = AnswerOf<typeof calls.mtdQuarterly>[number] & { readonly business: string };

/** Every quarter that was typed or sent, by business and year; for one business if named. */
export async function listKeptQuarters(
	services: Services,
	userId: string,
	businessId?: string,
): Promise<KeptQuarter[]> {
	const all: KeptQuarter[] = [];
	for (const business of await keptBusinesses(services, userId)) {
		if (!isSent(business) || (businessId && business.businessId !== businessId)) continue;
		for (const taxYear of await listYears(services.database, business.id)) {
			const quarters = await presentYear(services, business, taxYear);
			all.push(...quarters.map((quarter) => ({ business: nameOf(business), ...quarter })));
		}
	}
	return all;
}

/** Everything sent, oldest first: the exact amounts, when, and the outcome. */
export async function listSentUpdates({ database, vault }: Services, userId: string) {
	const rows = await listAllUpdates(database, userId);
	if (rows.length === 0) return [];
	const cipher = await vault.cipherOf(database, userId);
	return rows.map((row) => {
		const { periodStart, periodEnd, rows: amounts } = openUpdate(cipher, row);
		const sent = presentRows(
			Object.entries(amounts).map(([field, ours]) => ({ field, ours, held: null, differs: false })),
		);
		return {
			...{ quarterId: row.quarterId, taxYear: row.taxYear, periodStart, periodEnd },
			...{ state: row.state, reason: row.reason, askedAt: row.createdAt.toISOString() },
			respondedAt: row.respondedAt?.toISOString() ?? null,
			amounts: sent.map(({ field, label, ours }) => ({ field, label, amount: ours })),
		};
	});
}
