/** Everything stored about a person, as the pages see it. */
import { fail, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { pendingEmail } from '../account-security/email-change.ts';
import { openNino } from '../bindings/nino.ts';
import { listNinos } from '../bindings/nino-repository.ts';
import { listBindings } from '../bindings/repository.ts';
import { listRequests } from '../bindings/request-repository.ts';
import { openUtr } from '../bindings/sealed.ts';
import { loadPersonAnswers, toldFacts, toldPartnershipFacts } from '../calculation/facts.ts';
import { workOut } from '../calculation/latest.ts';
import { presentCalculation } from '../calculation/present.ts';
import { listAgreements } from '../chat/agreement-repository.ts';
import { conversationsWithoutReturn, readHistory } from '../chat/queries.ts';
import { presentConsent } from '../consent/present.ts';
import { openDocument } from '../documents/document.ts';
import { presentDocument } from '../documents/present.ts';
import { readAll } from '../documents/queries.ts';
import { presentEntry } from '../entries/entry.ts';
import { listEntries } from '../entries/queries.ts';
import { listConnections } from '../hmrc-connection/repository.ts';
import { presentConnection } from '../hmrc-connection/status.ts';
import {
	listBusinessesKept,
	listCalculationsKept,
	listDeclarationsKept,
	listPapersKept,
} from '../making-tax-digital/kept-by-person.ts';
import { listKeptQuarters, listSentUpdates } from '../making-tax-digital/quarters/kept.ts';
import { readPasskeys } from '../passkeys/queries.ts';
import { loadProfile } from '../profile/queries.ts';
import { readProfileProposals, readProposals } from '../proposals/queries.ts';
import { loadReturn } from '../return-overview/queries.ts';
import { readSentXml } from '../return-overview/sent-xml.ts';
import { openSnapshot } from '../submissions/lifecycle/sealed.ts';
import { submissionLog } from '../submissions/queries.ts';
import { listSubmissions } from '../submissions/repository.ts';
import { listDeclined } from '../suggested-deductions/repository.ts';
import { findReturn, listReturns, type TaxReturnRow } from '../tax-returns/repository.ts';
import { twoStepSince } from '../two-step/repository.ts';
import { listConsents, listDeeds, listLooseDocuments } from './repository.ts';

type ValueOf<Gathered> =
	Extract<Gathered, { readonly ok: true }> extends { readonly value: infer Value } ? Value : never;

/** One return with everything that belongs to it. */
export type ExportedReturn = ValueOf<Awaited<ReturnType<typeof gatherReturn>>>;

/** Everything about a person. */
export type ExportedData = ValueOf<Awaited<ReturnType<typeof gatherAll>>>;

/** Gathers all of a person's data. SERVICE_BUSY, STILL_WORKING if a return has very many answers. */
export async function gatherAll(services: Services, userId: string) {
	const { database, vault, clock } = services;
	const returns = [];
	for (const row of await listReturns(database, userId)) {
		const gathered = await gatherReturn(services, row);
		if (!gathered.ok) return gathered;
		returns.push(gathered.value);
	}
	const suggestionsForProfile = await readProfileProposals(services, userId);
	if (!suggestionsForProfile.ok) return suggestionsForProfile;
	const cipher = await vault.cipherOf(database, userId);
	const loose = await listLooseDocuments(database, userId);
	const now = clock.now();
	return succeed({
		profile: (await loadProfile(services, database, userId))?.profile ?? null,
		emailAddressToConfirm: await pendingEmail(services, userId),
		twoStepSignIn: { since: (await twoStepSince(database, userId))?.toISOString() ?? null },
		passkeys: (await readPasskeys(services, userId)).map(({ name, addedAt, lastUsedAt }) => ({
			...{ name, addedAt, lastUsedAt },
		})),
		suggestionsForProfile: suggestionsForProfile.value,
		returns,
		conversationsWithoutReturn: await conversationsWithoutReturn(services, userId),
		modelAgreements: (await listAgreements(database, userId)).map(({ provider, agreed, answeredAt }) => ({
			...{ provider, agreed, answeredAt: answeredAt.toISOString() },
		})),
		documentsWithoutReturn: loose.map((row) =>
			presentDocument(openDocument(cipher, row), {
				proposalId: null,
				profileProposalId: null,
				othersFirst: false,
			}),
		),
		references: (await listBindings(database, userId)).map((row) => ({
			...{ uniqueTaxReference: openUtr(cipher, 'utr_bindings', row), environment: row.environment },
			boundAt: row.boundAt.toISOString(),
		})),
		requestsToFile: (await listRequests(database, userId)).map((row) => ({
			...{ uniqueTaxReference: openUtr(cipher, 'binding_requests', row), environment: row.environment },
			...{ askedAt: row.askedAt.toISOString(), decision: row.decision },
			decidedAt: row.decidedAt?.toISOString() ?? null,
		})),
		nationalInsuranceNumbers: (await listNinos(database, userId)).map((row) => ({
			...{ nationalInsurance: openNino(cipher, row), environment: row.environment },
			boundAt: row.boundAt.toISOString(),
		})),
		connectionsToHmrc: (await listConnections(database, userId)).map(presentConnection),
		makingTaxDigital: {
			businesses: await listBusinessesKept(services, userId),
			quarters: await listKeptQuarters(services, userId),
			updates: await listSentUpdates(services, userId),
			papers: await listPapersKept(services, userId),
			calculations: await listCalculationsKept(services, userId),
			declarations: await listDeclarationsKept(services, userId),
		},
		agreements: (await listConsents(database, userId)).map((row) => presentConsent(row, now)),
		activity: (await listDeeds(database, userId)).map(({ at, action, subject, detail }) => ({
			...{ at: at.toISOString(), action, subject, detail },
		})),
	});
}

/** Gathers one return of a person. NOT_FOUND, SERVICE_BUSY, STILL_WORKING. */
export async function gatherOne(services: Services, userId: string, id: string) {
	const row = await findReturn(services.database, userId, id);
	return row ? gatherReturn(services, row) : fail('NOT_FOUND');
}

/** The facts of one return of a person, as the command line reads them; undefined when there is none. */
export async function gatherFacts(services: Services, userId: string, id: string) {
	const row = await findReturn(services.database, userId, id);
	if (!row) return undefined;
	if (row.returnType === 'partnership')
		return toldPartnershipFacts(row, await listEntries(services, services.database, userId, id));
	const { profile, entries } = await loadPersonAnswers(services, services.database, row);
	return toldFacts(row, profile, entries);
}

async function gatherReturn(services: Services, row: TaxReturnRow) {
	const { database } = services;
	const { id, userId } = row;
	const taxReturn = await loadReturn(services, row);
	const worked = await calculationOf(services, row);
	if (!worked.ok) return worked;
	const calculation = worked.value;
	const suggestions = await readProposals(services, userId, id);
	if (!suggestions.ok) return suggestions;
	return succeed({
		// Besides its totals, the rows that add up to them.
		taxReturn: {
			...taxReturn,
			submissionStatus: taxReturn.submissionStatus && publicState(taxReturn.submissionStatus),
			settlement: calculation?.settlement ?? null,
		},
		entries: (await listEntries(services, database, userId, id)).map(presentEntry),
		calculation,
		submissions: await submissionsOf(services, row),
		documents: await readAll(services, userId, id),
		suggestions: suggestions.value,
		declinedDeductions: (await listDeclined(database, id)).map(({ rule, entry, reason, declinedAt }) => ({
			...{ rule, entryId: entry || null, reason, declinedAt: declinedAt.toISOString() },
		})),
		conversation: await readHistory(services, row),
	});
}

/** Null for a partnership, and for answers that contradict each other. */
async function calculationOf(services: Services, row: TaxReturnRow) {
	if (row.returnType !== 'individual') return succeed(null);
	const worked = await workOut(services, row);
	if (worked.ok) return succeed(presentCalculation(row, worked.value));
	return worked.problem.code === 'VALIDATION_FAILED' ? succeed(null) : worked;
}

/** Every attempt with its events and receipt, and the value of each box. */
async function submissionsOf(services: Services, { id, userId }: TaxReturnRow) {
	const { logs } = await submissionLog(services, userId, id);
	const rows = await listSubmissions(services.database, userId, id);
	const cipher = await services.vault.cipherOf(services.database, userId);
	const sent = new Map(
		await Promise.all(logs.map(async ({ id }) => [id, await readSentXml(services, userId, id)] as const)),
	);
	return logs.map((log) => {
		const row = rows.find((one) => one.id === log.id);
		const status = publicState(log.status);
		const events = log.events.map((event) => ({ ...event, state: publicState(event.state) }));
		const sentXml = sent.get(log.id) ?? null;
		return { ...log, status, events, sentXml, boxes: row ? openSnapshot(cipher, row).shown.boxes : [] };
	});
}

/**
 * What HMRC accepted stays accepted after its message there is deleted, as it should be; "deleted" would be alarming.
 */
function publicState<State extends string>(state: State): State | 'accepted' {
	return state === 'deleted' ? 'accepted' : state;
}
