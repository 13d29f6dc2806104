/** Reads a return with what the pages show. */
import type { Services } from '../../platform/services.ts';
import { figuresFrom, latestFigures } from '../calculation/latest.ts';
import { findCalculation } from '../calculation/repository.ts';
import { listEntries } from '../entries/queries.ts';
import { findReturn, type TaxReturnRow } from '../tax-returns/repository.ts';
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

/** A person's return with the same; undefined if they have none with this id. Everything is read side by side. */
export async function loadOwnReturn(services: Services, userId: string, id: string) {
	const { database } = services;
	const [row, entries, calculation] = await Promise.all([
		findReturn(database, userId, id),
		listEntries(services, database, userId, id),
		findCalculation(database, id),
	]);
	if (!row) return undefined;
	const [figures, submissionXml] = await Promise.all([
		figuresFrom(services, row, calculation),
		readSentXml(services, userId, row.submissionId),
	]);
	return presentTaxReturn(row, { entries, figures, submissionXml });
}
