/** Imports a person's facts into a return that has no answers yet. */
import { parseFacts, parseNino, parsePartnershipFacts, parseUtr } from '@halfpenny/facts';
import { sayImport } from '@halfpenny/messages/imports';
import { type EntryOfFacts, entriesOfFacts, findSection, profileOfFacts } from '@halfpenny/questions';
import { isTaxYear } from '@halfpenny/years';
import type { Transaction } from '../../database/database.ts';
import { allOrNothing } from '../../platform/all-or-nothing.ts';
import { audit } from '../../platform/audit-repository.ts';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { addEntry } from '../entries/commands.ts';
import { countEntries } from '../entries/repository.ts';
import { changeProfile } from '../profile/commands.ts';
import type { Profile } from '../profile/profile.ts';
import { loadProfile } from '../profile/queries.ts';
import { changeJurisdiction } from '../tax-returns/commands.ts';
import { lockForChange } from '../tax-returns/policy.ts';
import { findReturn, type TaxReturnRow } from '../tax-returns/repository.ts';

/** The result of an import. */
export interface Imported {
	readonly added: number;
	/** The profile fields left as they are, though the file has other values. */
	readonly kept: readonly string[];
}

/**
 * Creates the answers that give exactly these facts, all or nothing. VALIDATION_FAILED by fact path, RETURN_NOT_EMPTY,
 * RETURN_LOCKED, RETURN_ACCEPTED, TOO_MANY_ENTRIES, IMPORT_OTHER_YEAR with `{found, expected}`, IMPORT_OTHER_PERSON,
 * NOT_FOUND.
 */
export async function importFacts(
	services: Services,
	userId: string,
	{ taxReturnId, told }: { readonly taxReturnId: string; readonly told: Readonly<Record<string, unknown>> },
): Promise<Result<Imported>> {
	const row = await findReturn(services.database, userId, taxReturnId);
	if (!row) return fail('NOT_FOUND');
	const read = readEntries(row, told);
	if (!read.ok) return read;
	return allOrNothing(services.database, async (tx) => {
		const locked = await lockForChange(tx, userId, taxReturnId);
		if (!locked.ok) return locked;
		if ((await countEntries(tx, taxReturnId)) > 0) return fail('RETURN_NOT_EMPTY');
		const person = row.returnType === 'individual';
		const kept = person ? await fillProfile(tx, services, userId, told) : succeed([]);
		if (!kept.ok) return kept;
		const moved = await moveTo(tx, services, locked.value, told.residence);
		if (!moved.ok) return moved;
		const added = await addAll(tx, services, locked.value, read.value);
		if (!added.ok) return added;
		const subject = `taxReturn:${taxReturnId}`;
		await audit(tx, { at: services.clock.now(), userId, action: 'data.imported', subject });
		return succeed({ added: read.value.length, kept: kept.value });
	});
}

function readEntries(
	{ taxYear, returnType }: TaxReturnRow,
	told: Readonly<Record<string, unknown>>,
): Result<readonly EntryOfFacts[]> {
	const parsed = returnType === 'individual' ? parseFacts(told) : parsePartnershipFacts(told);
	if (!parsed.ok) return failWithProblems(parsed.problems);
	const { taxYear: found } = parsed.facts;
	if (found !== taxYear || !isTaxYear(taxYear))
		return fail('IMPORT_OTHER_YEAR', { found, expected: taxYear });
	const entries = entriesOfFacts(told, { returnType, taxYear, unnamed: sayImport('unnamed') });
	return entries.ok ? succeed(entries.entries) : failWithProblems(entries.problems);
}

async function fillProfile(
	tx: Transaction,
	services: Services,
	userId: string,
	told: object,
): Promise<Result<readonly string[]>> {
	return fillProfileWith(tx, services, userId, Object.entries(profileOfFacts(told)));
}

/** Fills blanks of the profile and returns the fields that differ. IMPORT_OTHER_PERSON for someone else's numbers. */
export async function fillProfileWith(
	tx: Transaction,
	services: Services,
	userId: string,
	fields: readonly (readonly [string, string])[],
): Promise<Result<readonly string[]>> {
	const person = await loadProfile(services, tx, userId);
	if (!person) return fail('NOT_FOUND');
	const now = new Map<string, Profile[keyof Profile]>(Object.entries(person.profile));
	const known = fields.filter(([field]) => (now.get(field) ?? null) !== null);
	const others = known.filter(([field, value]) => inKeptForm(field, value) !== now.get(field));
	if (others.some(([field]) => field in numbers)) return fail('IMPORT_OTHER_PERSON');
	const blanks = fields.filter((field) => !known.includes(field));
	const filled =
		blanks.length === 0
			? succeed(null)
			: await changeProfile(tx, services, userId, Object.fromEntries(blanks));
	return filled.ok ? succeed(others.map(([field]) => field)) : filled;
}

/** The numbers that identify a person. */
const numbers: Readonly<Record<string, (text: string) => string | undefined>> = {
	nationalInsurance: (text) => parseNino(text, true),
	uniqueTaxReference: parseUtr,
};

function inKeptForm(field: string, value: string): string | undefined {
	return numbers[field]?.(value) ?? value.trim();
}

async function moveTo(
	tx: Transaction,
	services: Services,
	{ id: taxReturnId, userId, jurisdiction: now }: TaxReturnRow,
	residence: unknown,
): Promise<Result<unknown>> {
	const jurisdiction = (['uk', 'wales', 'scotland'] as const).find((one) => one === residence) ?? now;
	return changeJurisdiction(tx, services, userId, { taxReturnId, jurisdiction });
}

/** Adds the entries in order; one that belongs to another comes after it and refers to its new id. */
async function addAll(
	tx: Transaction,
	services: Services,
	{ id: taxReturnId, userId }: TaxReturnRow,
	entries: readonly EntryOfFacts[],
): Promise<Result<null>> {
	const confirmedAt = services.clock.now().toISOString();
	const sourceOf = () => ({ source: 'imported', confirmedAt }) as const;
	const ids = new Map<string, string>();
	for (const { id, section, answers } of entries) {
		const fold = findSection(section)?.fold;
		const by = fold?.as === 'listWithin' ? fold.by : undefined;
		const parent = by === undefined ? undefined : ids.get(String(answers[by]));
		const own = by === undefined ? answers : { ...answers, [by]: parent ?? null };
		const added = await addEntry(tx, services, userId, { taxReturnId, section, answers: own, sourceOf });
		if (!added.ok) return added;
		ids.set(id, added.value.id);
	}
	return succeed(null);
}
