/** What a backup holds, one JSON line each, compressed and sealed: the head, rows of tables, documents, the end. */
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { NotSealed, openStream, sealStream } from './sealed-stream.ts';

/** The first record. */
export interface Head {
	readonly kind: 'head';
	readonly madeAt: string;
	/** How many migrations its tables have had. */
	readonly migrations: number;
	readonly rootKeyId: string;
	/** The root key in base64, if it is a file next to the data and would be lost with it. */
	readonly rootKey: string | null;
}

/** Rows of a table, each as PostgreSQL writes it in JSON. */
interface Rows {
	readonly kind: 'rows';
	readonly table: string;
	readonly rows: readonly string[];
}

/** An uploaded document as it is stored: sealed, in base64. */
interface StoredFile {
	readonly kind: 'file';
	readonly key: string;
	readonly sealed: string;
}

/** The last record: without it the backup is incomplete. */
export interface End {
	readonly kind: 'end';
	readonly rows: number;
	readonly files: number;
}

/** One line. */
export type BackupRecord = Head | Rows | StoredFile | End;

/** Writes a new file and flushes it to disk. Fails if a file of that name exists. */
export async function writeRecords(
	file: string,
	key: Uint8Array,
	records: AsyncIterable<BackupRecord>,
): Promise<void> {
	const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
	await pipeline(Readable.from(linesOf(records)), createGzip(), (plain) => sealStream(key, plain), target);
}

async function* linesOf(records: AsyncIterable<BackupRecord>): AsyncGenerator<string> {
	for await (const record of records) yield `${JSON.stringify(record)}\n`;
}

/** The records of a file, in order. Throws `NotSealed` if it does not open or is incomplete. */
export async function* readRecords(file: string, key: Uint8Array): AsyncGenerator<BackupRecord> {
	const gunzip = createGunzip();
	const failed = pipeline(createReadStream(file), (sealed) => openStream(key, sealed), gunzip).then(
		() => undefined,
		(error: unknown) => error,
	);
	let last: BackupRecord | undefined;
	try {
		for await (const line of linesIn(gunzip)) {
			last = JSON.parse(line) as BackupRecord;
			yield last;
		}
	} catch (error) {
		throw (await failed) ?? error;
	}
	if (last?.kind !== 'end') throw new NotSealed(true);
}

async function* linesIn(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
	let kept: Buffer[] = [];
	for await (const chunk of source) {
		let from = 0;
		for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
			yield Buffer.concat([...kept, chunk.subarray(from, end)]).toString();
			kept = [];
			from = end + 1;
		}
		kept.push(chunk.subarray(from));
	}
}

/** The head and the end of a backup, once all of it has been opened. Throws `NotSealed`. */
export async function checkRecords(file: string, key: Uint8Array): Promise<{ head: Head; end: End }> {
	let head: Head | undefined;
	let end: End | undefined;
	for await (const record of readRecords(file, key)) {
		if (record.kind === 'head') head = record;
		if (record.kind === 'end') end = record;
	}
	if (!head || !end) throw new NotSealed(true);
	return { head, end };
}
