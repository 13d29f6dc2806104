/** Everything that is kept of a person, gathered as the pages see it. */
import type { Services } from '../../platform/services.ts';
import { listBindings } from '../bindings/repository.ts';
import { openUtr } from '../bindings/sealed.ts';
import { workOut } from '../calculation/latest.ts';
import { presentCalculation } from '../calculation/present.ts';
import { presentConsent } from '../consent/present.ts';
import { openDocument } from '../documents/document.ts';
import { presentDocument } from '../documents/present.ts';
import { readAll } from '../documents/queries.ts';
import { presentEntry } from '../entries/entry.ts';
import { listEntries } from '../entries/queries.ts';
import { loadProfile } from '../profile/queries.ts';
import { readProfileProposals, readProposals } from '../proposals/queries.ts';
import { loadReturn } from '../return-overview/queries.ts';
import { openSnapshot } from '../submissions/lifecycle/sealed.ts';
import { submissionLog } from '../submissions/queries.ts';
import { listSubmissions } from '../submissions/repository.ts';
import { findReturn, listReturns, type TaxReturnRow } from '../tax-returns/repository.ts';
import { twoStepSince } from '../two-step/repository.ts';
import { listConsents, listDeeds, listLooseDocuments } from './repository.ts';

/** One return with all that belongs to it. */
export type ExportedReturn = Awaited<ReturnType<typeof gatherReturn>>;

/** Everything of a person. */
export type ExportedData = Awaited<ReturnType<typeof gatherAll>>;

/** Gathers everything of a person. */
export async function gatherAll(services: Services, userId: string) {
	const { database, vault, clock } = services;
	const returns = [];
	for (const row of await listReturns(database, userId)) returns.push(await gatherReturn(services, row));
	const cipher = await vault.cipherOf(database, userId);
	const loose = await listLooseDocuments(database, userId);
	const now = clock.now();
	return {
		profile: (await loadProfile(services, database, userId))?.profile ?? null,
		twoStepSignIn: { since: (await twoStepSince(database, userId))?.toISOString() ?? null },
		suggestionsForProfile: await readProfileProposals(services, userId),
		returns,
		documentsWithoutReturn: loose.map((row) =>
			presentDocument(openDocument(cipher, row), { proposalId: null, othersFirst: false }),
		),
		references: (await listBindings(database, userId)).map((row) => ({
			...{ uniqueTaxReference: openUtr(cipher, 'utr_bindings', row), environment: row.environment },
			boundAt: row.boundAt.toISOString(),
		})),
		agreements: (await listConsents(database, userId)).map((row) => presentConsent(row, now)),
		activity: (await listDeeds(database, userId)).map(({ at, action, subject, detail }) => ({
			...{ at: at.toISOString(), action, subject, detail },
		})),
	};
}

/** Gathers one return of a person; undefined when there is none. */
export async function gatherOne(services: Services, userId: string, id: string) {
	const row = await findReturn(services.database, userId, id);
	return row && gatherReturn(services, row);
}

async function gatherReturn(services: Services, row: TaxReturnRow) {
	const { database } = services;
	const { id, userId } = row;
	const taxReturn = await loadReturn(services, row);
	const calculation = await calculationOf(services, row);
	return {
		// Beside its totals, the rows that add up to them.
		taxReturn: {
			...taxReturn,
			submissionStatus: taxReturn.submissionStatus && publicState(taxReturn.submissionStatus),
			settlement: calculation?.settlement ?? null,
		},
		entries: (await listEntries(services, database, userId, id)).map(presentEntry),
		calculation,
		submissions: await submissionsOf(services, row),
		documents: await readAll(services, userId, id),
		suggestions: await readProposals(services, userId, id),
	};
}

/** Null for a partnership, and for answers that cannot be right together. */
async function calculationOf(services: Services, row: TaxReturnRow) {
	if (row.returnType !== 'individual') return null;
	const worked = await workOut(services, row);
	return worked.ok ? presentCalculation(row, worked.value) : null;
}

/** Every attempt with its events and receipt, and what stood in each box. */
async function submissionsOf(services: Services, { id, userId }: TaxReturnRow) {
	const { logs } = await submissionLog(services, userId, id);
	const rows = await listSubmissions(services.database, userId, id);
	const cipher = await services.vault.cipherOf(services.database, userId);
	return logs.map((log) => {
		const row = rows.find((one) => one.id === log.id);
		const status = publicState(log.status);
		const events = log.events.map((event) => ({ ...event, state: publicState(event.state) }));
		return { ...log, status, events, boxes: row ? openSnapshot(cipher, row).shown.boxes : [] };
	});
}

/** What HMRC accepted stays accepted when its message there is deleted, as it is to be; the word would frighten. */
function publicState<State extends string>(state: State): State | 'accepted' {
	return state === 'deleted' ? 'accepted' : state;
}
