/** Makes the changes of a proposal: through the same commands as typing, with the same checks. */
import { type Answers, findSection, readAnswers } from '@halfpenny/questions';
import { isTaxYear } from '@halfpenny/years';
import type { Transaction } from '../../database/database.ts';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { addEntry, changeEntry, removeEntry } from '../entries/commands.ts';
import type { Entry } from '../entries/entry.ts';
import { changeProfile } from '../profile/commands.ts';
import { loadProfile } from '../profile/queries.ts';
import { lockForChange } from '../tax-returns/policy.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import { keyIndexOf, readCurrentReturn } from './current-return.ts';
import { figuresWith } from './effect.ts';
import { nameOfNew, planWrites, type Write } from './plan.ts';
import type { Proposal } from './proposal.ts';
import type { Effect, ProposedChange } from './proposal-content.ts';
import { keepProposedEntry } from './proposed-entries-repository.ts';
import { sourcesOf } from './sources.ts';

/** The result of making the changes. */
export interface Applied {
	readonly entryIds: readonly string[];
	readonly effect: Effect;
}

/** A proposal for a return, with the changes to make. */
export interface ForReturn {
	readonly proposal: Proposal;
	readonly taxReturnId: string;
	readonly changes: readonly ProposedChange[];
}

/**
 * Makes the changes to a return. Errors as {@link planWrites} and as adding, changing and removing entries; after one
 * the caller must roll back.
 */
export async function applyToReturn(
	tx: Transaction,
	services: Services,
	{ proposal, taxReturnId, changes }: ForReturn,
): Promise<Result<Applied>> {
	const { userId } = proposal;
	const locked = await lockForChange(tx, userId, taxReturnId);
	if (!locked.ok) return locked;
	const current = await readCurrentReturn(services, tx, { userId, taxReturnId }, changes);
	const planned = planWrites(changes, current);
	if (!planned.ok) return planned;
	const person = await loadProfile(services, tx, userId);
	if (!person) return fail('NOT_FOUND');
	const entryIds: string[] = [];
	for (const write of planned.value) {
		const written = await writeEntry(tx, services, { proposal, taxReturn: locked.value }, write);
		if (!written.ok) return written;
		if (written.value !== null) entryIds.push(written.value);
	}
	const now = await readCurrentReturn(services, tx, { userId, taxReturnId }, []);
	const before = figuresWith(locked.value, person.profile, current.entries);
	const after = figuresWith(locked.value, person.profile, now.entries);
	return succeed({ entryIds, effect: before && after ? { before, after } : null });
}

/** The id of the entry; null if it was removed. */
async function writeEntry(
	tx: Transaction,
	services: Services,
	{ proposal, taxReturn }: { readonly proposal: Proposal; readonly taxReturn: TaxReturnRow },
	write: Write,
): Promise<Result<string | null>> {
	const { userId } = proposal;
	if (write.kind === 'remove') {
		const removed = await removeEntry(tx, services, userId, write.entry);
		return removed.ok ? succeed(null) : removed;
	}
	const { answers, changes } = write;
	const before = write.kind === 'change' ? write.entry : undefined;
	const kept = keptAnswers(taxReturn, write);
	const sourceOf = sourcesOf(proposal, { changes, kept, before }, services.clock.now());
	const taxReturnId = taxReturn.id;
	const written =
		write.kind === 'change'
			? await changeEntry(tx, services, userId, { ...write.entry, answers, sourceOf })
			: await addEntry(tx, services, userId, { taxReturnId, section: write.section, answers, sourceOf });
	if (!written.ok) return written;
	const lost = lostChange(written.value, changes);
	if (lost) return failWithProblems([{ path: `answers.${lost.field}`, code: 'question.closed' }]);
	if (write.kind === 'add') {
		const keyIndex = keyIndexOf(services, taxReturnId, nameOfNew(write.section, write.key));
		await keepProposedEntry(tx, { keyIndex, taxReturnId, entryId: written.value.id });
	}
	return succeed(written.value.id);
}

/** The answers in their stored form; none if they cannot be stored, which the command then reports. */
function keptAnswers({ taxYear }: TaxReturnRow, write: Exclude<Write, { kind: 'remove' }>): Answers {
	const section = findSection(write.kind === 'add' ? write.section : write.entry.section);
	const read = section && readAnswers(section, write.answers, isTaxYear(taxYear) ? taxYear : undefined);
	return read?.ok ? read.answers : {};
}

/** Typing shows only the questions that apply; what a proposal says elsewhere must not get lost unseen. */
function lostChange({ answers }: Entry, changes: readonly ProposedChange[]): ProposedChange | undefined {
	return changes.find(
		({ operation, field }) =>
			operation !== 'remove' && field !== undefined && (answers[field] ?? null) === null,
	);
}

/** The profile fields a proposal may fill. */
const FIELDS: ReadonlySet<string> = new Set(['firstName', 'lastName', 'nationalInsurance']);

/**
 * Makes the changes to the person's profile. STALE_WRITE with `{yours, current}` when it changed since they were
 * proposed and they would replace something; otherwise as changing the profile. The person is locked.
 */
export async function applyToProfile(
	tx: Transaction,
	services: Services,
	userId: string,
	changes: readonly ProposedChange[],
): Promise<Result<Applied>> {
	const person = await loadProfile(services, tx, userId);
	if (!person) return fail('NOT_FOUND');
	const body: Record<string, string> = {};
	for (const { section, entry, field, ...change } of changes) {
		const fits = section === 'profile' && 'id' in entry && entry.id === userId && FIELDS.has(field ?? '');
		if (!fits || field === undefined || change.operation !== 'set' || typeof change.value !== 'string')
			return failWithProblems([{ path: field ?? 'section', code: 'key.unknown' }]);
		const now = Object.entries(person.profile).find(([name]) => name === field)?.[1] ?? null;
		if (entry.version !== person.version && now !== null && now !== change.value) {
			const yours = { version: entry.version, answers: { [field]: change.value } };
			return fail('STALE_WRITE', { yours, current: { version: person.version, answers: { [field]: now } } });
		}
		body[field] = change.value;
	}
	const changed = await changeProfile(tx, services, userId, body);
	return changed.ok ? succeed({ entryIds: [], effect: null }) : changed;
}
