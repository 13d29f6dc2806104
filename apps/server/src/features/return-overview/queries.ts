/** Reads a return with what the pages show. */
import type { Queries } from '../../database/database.ts';
import type { Services } from '../../platform/services.ts';
import { figuresFrom, latestFigures } from '../calculation/latest.ts';
import { findReturnWithCalculation } from '../calculation/repository.ts';
import { listEntries, openEntries } from '../entries/queries.ts';
import { listEntryRowsOfSession } from '../entries/repository.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import { presentTaxReturn } from './present.ts';
import { readSentXml } from './sent-xml.ts';

/** The return of a row with its figures, its income and its deductions, read side by side. */
export async function loadReturn(services: Services, row: TaxReturnRow) {
	const [entries, figures, submissionXml] = await Promise.all([
		listEntries(services, services.database, row.userId, row.id),
		latestFigures(services, row),
		readSentXml(services, row.userId, row.submissionId),
	]);
	return presentTaxReturn(row, { entries, figures, submissionXml });
}

/** A return of a session's person, as stored; undefined if they have none with this id. */
export async function readReturnOfSession(
	queries: Queries,
	named: { readonly tokenHash: string; readonly id: string },
) {
	const [found, rows] = await Promise.all([
		findReturnWithCalculation(queries, named),
		listEntryRowsOfSession(queries, named),
	]);
	return found && { ...found, rows };
}

/** A return with the same as {@link loadReturn}. */
export async function openReturn(
	services: Services,
	{ taxReturn, found, rows }: NonNullable<Awaited<ReturnType<typeof readReturnOfSession>>>,
) {
	const { userId, submissionId } = taxReturn;
	const [entries, figures, submissionXml] = await Promise.all([
		openEntries(services, services.database, userId, rows),
		figuresFrom(services, taxReturn, found),
		readSentXml(services, userId, submissionId),
	]);
	return presentTaxReturn(taxReturn, { entries, figures, submissionXml });
}
