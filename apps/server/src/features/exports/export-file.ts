/** The file of an export: its name with the day, its kind, its bytes. */
import { todayInTheUk } from '../../platform/clock.ts';
import type { Services } from '../../platform/services.ts';
import { type ExportedData, gatherAll, gatherOne } from './content.ts';
import { type Cell, toCsv } from './csv.ts';
import { dayInWords } from './in-words.ts';
import { allRows, headRow, returnRows } from './rows.ts';

/** JSON for software, CSV for a spreadsheet. */
export type Format = 'json' | 'csv';

/** A file to download. */
export interface ExportFile {
	readonly filename: string;
	readonly mediaType: string;
	readonly bytes: Uint8Array;
}

const mediaTypes: Readonly<Record<Format, string>> = {
	json: 'application/json; charset=utf-8',
	csv: 'text/csv; charset=utf-8',
};

/** Everything of a person. */
export async function exportAll(services: Services, userId: string, format: Format): Promise<ExportFile> {
	const data: ExportedData = await gatherAll(services, userId);
	return fileOf(services, 'all-data', format, data, () => allRows(data));
}

/** One return of a person; undefined when there is none. */
export async function exportReturn(
	services: Services,
	userId: string,
	{ id, format }: { readonly id: string; readonly format: Format },
): Promise<ExportFile | undefined> {
	const data = await gatherOne(services, userId, id);
	if (!data) return undefined;
	const { returnType, taxYear } = data.taxReturn;
	const name = returnType === 'partnership' ? `partnership-tax-return-${taxYear}` : `tax-return-${taxYear}`;
	return fileOf(services, name, format, data, () => returnRows(data));
}

function fileOf(
	{ clock }: Services,
	name: string,
	format: Format,
	data: object,
	rows: () => readonly (readonly Cell[])[],
): ExportFile {
	const json = () => JSON.stringify({ exportedAt: clock.now().toISOString(), ...data }, null, '\t');
	const text = format === 'json' ? json() : toCsv([headRow(), ...rows().map((row) => row.map(dayInWords))]);
	return {
		filename: `halfpenny-${name}-${todayInTheUk(clock)}.${format}`,
		mediaType: mediaTypes[format],
		bytes: Buffer.from(text),
	};
}
