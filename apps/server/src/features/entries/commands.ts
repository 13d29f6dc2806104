/** Adds, changes and removes an entry: each in one transaction with its return's lock and its audit. */

import { randomUUID } from 'node:crypto';
import { MOST_ENTRIES } from '@halfpenny/facts';
import type { Deed } from '@halfpenny/messages/history';
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
import type { Transaction } from '../../database/database.ts';
import { inOneStatement, type Write } from '../../database/one-statement.ts';
import { auditing } from '../../platform/audit-repository.ts';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { lockForChange, problemOfChange } from '../tax-returns/policy.ts';
import { type TaxReturnRow, touchFacts } from '../tax-returns/repository.ts';
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
	deleteEntry,
	hasEntryOf,
	insertEntry,
	lockEntryRow,
	updateEntry,
} from './repository.ts';

type Failed = ReturnType<typeof failWithProblems>;

const NOTHING: EntryContent = { answers: {}, provenance: {} };

/** A new entry. */
export interface NewEntry {
	readonly taxReturnId: string;
	readonly section: string;
	readonly answers: Answers;
	/** The source of each answer; typed by default. */
	readonly sourceOf?: (question: string) => Provenance;
}

/**
 * Adds an entry, in the caller's transaction. VALIDATION_FAILED by question, TOO_MANY_ENTRIES, RETURN_LOCKED,
 * RETURN_ACCEPTED or NOT_FOUND: in each case nothing was written.
 */
export async function addEntry(
	tx: Transaction,
	services: Services,
	userId: string,
	{ taxReturnId, section, answers: typed, sourceOf }: NewEntry,
): Promise<Result<Entry>> {
	const locked = await lockForChange(tx, userId, taxReturnId);
	if (!locked.ok) return locked;
	if ((await countEntries(tx, taxReturnId)) >= MOST_ENTRIES) return fail('TOO_MANY_ENTRIES');
	const read = await readFor(tx, services, locked.value, { section, typed });
	if (!read.ok) return read;
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
	const inserted = insertEntry(tx, { ...row, sealed: sealContent(cipher, row.id, content) });
	await write(tx, services, inserted, { entry: row, action: 'entry.added' });
	return succeed({ ...row, ...content });
}

/** A change to an entry expected at `version`. Questions not named stay as they are. */
export interface EntryChange {
	readonly id: string;
	readonly version: number;
	readonly answers: Answers;
	/** The source of the changes; typed by default. */
	readonly sourceOf?: (question: string) => Provenance;
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
	const typed = { ...before.answers, ...change.answers };
	const read = await readFor(tx, services, taxReturn, { section: before.section, typed });
	if (!read.ok) return read;
	const twice = await repeated(tx, services, taxReturn, { ...before, answers: read.value });
	if (twice) return twice;
	const updatedAt = services.clock.now();
	const provenance = provenanceOf(read.value, before, change.sourceOf ?? typedAt(updatedAt));
	const content = { answers: read.value, provenance };
	const entry = { ...before, ...content, version: before.version + 1, updatedAt };
	const cipher = await services.vault.cipherOf(tx, userId);
	const updated = updateEntry(tx, { ...entry, sealed: sealContent(cipher, entry.id, content) });
	await write(tx, services, updated, { entry, action: 'entry.changed' });
	return succeed(entry);
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
	const { entry } = found.value;
	await write(tx, services, deleteEntry(tx, removal.id), { entry, action: 'entry.removed' });
	return succeed(null);
}

/** The entry at the expected version, with its return locked, so that it cannot change. */
async function lockEntry(
	tx: Transaction,
	{ vault }: Services,
	userId: string,
	expected: { readonly id: string; readonly version: number; readonly answers?: Answers },
): Promise<Result<{ readonly taxReturn: TaxReturnRow; readonly entry: Entry }>> {
	const found = await lockEntryRow(tx, userId, expected.id);
	if (!found) return fail('NOT_FOUND');
	const { taxReturn, row } = found;
	const problem = problemOfChange(taxReturn);
	if (problem) return fail(problem);
	const entry = openEntry(await vault.cipherOf(tx, userId), row);
	if (entry.version === expected.version) return succeed({ taxReturn, entry });
	const { version, answers = null } = expected;
	return fail('STALE_WRITE', { yours: { version, answers }, current: presentEntry(entry) });
}

/** The answers to store. Which dates are accepted may depend on other answers in the return. */
async function readFor(
	tx: Transaction,
	services: Services,
	{ id, userId, returnType, taxYear }: TaxReturnRow,
	{ section: sectionId, typed }: { readonly section: string; readonly typed: Answers },
): Promise<Result<Answers>> {
	const section = findSection(sectionId);
	if (section?.returnType !== returnType)
		return failWithProblems([{ path: 'section', code: 'choice.unknown' }]);
	const year = isTaxYear(taxYear) ? taxYear : undefined;
	const others = goesByAccounts(section) ? await listEntries(services, tx, userId, id) : [];
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
	tx: Transaction,
	services: Services,
	{ id: taxReturnId, userId }: TaxReturnRow,
	entry: Pick<Entry, 'section' | 'answers'> & { readonly id?: string },
): Promise<Failed | undefined> {
	const section = findSection(entry.section);
	if (section?.distinctBy === undefined) return undefined;
	const others = await listEntries(services, tx, userId, taxReturnId);
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

/** An action and the entry it changes. */
interface EntryDeed {
	readonly entry: Pick<Entry, 'id' | 'taxReturnId' | 'userId' | 'section'>;
	readonly action: Deed;
}

/** Makes the change, marks the return's answers as changed, and audits it: in one statement. */
async function write(
	tx: Transaction,
	{ clock }: Services,
	change: Write,
	{ entry: { id, taxReturnId, userId, section }, action }: EntryDeed,
): Promise<void> {
	const [at, subject, detail] = [clock.now(), `entry:${id}`, { taxReturnId, section }];
	const deed = auditing(tx, { at, userId, action, subject, detail });
	await inOneStatement(tx, [change, touchFacts(tx, taxReturnId), deed]);
}
