/** Adds, changes and removes an entry: each in one transaction with its return's lock and its audit. */

import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { MOST_ENTRIES } from '@halfpenny/facts';
import {
	type AnswerProblem,
	type Answers,
	type AnswersResult,
	findSection,
	goesByAccounts,
	nameAnswerProblem,
	readAnswers,
	type Section,
	saidTwice,
} from '@halfpenny/questions';
import { isTaxYear } from '@halfpenny/years';
import type { Queries, Transaction } from '../../database/database.ts';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { lockForChange, problemOfChange } from '../tax-returns/policy.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import {
	type Entry,
	type EntryContent,
	openEntry,
	type Provenance,
	presentEntry,
	sealContent,
} from './entry.ts';
import { provenanceOf } from './provenance.ts';
import { listEntries } from './queries.ts';
import {
	countEntries,
	type EntryRow,
	findSentEntry,
	hasEntryOf,
	lockEntryRow,
	writeEntry,
} from './repository.ts';

type Failed = ReturnType<typeof failWithProblems>;

/** What counts of a return for what its entries may say. */
type AboutReturn = Pick<TaxReturnRow, 'id' | 'userId' | 'returnType' | 'taxYear'>;

const NOTHING: EntryContent = { answers: {}, provenance: {} };

/** A new entry. */
export interface NewEntry {
	readonly taxReturnId: string;
	readonly section: string;
	readonly answers: Answers;
	/** The source of each answer; typed by default. */
	readonly sourceOf?: (question: string) => Provenance;
	/** The sender's own id for it: sent again, it adds nothing. */
	readonly sentAs?: string | undefined;
}

/**
 * Adds an entry, in the caller's transaction; returns the earlier one if it was sent before. VALIDATION_FAILED by
 * question, TOO_MANY_ENTRIES, RETURN_LOCKED, RETURN_ACCEPTED, NOT_FOUND, or STALE_WRITE with `{yours, current}` when it
 * was sent before with other answers or has changed since: in each case nothing was written.
 */
export async function addEntry(
	tx: Transaction,
	services: Services,
	userId: string,
	added: NewEntry,
): Promise<Result<Entry>> {
	const { taxReturnId, section, answers: typed, sourceOf, sentAs = null } = added;
	const locked = await lockForChange(tx, userId, taxReturnId);
	if (!locked.ok) return locked;
	const read = await readFor(tx, services, locked.value, { section, typed });
	if (!read.ok) return read;
	const before = sentAs === null ? undefined : await findSentEntry(tx, taxReturnId, sentAs);
	if (before) {
		const entry = openEntry(await services.vault.cipherOf(tx, userId), before);
		const same = entry.section === section && isDeepStrictEqual(entry.answers, read.value);
		return same ? succeed(entry) : stale({ version: null, answers: read.value }, entry);
	}
	if ((await countEntries(tx, taxReturnId)) >= MOST_ENTRIES) return fail('TOO_MANY_ENTRIES');
	if (findSection(section)?.single && (await hasEntryOf(tx, taxReturnId, section)))
		return failWithProblems([{ path: 'section', code: 'section.single' }]);
	const now = services.clock.now();
	const { value: answers } = read;
	const twice = await repeated(tx, services, locked.value, { section, answers });
	if (twice) return twice;
	const content = { answers, provenance: provenanceOf(answers, NOTHING, sourceOf ?? typedAt(now)) };
	const row = {
		...{ id: randomUUID(), taxReturnId, userId, section, version: 1, createdAt: now, updatedAt: now },
		// It grows with every change to the return, which is locked.
		position: locked.value.factsVersion,
	};
	const cipher = await services.vault.cipherOf(tx, userId);
	const sealed = sealContent(cipher, row.id, content);
	await writeEntry(tx, 'entry.added', { ...row, sentAs, sealed }, now);
	return succeed({ ...row, ...content });
}

/** A change to an entry expected at `version`. Questions not named stay as they are. */
export interface EntryChange {
	readonly id: string;
	readonly version: number;
	readonly answers: Answers;
	/** The source of the changes; typed by default. */
	readonly sourceOf?: (question: string) => Provenance;
	/** The id of the unsaved answers that this saves. */
	readonly sentAs?: string | undefined;
}

/**
 * Changes an entry, in the caller's transaction. STALE_WRITE with `{yours, current}` when it is at another version;
 * otherwise as {@link addEntry}.
 */
export async function changeEntry(
	tx: Transaction,
	services: Services,
	userId: string,
	change: EntryChange,
): Promise<Result<Entry>> {
	const found = await lockEntry(tx, services, userId, change);
	if (!found.ok) return found;
	const { taxReturn, entry: before } = found.value;
	const applied = await applyChange(tx, services, taxReturn, { before, change });
	if (!applied.ok) return applied;
	const { entry, sealed } = applied.value;
	const row = { ...entry, sentAs: change.sentAs ?? null, sealed };
	await writeEntry(tx, 'entry.changed', row, entry.updatedAt);
	return succeed(entry);
}

/** The entry as a change makes it, and its sealed content. VALIDATION_FAILED by question; stores nothing. */
export async function applyChange(
	queries: Queries,
	services: Services,
	taxReturn: AboutReturn,
	{ before, change }: { readonly before: Entry; readonly change: EntryChange },
): Promise<Result<{ readonly entry: Entry; readonly sealed: string }>> {
	const typed = { ...before.answers, ...change.answers };
	const read = await readFor(queries, services, taxReturn, { section: before.section, typed });
	if (!read.ok) return read;
	const twice = await repeated(queries, services, taxReturn, { ...before, answers: read.value });
	if (twice) return twice;
	const updatedAt = services.clock.now();
	const provenance = provenanceOf(read.value, before, change.sourceOf ?? typedAt(updatedAt));
	const content = { answers: read.value, provenance };
	const entry = { ...before, ...content, version: before.version + 1, updatedAt };
	const cipher = await services.vault.cipherOf(queries, taxReturn.userId);
	return succeed({ entry, sealed: sealContent(cipher, entry.id, content) });
}

/**
 * Removes an entry that is at `version`, in the caller's transaction. STALE_WRITE with `{yours, current}` at another;
 * otherwise as {@link addEntry}.
 */
export async function removeEntry(
	tx: Transaction,
	services: Services,
	userId: string,
	removal: { readonly id: string; readonly version: number },
): Promise<Result<null>> {
	const found = await lockEntry(tx, services, userId, removal);
	if (!found.ok) return found;
	await writeEntry(tx, 'entry.removed', { ...found.value.row, sentAs: null }, services.clock.now());
	return succeed(null);
}

/** The entry at the expected version, with its return locked, so that it cannot change. */
async function lockEntry(
	tx: Transaction,
	{ vault }: Services,
	userId: string,
	expected: { readonly id: string; readonly version: number; readonly answers?: Answers },
): Promise<Result<{ readonly taxReturn: TaxReturnRow; readonly row: EntryRow; readonly entry: Entry }>> {
	const found = await lockEntryRow(tx, userId, expected.id);
	if (!found) return fail('NOT_FOUND');
	const { taxReturn, row } = found;
	const problem = problemOfChange(taxReturn);
	if (problem) return fail(problem);
	const entry = openEntry(await vault.cipherOf(tx, userId), row);
	if (entry.version === expected.version) return succeed({ taxReturn, row, entry });
	const { version, answers = null } = expected;
	return stale({ version, answers }, entry);
}

/** What was sent, beside the entry as it is. */
function stale(
	yours: { readonly version: number | null; readonly answers: Answers | null },
	current: Entry,
): Failed {
	return fail('STALE_WRITE', { yours, current: presentEntry(current) });
}

/** The answers to store. Which dates are accepted may depend on other answers in the return. */
async function readFor(
	queries: Queries,
	services: Services,
	{ id, userId, returnType, taxYear }: AboutReturn,
	{ section: sectionId, typed }: { readonly section: string; readonly typed: Answers },
): Promise<Result<Answers>> {
	const section = findSection(sectionId);
	if (section?.returnType !== returnType)
		return failWithProblems([{ path: 'section', code: 'choice.unknown' }]);
	const year = isTaxYear(taxYear) ? taxYear : undefined;
	const others = goesByAccounts(section) ? await listEntries(services, queries, userId, id) : [];
	const read: AnswersResult = readAnswers(section, typed, year, others);
	return read.ok ? succeed(read.answers) : wrongAnswers(section, read.problems);
}

function wrongAnswers(section: Section, problems: readonly AnswerProblem[]): Failed {
	return failWithProblems(
		problems.map((problem) => ({
			path: `answers.${problem.question}`,
			code: problem.code,
			message: nameAnswerProblem(section, problem),
		})),
	);
}

/** The failure if an entry repeats another one of the return; undefined if none does. */
async function repeated(
	queries: Queries,
	services: Services,
	{ id: taxReturnId, userId }: AboutReturn,
	entry: Pick<Entry, 'section' | 'answers'> & { readonly id?: string },
): Promise<Failed | undefined> {
	const section = findSection(entry.section);
	if (section?.distinctBy === undefined) return undefined;
	const others = await listEntries(services, queries, userId, taxReturnId);
	const problem = saidTwice(
		section,
		entry.answers,
		others.filter(({ id }) => id !== entry.id),
	);
	return problem && wrongAnswers(section, [problem]);
}

function typedAt(now: Date): () => Provenance {
	return () => ({ source: 'typed', confirmedAt: now.toISOString() });
}
