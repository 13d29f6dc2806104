/** One of each thing a person can own, and the path of any call about it. Add new kinds of things here. */
import { randomUUID } from 'node:crypto';
import type { Call } from '@halfpenny/contract';
import { uploadedDocuments } from '../database/schema/documents.ts';
import { mtdBusinesses, mtdQuarters } from '../database/schema/making-tax-digital.ts';
import { partnerCodes } from '../database/schema/partnerships.ts';
import { jobs } from '../database/schema/platform.ts';
import { proposals } from '../database/schema/proposals.ts';
import { insertConsent } from '../features/consent/repository.ts';
import { sealDocument } from '../features/documents/document.ts';
import { sealBusiness } from '../features/making-tax-digital/businesses/business.ts';
import { sealQuarter } from '../features/making-tax-digital/quarters/quarter.ts';
import { namePlace } from '../features/passkeys/name.ts';
import { insertPasskey } from '../features/passkeys/repository.ts';
import { sealProposal } from '../features/proposals/proposal.ts';
import { newUtr } from './new-utr.ts';
import { sayNoToTheRest } from './say-no.ts';
import type { TestAnswer } from './test-browser.ts';
import type { TestServer, TestUser } from './test-server.ts';

/** HMRC's example numbers; nobody's address. */
const PERSON = {
	firstName: 'Ann',
	lastName: 'Example',
	dateOfBirth: '1980-02-29',
	nationalInsurance: 'QQ123456C',
	addressLine1: '1 High Street',
	city: 'Leeds',
	postcode: 'LS1 4DL',
};

/** The things of one person. */
export interface Things {
	readonly taxReturnId: string;
	readonly entryId: string;
	/** The path of a call with these things as its parameters. Throws for a thing that is not made here. */
	readonly pathOf: (call: Call) => string;
}

/** Makes a return with an entry, a document with its proposal, and the submission of another return. */
export async function makeThings(server: TestServer, user: TestUser): Promise<Things> {
	const { userId } = user;
	const { taxReturnId, entryId } = await makeReturn(user, '2025-26');
	const submissionId = await makeSubmission(user);
	const { documentId, proposalId } = await makeDocument(server, userId, taxReturnId);
	const ids = [
		['/api/users/', userId],
		['/api/tax-returns/', taxReturnId],
		['/api/sa100/', taxReturnId],
		['/api/entries/', entryId],
		['/api/submissions/', submissionId],
		['/api/documents/', documentId],
		['/api/mtd/documents/', await makeQuarter(server, userId)],
		['/api/proposals/', proposalId],
		['/api/hmrc/consent/', await makeConsent(server, userId)],
		['/api/account/passkeys/', await makePasskey(server, userId)],
		['/api/jobs/', await makeDeadJob(server, userId)],
		['/api/export/tax-return/', taxReturnId],
		['/api/import/tax-return/', taxReturnId],
		['/api/admin/bindings/', randomUUID()],
		['/api/partner-codes/', await makePartnerCode(server, userId, { taxReturnId, entryId })],
	] as const;
	const pathOf = ({ path }: Call): string => {
		if (!path.includes(':id')) return path;
		const found = ids.find(([start]) => path.startsWith(start));
		if (!found) throw new Error(`add what ${path} is about to makeThings`);
		return path.replace(':id', found[1]).replace(':page', '1');
	};
	return { taxReturnId, entryId, pathOf };
}

/** A question whether an agent may act. */
async function makeConsent({ services }: TestServer, userId: string): Promise<string> {
	const { database, clock } = services;
	const row = { id: randomUUID(), userId, agentName: 'Agent', words: 'Words', askedAt: clock.now() };
	return (await insertConsent(database, row)).id;
}

/** A passkey whose key signs nothing. */
async function makePasskey({ services }: TestServer, userId: string): Promise<string> {
	const { database, vault, clock } = services;
	const id = randomUUID();
	const sealedName = (await vault.cipherOf(database, userId)).seal('Phone', namePlace(id));
	const nothing = { publicKey: '', counter: 0, transports: [], sealedName, lastUsedAt: null };
	await insertPasskey(database, { id, userId, credentialId: id, createdAt: clock.now(), ...nothing });
	return id;
}

/** A dead job. */
async function makeDeadJob({ services }: TestServer, userId: string): Promise<string> {
	const id = randomUUID();
	const now = services.clock.now();
	const row = {
		id,
		userId,
		kind: 'made up',
		lane: 'upkeep',
		payload: {},
		state: 'dead',
		runAt: now,
		createdAt: now,
	} as const;
	await services.database.insert(jobs).values(row);
	return id;
}

/** A return with one job. */
async function makeReturn({ browser }: TestUser, taxYear: string) {
	const taxReturnId = idOf(await browser.post('/api/tax-returns', { taxYear }));
	const answers = { employer: 'Acme Ltd', payeReference: '123/AB456', pay: '30000', taxDeducted: '3486' };
	const entry = { section: 'employment', answers: { ...answers, companyDirector: false } };
	const entryId = idOf(await browser.post(`/api/tax-returns/${taxReturnId}/entries`, entry));
	return { taxReturnId, entryId };
}

/** A declared return waiting to be sent. */
async function makeSubmission(user: TestUser): Promise<string> {
	const { browser, userId } = user;
	await browser.patch(`/api/users/${userId}`, { ...PERSON, uniqueTaxReference: newUtr() });
	const { taxReturnId } = await makeReturn(user, '2024-25');
	await sayNoToTheRest(browser, taxReturnId);
	const { body } = await browser.get(`/api/tax-returns/${taxReturnId}/check-answers`);
	const declaration = { accepted: true, snapshotHash: body.snapshotHash };
	const filed = await browser.post(`/api/sa100/submit/${taxReturnId}`, { declaration });
	if (filed.status !== 202) throw new Error(`filing answered ${filed.status} ${filed.text}`);
	return String(filed.body.submissionId);
}

function idOf({ status, text, body }: TestAnswer): string {
	if (status !== 201) throw new Error(`making a thing answered ${status} ${text}`);
	return String(body.id);
}

/** A code for the one partner of a return; it opens nothing. */
async function makePartnerCode(
	{ services }: TestServer,
	userId: string,
	{ taxReturnId, entryId }: { readonly taxReturnId: string; readonly entryId: string },
): Promise<string> {
	const [id, now] = [randomUUID(), services.clock.now()];
	await services.database.insert(partnerCodes).values({
		...{ id, userId, taxReturnId, partnerEntryId: entryId, codeIndex: id, sealed: '' },
		...{ createdAt: now, expiresAt: now },
	});
	return id;
}

/** A document that was read, and the open proposal made from it. Its file does not exist. */
async function makeDocument({ services }: TestServer, userId: string, taxReturnId: string) {
	const { database, vault, clock } = services;
	const [documentId, proposalId] = [randomUUID(), randomUUID()];
	const cipher = await vault.cipherOf(database, userId);
	const owned = { userId, taxReturnId, createdAt: clock.now() };
	await database.insert(uploadedDocuments).values({
		...{ id: documentId, ...owned, fileType: 'application/pdf', documentType: 'p60', status: 'read' },
		...{
			digest: documentId,
			sizeBytes: 1,
			sealed: sealDocument(cipher, documentId, { filename: 'p60.pdf' }),
		},
	});
	const sealed = sealProposal(cipher, proposalId, { changes: [], about: { notices: [] } });
	await database.insert(proposals).values({
		...{ id: proposalId, ...owned, documentId, origin: 'document', status: 'open', sealed },
	});
	return { documentId, proposalId };
}

/** A trade known only here. */
const OWN_TRADE = {
	...{ businessName: 'Ash Joinery', tradingName: 'Ash Joinery' },
	type: 'self-employment',
	...{ commencementDate: null, cessationDate: null, quarterlyTypeChoice: null },
} as const;

/** A quarter of a trade that was typed and never sent. */
async function makeQuarter({ services }: TestServer, userId: string): Promise<string> {
	const { database, vault, clock } = services;
	const [id, businessId, now] = [randomUUID(), randomUUID(), clock.now()];
	const cipher = await vault.cipherOf(database, userId);
	await database.insert(mtdBusinesses).values({
		...{ id: businessId, userId, environment: 'local', businessIndex: id, keptBy: 'us' },
		...{ sealed: sealBusiness(cipher, businessId, { ...OWN_TRADE, businessId }), createdAt: now },
	});
	const period = { periodStart: '2025-04-06', periodEnd: '2025-07-05' };
	const content = { type: 'self-employment', ...period, draft: null, sent: null } as const;
	const sealed = sealQuarter(cipher, id, content);
	await database.insert(mtdQuarters).values({
		...{ id, userId, businessId, taxYear: '2025-26', quarter: 'Q1', sealed },
		...{ createdAt: now, updatedAt: now },
	});
	return id;
}
