/** Reads documents: one, those of a return, or a picture of a page. */
import { type Reading, renderPage } from '@halfpenny/reader';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { openDocument, openFile } from './document.ts';
import { readJob } from './jobs.ts';
import { type PresentedDocument, presentDocument } from './present.ts';
import { failDocument } from './problems.ts';
import { findDocument, type ListedDocument, listDocuments, listLoose } from './repository.ts';

/** Fine enough to read small print on the page: 144 dots an inch. */
const SCALE = 2;

/** A person's document. */
export async function readOne(
	{ database, vault, jobs }: Services,
	userId: string,
	id: string,
): Promise<Result<PresentedDocument>> {
	const found = await findDocument(database, userId, id);
	if (!found) return fail('NOT_FOUND');
	const cipher = await vault.cipherOf(database, userId);
	const othersFirst = await jobs.hasUsedAllowance(readJob.lane, userId);
	const { document, ...proposed } = found;
	return succeed(presentDocument(openDocument(cipher, document), { ...proposed, othersFirst }));
}

/** The documents of a person's return, in upload order. */
export async function readAll(
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<PresentedDocument[]> {
	return present(services, userId, await listDocuments(services.database, userId, taxReturnId));
}

/** A person's documents without a return, in upload order. */
export async function readLoose(services: Services, userId: string): Promise<PresentedDocument[]> {
	return present(services, userId, await listLoose(services.database, userId));
}

async function present(
	{ database, vault, jobs }: Services,
	userId: string,
	rows: readonly ListedDocument[],
): Promise<PresentedDocument[]> {
	if (rows.length === 0) return [];
	const cipher = await vault.cipherOf(database, userId);
	const othersFirst = await jobs.hasUsedAllowance(readJob.lane, userId);
	return rows.map(({ document, ...proposed }) =>
		presentDocument(openDocument(cipher, document), { ...proposed, othersFirst }),
	);
}

/** A picture of a page (from 1) as a PNG. NOT_FOUND when there is no such page, DOCUMENT_MISSING when there is no file. */
export async function drawDocumentPage(
	{ database, vault, storage }: Services,
	userId: string,
	{ id, page }: { readonly id: string; readonly page: number },
): Promise<Result<Uint8Array>> {
	const sealed = await storage.get(id);
	if (!sealed) return fail('DOCUMENT_MISSING');
	const cipher = await vault.cipherOf(database, userId);
	const drawn = await renderPage(openFile(cipher, id, sealed), page, SCALE);
	return drawn.ok ? succeed(drawn.value) : failDocument(drawn.problem);
}

/** The stored bytes of a person's document; undefined when there is no file. */
export async function readOriginal(
	{ database, vault, storage }: Services,
	userId: string,
	id: string,
): Promise<Uint8Array | undefined> {
	const sealed = await storage.get(id);
	return sealed && openFile(await vault.cipherOf(database, userId), id, sealed);
}

/** What was read in a person's document; undefined until it is read. */
export async function readReading(
	{ database, vault }: Services,
	userId: string,
	id: string,
): Promise<Reading | undefined> {
	const found = await findDocument(database, userId, id);
	return found && openDocument(await vault.cipherOf(database, userId), found.document).reading;
}
