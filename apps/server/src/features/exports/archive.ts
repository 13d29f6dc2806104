/** All of a person's data in one archive: data, facts of each return, what was sent, HMRC's receipts, original documents. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { todayInTheUk } from '../../platform/clock.ts';
import { type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { readOriginal, readReading } from '../documents/queries.ts';
import { answerIn } from '../submissions/present.ts';
import { type ExportedData, type ExportedReturn, gatherAll, gatherFacts } from './content.ts';
import type { ExportFile } from './export-file.ts';
import { recordsOf } from './record.ts';
import { type ArchivedFile, zipOf } from './zip.ts';

/** The archive's format, for programs that read it: the version changes when the contents do. */
const KIND = { format: 'halfpenny-archive', version: 1 } as const;

/** A file of the archive in its table of contents. */
interface ListedFile {
	readonly path: string;
	readonly bytes: number;
	readonly sha256: string;
	/** For a document: which one of `data.json` it is. */
	readonly documentId?: string;
}

/** A person's archive. SERVICE_BUSY, STILL_WORKING. */
export async function exportArchive(
	services: Services,
	userId: string,
): Promise<Result<ExportFile<Readable>>> {
	const gathered = await gatherAll(services, userId);
	if (!gathered.ok) return gathered;
	const now = services.clock.now();
	const files = filesOf(services, userId, { exportedAt: now.toISOString(), ...gathered.value });
	return succeed({
		filename: `halfpenny-archive-${todayInTheUk(services.clock)}.zip`,
		mediaType: 'application/zip',
		bytes: Readable.from(zipOf(files, now)),
	});
}

async function* filesOf(
	services: Services,
	userId: string,
	data: ExportedData & { readonly exportedAt: string },
): AsyncGenerator<ArchivedFile, void, undefined> {
	const contents: ListedFile[] = [];
	const listed = (file: ArchivedFile, documentId?: string) => {
		const sha256 = createHash('sha256').update(file.bytes).digest('hex');
		const bytes = file.bytes.length;
		contents.push({ path: file.path, bytes, sha256, ...(documentId === undefined ? {} : { documentId }) });
		return file;
	};
	yield listed(jsonFile('data.json', data));
	for (const exported of data.returns) {
		const facts = await gatherFacts(services, userId, exported.taxReturn.id);
		if (facts) yield listed(jsonFile(`${folderOf(exported)}/facts.json`, facts));
		for (const file of sentFiles(exported)) yield listed(file);
		for (const record of await recordsOf(services, userId, exported.taxReturn.id))
			yield listed(jsonFile(`${folderOf(exported)}/sent/${record.id}/record.json`, record));
	}
	const missing: string[] = [];
	for (const { id, filename } of papersOf(data)) {
		const bytes = await readOriginal(services, userId, id);
		if (bytes) yield listed({ path: `papers/${id}/${safeName(filename)}`, bytes, packedAlready: true }, id);
		else missing.push(id);
		const reading = await readReading(services, userId, id);
		if (reading) yield listed(jsonFile(`readings/${id}.json`, reading));
	}
	yield jsonFile('contents.json', { ...KIND, exportedAt: data.exportedAt, files: contents, missing });
}

function jsonFile(path: string, value: unknown): ArchivedFile {
	return { path, bytes: Buffer.from(JSON.stringify(value, null, '\t')) };
}

function folderOf({ taxReturn: { taxYear, returnType } }: ExportedReturn): string {
	return returnType === 'partnership' ? `returns/${taxYear}-partnership` : `returns/${taxYear}`;
}

/** For each attempt, the exact XML and HMRC's answer. */
function sentFiles(exported: ExportedReturn): readonly ArchivedFile[] {
	return exported.submissions.flatMap((submission) => {
		const { id, sentXml } = submission;
		const folder = `${folderOf(exported)}/sent/${id}`;
		const answer = answerIn(submission);
		return [
			...(sentXml === null ? [] : [{ path: `${folder}/sent.xml`, bytes: Buffer.from(sentXml) }]),
			...(answer === undefined ? [] : [jsonFile(`${folder}/answer.json`, answer)]),
		];
	});
}

function papersOf({ returns, documentsWithoutReturn }: ExportedData) {
	const all = [...returns.flatMap(({ documents }) => documents), ...documentsWithoutReturn];
	return new Map(all.map((one) => [one.id, one])).values();
}

/** Its file name, without anything a file system would not accept in a name. */
function safeName(filename: string): string {
	const safe = filename.replace(/[^\p{L}\p{N} ._()-]/gu, '_').replace(/^[. ]+/, '');
	return safe === '' ? 'document' : safe;
}
