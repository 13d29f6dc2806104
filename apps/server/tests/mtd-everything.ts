/** For tests: a person with a row in every table of Making Tax Digital. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { uploadedDocuments } from '../src/database/schema/documents.ts';
import { sealDocument } from '../src/features/documents/document.ts';
import { connectPerson, type MtdPerson, type MtdWorld } from './mtd-world.ts';

const taxYear = '2025-26';
const TRADE = { name: 'Ash Joinery', description: 'Joinery', turnover: '30000', tradingAllowance: false };

/** Makes one; with the declaration only if the year is to be declared. */
export async function personWithEverything(world: MtdWorld, isDeclared: boolean): Promise<MtdPerson> {
	const person = await connectPerson(world);
	const done = async (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) => {
		const answer = await person.browser.call(method, path, { body });
		expect([path, answer.status < 300 ? 'done' : answer.text]).toEqual([path, 'done']);
		return answer.body;
	};
	const businessId = await person.business('self-employment');
	await done('POST', '/api/mtd/quarterly', {
		...{ taxYear, quarter: 'Q4', businessId, businessType: 'self-employment' },
		...{ income: { turnover: '30000' }, expenses: {} },
	});
	const { id } = await done('POST', '/api/tax-returns', { taxYear });
	const entry = { section: 'selfEmployment', answers: TRADE };
	const { id: entryId } = await done('POST', `/api/tax-returns/${id}/entries`, entry);
	await done('PUT', `/api/mtd/businesses/${businessId}/link`, { taxYear, entryId });
	const quarters = await person.browser.get(`/api/mtd/quarterly/${businessId}?taxYear=${taxYear}`);
	await done('PATCH', `/api/documents/${await paperOf(world, person)}`, {
		...{ mtdSubmissionId: quarters.body.at(-1).id, linked: true },
	});
	const { id: calculationId } = await done('POST', '/api/mtd/calculations/trigger', {
		...{ taxYear, calculationType: 'intent-to-finalise' },
	});
	await person.browser.get(`/api/mtd/calculations/${calculationId}?taxYear=${taxYear}`);
	if (isDeclared) {
		await done('POST', '/api/mtd/crystallise', { taxYear, calculationId, declarationAccepted: true });
		await world.server.services.jobs.worker.runDue();
	}
	return person;
}

/** A document whose file is missing. */
async function paperOf({ server }: MtdWorld, { userId }: MtdPerson): Promise<string> {
	const { vault, clock, database } = server.services;
	const id = randomUUID();
	await database.insert(uploadedDocuments).values({
		...{ id, userId, taxReturnId: null, createdAt: clock.now(), status: 'read' },
		...{ fileType: 'application/pdf', documentType: 'expense', digest: id, sizeBytes: 1 },
		sealed: sealDocument(await vault.cipherOf(database, userId), id, { filename: 'bill.pdf' }),
	});
	return id;
}
