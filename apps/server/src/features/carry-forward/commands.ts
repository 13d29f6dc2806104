/** Finds what to carry forward, and adds what the person chose. */
import { randomUUID } from 'node:crypto';
import {
	type Answers,
	type CarriedEntry,
	findSection,
	readAnswers,
	settingChanges,
} from '@halfpenny/questions';
import { allOrNothing } from '../../platform/all-or-nothing.ts';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { loadPersonAnswers } from '../calculation/facts.ts';
import { isCostly } from '../entries/costly.ts';
import { listEntries } from '../entries/queries.ts';
import { loadProfile } from '../profile/queries.ts';
import { approveIn } from '../proposals/commands.ts';
import { propose } from '../proposals/propose.ts';
import { findReturnBefore, yearBefore } from '../tax-returns/last-year.ts';
import { findReturn, type TaxReturnRow } from '../tax-returns/repository.ts';
import { readLastReturnWork, type Suggestion, suggestWork, withoutKnown } from './last-year.ts';

/** Suggestions from the person's own return of the year before. NOT_FOUND, WRONG_RETURN_TYPE, SERVICE_BUSY, STILL_WORKING. */
export async function findLastReturn(
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<Result<Suggestion>> {
	const { database } = services;
	const found = await findIndividual(services, userId, taxReturnId);
	if (!found.ok) return found;
	const last = await findReturnBefore(database, found.value);
	if (!last) return succeed({ from: null, entries: [] });
	const answers = await loadPersonAnswers(services, database, last);
	const costly = isCostly(answers.entries.length);
	const suggested = await services.threads.run(suggestWork, { userId, costly }, answers);
	if (!suggested.ok) return suggested;
	return succeed({ from: last.taxYear, entries: await stillMissing(services, found.value, suggested.value) });
}

/** Suggestions from the XML of last year's return. Errors: as {@link readLastReturnWork}, NOT_FOUND, WRONG_RETURN_TYPE, SERVICE_BUSY, STILL_WORKING. */
export async function readUploaded(
	services: Services,
	userId: string,
	taxReturnId: string,
	xml: Uint8Array,
): Promise<Result<Suggestion>> {
	const found = await findIndividual(services, userId, taxReturnId);
	if (!found.ok) return found;
	const person = await loadProfile(services, services.database, userId);
	const expected = {
		taxYear: yearBefore(found.value.taxYear),
		utr: person?.profile.uniqueTaxReference ?? null,
	};
	const done = await services.threads.run(readLastReturnWork, { userId, costly: true }, { xml, expected });
	if (!done.ok) return done;
	const read = done.value;
	if (!read.ok) return read;
	return succeed({ ...read.value, entries: await stillMissing(services, found.value, read.value.entries) });
}

/** Adds what was chosen, all of it or nothing. Errors as adding an entry; WRONG_RETURN_TYPE. */
export async function addCarried(
	services: Services,
	userId: string,
	{ taxReturnId, entries }: { readonly taxReturnId: string; readonly entries: readonly CarriedEntry[] },
): Promise<Result<number>> {
	const found = await findIndividual(services, userId, taxReturnId);
	if (!found.ok) return found;
	const reference = yearBefore(found.value.taxYear) ?? found.value.taxYear;
	const carried = entries.map(({ section, answers }) =>
		settingChanges(section, { new: randomUUID() }, shownAnswers(section, answers)),
	);
	if (carried.some((changes) => changes.length === 0))
		return failWithProblems([{ path: 'section', code: 'choice.unknown' }]);
	const changes = carried.flat();
	// The person has chosen, so what is proposed is approved.
	return allOrNothing(services.database, async (tx) => {
		const origin = { kind: 'last-year', reference } as const;
		const id = await propose(tx, services, { userId, taxReturnId, origin, changes, about: { notices: [] } });
		const approved = await approveIn(tx, services, userId, { id });
		return approved.ok ? succeed(entries.length) : approved;
	});
}

/**
 * The answers and their questions. If nothing is answered, or it cannot be stored, a blank for every question, so that
 * the person is told.
 */
function shownAnswers(name: string, answers: Answers): Answers {
	const section = findSection(name);
	if (!section) return answers;
	const read = readAnswers(section, answers);
	const told = read.ok ? read.answers : answers;
	const answered = Object.entries(told).filter(([, answer]) => answer !== null);
	const blanks = section.questions.map(({ id }) => [id, null] as const);
	return Object.fromEntries(answered.length > 0 ? answered : blanks);
}

async function findIndividual(
	{ database }: Services,
	userId: string,
	taxReturnId: string,
): Promise<Result<TaxReturnRow>> {
	const row = await findReturn(database, userId, taxReturnId);
	if (!row) return fail('NOT_FOUND');
	return row.returnType === 'individual' ? succeed(row) : fail('WRONG_RETURN_TYPE');
}

/** What is not there yet and can be stored: an entry without its name cannot. */
async function stillMissing(
	services: Services,
	{ id, userId }: TaxReturnRow,
	suggested: readonly CarriedEntry[],
): Promise<readonly CarriedEntry[]> {
	const known = await listEntries(services, services.database, userId, id);
	return withoutKnown(suggested, known).filter(({ section, answers }) => {
		const asked = findSection(section);
		return asked !== undefined && readAnswers(asked, answers).ok;
	});
}
