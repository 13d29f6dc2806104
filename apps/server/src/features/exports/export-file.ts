/** An exported file: its dated name, its type and its bytes. */
import { todayInTheUk } from '../../platform/clock.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { listKeptQuarters } from '../making-tax-digital/quarters/kept.ts';
import { type ExportedData, gatherAll, gatherFacts, gatherOne } from './content.ts';
import { type Cell, toCsv } from './csv.ts';
import { dayInWords } from './in-words.ts';
import { quarterRows } from './quarter-rows.ts';
import { allRows, headRow, returnRows } from './rows.ts';

/** JSON for software, CSV for a spreadsheet. */
export type Format = 'json' | 'csv';

/** For one return also its facts, as the command line reads them. */
export type ReturnFormat = Format | 'facts';

/** A file to download. */
export interface ExportFile<Bytes = Uint8Array> {
	readonly filename: string;
	readonly mediaType: string;
	readonly bytes: Bytes;
}

const mediaTypes: Readonly<Record<Format, string>> = {
	json: 'application/json; charset=utf-8',
	csv: 'text/csv; charset=utf-8',
};

/** All of a person's data. SERVICE_BUSY, STILL_WORKING. */
export async function exportAll(
	services: Services,
	userId: string,
	format: Format,
): Promise<Result<ExportFile>> {
	const gathered = await gatherAll(services, userId);
	if (!gathered.ok) return gathered;
	const data: ExportedData = gathered.value;
	return succeed(fileOf(services, 'all-data', format, data, () => allRows(data)));
}

/** One return of a person. NOT_FOUND, SERVICE_BUSY, STILL_WORKING. */
export async function exportReturn(
	services: Services,
	userId: string,
	{ id, format }: { readonly id: string; readonly format: ReturnFormat },
): Promise<Result<ExportFile>> {
	if (format === 'facts') return exportFacts(services, userId, id);
	const gathered = await gatherOne(services, userId, id);
	if (!gathered.ok) return gathered;
	const data = gathered.value;
	const { returnType, taxYear } = data.taxReturn;
	const name = returnType === 'partnership' ? `partnership-tax-return-${taxYear}` : `tax-return-${taxYear}`;
	return succeed(fileOf(services, name, format, data, () => returnRows(data)));
}

/** A person's quarters, of one business if named: `mtd-submissions-2026-07-31.csv`. */
export async function exportQuarters(
	services: Services,
	userId: string,
	{ format, businessId }: { readonly format: Format; readonly businessId: string | undefined },
): Promise<ExportFile> {
	const submissions = await listKeptQuarters(services, userId, businessId);
	const file = fileOf(services, 'mtd-submissions', format, { submissions }, () => []);
	const filename = file.filename.replace('halfpenny-', '');
	if (format === 'json') return { ...file, filename };
	return { ...file, filename, bytes: Buffer.from(toCsv(quarterRows(submissions))) };
}

async function exportFacts(services: Services, userId: string, id: string): Promise<Result<ExportFile>> {
	const facts = await gatherFacts(services, userId, id);
	if (!facts) return fail('NOT_FOUND');
	const day = todayInTheUk(services.clock);
	return succeed({
		filename: `halfpenny-facts-${String(facts.taxYear)}-${day}.json`,
		mediaType: mediaTypes.json,
		bytes: Buffer.from(JSON.stringify(facts, null, '\t')),
	});
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
