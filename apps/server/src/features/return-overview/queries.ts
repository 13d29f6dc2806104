/** Reading a return with what the pages show of it. */
import type { Services } from '../../platform/services.ts';
import { latestFigures } from '../calculation/latest.ts';
import { listEntries } from '../entries/queries.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import { presentTaxReturn } from './present.ts';

/** The return of a row with its figures, its income and its deductions. */
export async function loadReturn(services: Services, row: TaxReturnRow) {
	const entries = await listEntries(services, services.database, row.userId, row.id);
	return presentTaxReturn(row, { entries, figures: await latestFigures(services, row) });
}
