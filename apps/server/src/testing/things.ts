/** One of each thing that a person can own, and the path of any call about it. Whoever adds a thing adds it here. */
import { randomUUID } from 'node:crypto';
import type { Call } from '@halfpenny/contract';
import { proposals, uploadedDocuments } from '../database/schema/documents.ts';
import { submissions } from '../database/schema/submissions.ts';
import { sealDocument } from '../features/documents/document.ts';
import { sealProposal } from '../features/proposals/proposal.ts';
import type { TestServer, TestUser } from './test-server.ts';

/** The things of one person. */
export interface Things {
	readonly taxReturnId: string;
	readonly entryId: string;
	/** The path of a call with these things as its parameters. Throws for a thing that is not made here. */
	readonly pathOf: (call: Call) => string;
}

/** Makes a return, an entry, a submission and a document with its proposal for a person. */
export async function makeThings(server: TestServer, { browser, userId }: TestUser): Promise<Things> {
	const taxReturn = await browser.post('/api/tax-returns', { taxYear: '2024-25' });
	const taxReturnId = String(taxReturn.body.id);
	const answers = { employer: 'Acme Ltd', pay: '30000', taxDeducted: '3486' };
	const entry = await browser.post(`/api/tax-returns/${taxReturnId}/entries`, {
		section: 'employment',
		answers,
	});
	const entryId = String(entry.body.id);
	const submissionId = await makeSubmission(server, userId, taxReturnId);
	const { documentId, proposalId } = await makeDocument(server, userId, taxReturnId);
	const ids = [
		['/api/users/', userId],
		['/api/tax-returns/', taxReturnId],
		['/api/sa100/', taxReturnId],
		['/api/entries/', entryId],
		['/api/submissions/', submissionId],
		['/api/documents/', documentId],
		['/api/proposals/', proposalId],
	] as const;
	const pathOf = ({ path }: Call): string => {
		if (!path.includes(':id')) return path;
		const found = ids.find(([start]) => path.startsWith(start));
		if (!found) throw new Error(`add what ${path} is about to makeThings`);
		return path.replace(':id', found[1]).replace(':page', '1');
	};
	return { taxReturnId, entryId, pathOf };
}

/** A refused submission: it stands in nobody's way. */
async function makeSubmission(
	{ services }: TestServer,
	userId: string,
	taxReturnId: string,
): Promise<string> {
	const id = randomUUID();
	const sealed = { sealedSnapshot: '', sealedMessage: '', snapshotHash: '', irmark: '' };
	await services.database.insert(submissions).values({
		...{ id, taxReturnId, userId, transactionId: id, attemptNumber: 1, ...sealed },
		...{ state: 'failed', environment: 'local', createdAt: services.clock.now() },
	});
	return id;
}

/** A document that was read, and the open proposal that came of it. Its file is not there. */
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
	const sealed = sealProposal(cipher, proposalId, { fields: [], said: { warnings: [] } });
	await database.insert(proposals).values({
		...{ id: proposalId, ...owned, documentId, section: 'employment', status: 'open', sealed },
	});
	return { documentId, proposalId };
}
