/** Reads a return with what the pages show. */
import type { Services } from '../../platform/services.ts';
import { latestFigures } from '../calculation/latest.ts';
import { listEntries } from '../entries/queries.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import { presentTaxReturn } from './present.ts';
import { readSentXml } from './sent-xml.ts';

/** The return of a row with its figures, its income and its deductions. */
export async function loadReturn(services: Services, row: TaxReturnRow) {
	const entries = await listEntries(services, services.database, row.userId, row.id);
	const figures = await latestFigures(services, row);
	const submissionXml = await readSentXml(services, row.userId, row.submissionId);
	return presentTaxReturn(row, { entries, figures, submissionXml });
}
