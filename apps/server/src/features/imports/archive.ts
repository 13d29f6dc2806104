/** Imports a whole account from its archive into an empty one: answers, documents and the history of what was filed. */
import { randomUUID } from 'node:crypto';
import { findSection } from '@halfpenny/questions';
import type { Transaction } from '../../database/database.ts';
import { allOrNothing } from '../../platform/all-or-nothing.ts';
import { audit } from '../../platform/audit-repository.ts';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { sumDocuments } from '../documents/repository.ts';
import { addEntry } from '../entries/commands.ts';
import type { Provenance } from '../entries/entry.ts';
import { insertReturn, listReturns, type TaxReturnRow } from '../tax-returns/repository.ts';
import { type Archive, type ArchivedReturn, openArchive, unzipWork } from './archive-file.ts';
import { fillProfileWith } from './facts.ts';
import { attachPapers, type StoredPaper, storePapers } from './papers.ts';
import { importSubmissions } from './submissions.ts';

/** What was imported. */
export interface ImportedArchive {
	readonly returns: number;
	readonly entries: number;
	readonly documents: number;
	readonly submissions: number;
	/** The profile fields left as they are, though the archive has other values. */
	readonly kept: string[];
}

/**
 * Imports all of it or nothing. ARCHIVE_UNREADABLE, ARCHIVE_TOO_LARGE, ACCOUNT_NOT_EMPTY, IMPORT_UNDER_WAY if HMRC's
 * answer was still to come, IMPORT_OTHER_PERSON, TOO_MANY_DOCUMENTS, VALIDATION_FAILED by path.
 */
export async function importArchive(
	services: Services,
	userId: string,
	bytes: Uint8Array,
): Promise<Result<ImportedArchive>> {
	// It may be large: unzipping it here would hold everyone else up.
	const unzipped = await services.threads.run(unzipWork, { userId, costly: true }, bytes);
	if (!unzipped.ok) return unzipped;
	if (!unzipped.value.ok) return unzipped.value;
	const read = openArchive(unzipped.value.value);
	if (!read.ok) return read;
	const archive = read.value;
	const { returns, profile } = archive.data;
	if (returns.some(({ taxReturn: { amending } }) => amending)) return fail('IMPORT_UNDER_WAY');
	const before = await emptyProblem(services.database, userId);
	if (before) return fail(before);
	const stored = await storePapers(services, userId, archive);
	if (!stored.ok) return stored;
	return allOrNothing(services.database, async (tx) => {
		const problem = await emptyProblem(tx, userId);
		if (problem) return fail(problem);
		const kept = await fillProfileWith(tx, services, userId, profileFields(profile ?? {}));
		if (!kept.ok) return kept;
		let entries = 0;
		let submissions = 0;
		for (const [index, archived] of returns.entries()) {
			const made = await importReturn(tx, services, { userId, archived, archive, papers: stored.value });
			if (!made.ok) return within(made, `returns[${index}]`);
			entries += archived.entries.length;
			submissions += archived.submissions.length;
		}
		await attachPapers(tx, services, stored.value, null);
		await audit(tx, { at: services.clock.now(), userId, action: 'data.importedAll' });
		return succeed({
			...{ returns: returns.length, entries, documents: stored.value.length, submissions },
			kept: [...kept.value],
		});
	});
}

const DETAILS = [
	...['firstName', 'lastName', 'dateOfBirth', 'nationalInsurance', 'uniqueTaxReference'],
	...['addressLine1', 'addressLine2', 'city', 'county', 'postcode', 'phoneNumber'],
];

/** What a profile says about the person; the account's own name and email address stay. */
function profileFields(profile: Readonly<Record<string, unknown>>): readonly (readonly [string, string])[] {
	return DETAILS.flatMap((name) => {
		const value = profile[name];
		return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
	});
}

async function emptyProblem(
	queries: Parameters<typeof listReturns>[0],
	userId: string,
): Promise<'ACCOUNT_NOT_EMPTY' | undefined> {
	const returns = await listReturns(queries, userId);
	const { documents } = await sumDocuments(queries, userId);
	return returns.length > 0 || documents > 0 ? 'ACCOUNT_NOT_EMPTY' : undefined;
}

/** Where something in the archive is wrong. */
function within(failed: Extract<Result<never>, { ok: false }>, place: string): Result<never> {
	const { code, details } = failed.problem;
	const problems = details?.problems;
	if (code !== 'VALIDATION_FAILED' || !Array.isArray(problems)) return failed;
	return failWithProblems(problems.map((problem) => ({ ...problem, path: `${place}.${problem.path}` })));
}

interface ReturnToImport {
	readonly userId: string;
	readonly archived: ArchivedReturn;
	readonly archive: Archive;
	readonly papers: readonly StoredPaper[];
}

async function importReturn(
	tx: Transaction,
	services: Services,
	{ userId, archived, archive, papers }: ReturnToImport,
): Promise<Result<null>> {
	const { taxYear, jurisdiction, returnType } = archived.taxReturn;
	const row = await insertReturn(tx, {
		...{ id: randomUUID(), userId, taxYear, jurisdiction, returnType },
		createdAt: services.clock.now(),
	});
	if (!row) return fail('ARCHIVE_UNREADABLE');
	const added = await importEntries(tx, services, { row, archived, papers });
	if (!added.ok) return added;
	const own = new Set(archived.documents.map(({ id }) => id));
	await attachPapers(
		tx,
		services,
		papers.filter(({ archivedId }) => own.has(archivedId)),
		row.id,
	);
	return importSubmissions(tx, services, { row, archived, archive });
}

/** The answers as they were, in order; an entry that belongs to another refers to that one's new id. */
async function importEntries(
	tx: Transaction,
	services: Services,
	{ row, archived, papers }: { readonly row: TaxReturnRow } & Pick<ReturnToImport, 'archived' | 'papers'>,
): Promise<Result<null>> {
	const ids = new Map<string, string>();
	const paperIds = new Map(papers.map(({ archivedId, id }) => [archivedId, id]));
	const here = (source: Provenance): Provenance => {
		const documentId = paperIds.get(source.documentId ?? '');
		const { documentId: _gone, ...rest } = source;
		return documentId === undefined ? rest : { ...rest, documentId };
	};
	const imported: Provenance = { source: 'imported', confirmedAt: services.clock.now().toISOString() };
	for (const [index, { id, section, answers, provenance }] of archived.entries.entries()) {
		const fold = findSection(section)?.fold;
		const by = fold?.as === 'listWithin' ? fold.by : undefined;
		const own = by === undefined ? answers : { ...answers, [by]: ids.get(String(answers[by])) ?? null };
		const sourceOf = (question: string) => here(provenance[question] ?? imported);
		const added = await addEntry(tx, services, row.userId, {
			...{ taxReturnId: row.id, section, answers: own, sourceOf },
		});
		if (!added.ok) return within(added, `entries[${index}]`);
		ids.set(id, added.value.id);
	}
	return succeed(null);
}
