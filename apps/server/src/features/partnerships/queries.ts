/** Reads a partnership's return: its statement, and which partners have a code. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { partnershipStatement } from '@halfpenny/forms';
import { type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { blockersInBoxes } from '../blockers/blockers.ts';
import { handOver, openHandedShare } from './handed-share.ts';
import { loadPartnership, type Partnership } from './partnership.ts';
import { listCodeRows, type PartnerCodeRow } from './repository.ts';
import { presentStatement } from './statement.ts';

type Code = AnswerOf<typeof calls.listPartnerCodes>[number];

/** The statement of the current answers, and why some amounts cannot be calculated. */
export async function readStatement(
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<Result<AnswerOf<typeof calls.getPartnershipStatement>>> {
	const loaded = await loadPartnership(services, services.database, userId, taxReturnId);
	if (!loaded.ok) return loaded;
	const { facts, entries } = loaded.value;
	const { problems } = partnershipStatement(facts);
	return succeed({
		...presentStatement(facts, entries),
		problems: [...blockersInBoxes(problems, loaded.value)],
	});
}

/** Every partner with their latest code. */
export async function readCodes(
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<Result<AnswerOf<typeof calls.listPartnerCodes>>> {
	const { database, vault, clock } = services;
	const loaded = await loadPartnership(services, database, userId, taxReturnId);
	if (!loaded.ok) return loaded;
	const partnership = loaded.value;
	const rows = await listCodeRows(database, userId, taxReturnId);
	const cipher = await vault.cipherOf(database, userId);
	return succeed(
		partnership.partners.map(({ id: partner }, index) => {
			const name = partnership.facts.partners?.[index]?.name ?? null;
			const row = rows.find(({ partnerEntryId }) => partnerEntryId === partner);
			if (!row) return { ...NO_CODE, partner, name };
			const upToDate = isUpToDate(partnership, index, openHandedShare(cipher, row).share);
			return { ...presentCode(row, clock.now()), partner, name, upToDate };
		}),
	);
}

const NO_CODE = { id: null, status: 'none', upToDate: null, expiresAt: null, usedAt: null } as const;

function presentCode(
	{ id, expiresAt, usedAt }: PartnerCodeRow,
	now: Date,
): Pick<Code, 'id' | 'status' | 'expiresAt' | 'usedAt'> {
	const status = usedAt !== null ? 'used' : expiresAt <= now ? 'expired' : 'open';
	return { id, status, expiresAt: expiresAt.toISOString(), usedAt: usedAt?.toISOString() ?? null };
}

/** Whether the figures would be the same if they were handed over now. */
function isUpToDate(partnership: Partnership, index: number, share: object): boolean {
	const now = handOver(partnership, index);
	return now.ok && JSON.stringify(now.handed.share) === JSON.stringify(share);
}
