/** The archive of an account as a file: unzipped within limits, checked against its table of contents, parsed. */
import { createHash } from 'node:crypto';
import { shapes } from '@halfpenny/contract';
import { LARGEST_ARCHIVE } from '@halfpenny/facts';
import { unzipSync } from 'fflate';
import * as z from 'zod';
import { fail, type Result, succeed } from '../../platform/result.ts';
import { defineWork } from '../../platform/threads/work.ts';
import { type SubmissionRecord, submissionRecord } from '../exports/record.ts';

const MOST_FILES = 5000;

const contents = z.object({
	format: z.literal('halfpenny-archive'),
	version: z.literal(1),
	files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
});

const archivedDocument = z.object({
	id: shapes.id,
	filename: z.string().min(1).max(500),
	fileType: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
	documentType: shapes.document.shape.documentType,
	status: shapes.document.shape.status,
	createdAt: z.iso.datetime(),
});

const archivedReturn = z.object({
	taxReturn: z.object({
		taxYear: z.string(),
		jurisdiction: z.enum(['uk', 'wales', 'scotland']),
		returnType: z.enum(['individual', 'partnership']),
		amending: z.boolean(),
		status: z.string(),
	}),
	entries: z.array(
		z.object({
			id: shapes.id,
			section: z.string(),
			answers: shapes.answers,
			provenance: z.record(z.string(), shapes.provenance),
		}),
	),
	submissions: z.array(z.object({ id: shapes.id })),
	documents: z.array(archivedDocument),
});

/** A return in the archive. */
export type ArchivedReturn = z.output<typeof archivedReturn>;

const archivedData = z.object({
	profile: z.record(z.string(), z.unknown()).nullable(),
	returns: z.array(archivedReturn),
	documentsWithoutReturn: z.array(archivedDocument),
});

/** What is in an archive. */
export interface Archive {
	readonly data: z.output<typeof archivedData>;
	/** The record of an attempt and its XML; attempts through another channel have none. */
	readonly submission: (
		of: ArchivedReturn,
		id: string,
	) => { readonly record: SubmissionRecord; readonly sentXml: string | undefined } | undefined;
	/** The original bytes; undefined if they were already missing. */
	readonly paper: (id: string) => Uint8Array | undefined;
	/** The reading of it, as JSON. */
	readonly reading: (id: string) => string | undefined;
}

/**
 * The files of an archive by path, complete according to its table of contents. ARCHIVE_TOO_LARGE, ARCHIVE_UNREADABLE.
 */
export const unzipWork = defineWork('unzipArchive', unzip);

type Files = ReadonlyMap<string, Uint8Array>;

function unzip(bytes: Uint8Array): Result<Files> {
	let total = 0;
	let count = 0;
	try {
		// Each file gets only the space it declares, so that no zip bomb unpacks to more than is counted here.
		const files = unzipSync(bytes, {
			filter: ({ originalSize }) => {
				total += originalSize;
				count += 1;
				if (total > LARGEST_ARCHIVE || count > MOST_FILES) throw new RangeError('too large');
				return true;
			},
		});
		return wholeFiles(new Map(Object.entries(files)));
	} catch {
		return total > LARGEST_ARCHIVE ? fail('ARCHIVE_TOO_LARGE') : fail('ARCHIVE_UNREADABLE');
	}
}

function wholeFiles(files: Files): Result<Files> {
	const listed = contents.safeParse(jsonOf(files.get('contents.json')));
	const whole = listed.success && listed.data.files.every((file) => isWhole(files.get(file.path), file));
	return whole ? succeed(files) : fail('ARCHIVE_UNREADABLE');
}

/** Parses the files of an archive. ARCHIVE_UNREADABLE. */
export function openArchive(files: Files): Result<Archive> {
	const data = archivedData.safeParse(jsonIn(files.get('data.json')));
	if (!data.success) return fail('ARCHIVE_UNREADABLE');
	const papers = new Map([...files].map(([path, bytes]) => [/^papers\/([^/]+)\//.exec(path)?.[1], bytes]));
	const submission: Archive['submission'] = ({ taxReturn: { taxYear, returnType } }, id) => {
		const folder = `returns/${taxYear}${returnType === 'partnership' ? '-partnership' : ''}/sent/${id}`;
		const record = submissionRecord.safeParse(jsonIn(files.get(`${folder}/record.json`)));
		return record.success
			? { record: record.data, sentXml: textOf(files.get(`${folder}/sent.xml`)) }
			: undefined;
	};
	return succeed({
		data: data.data,
		submission,
		paper: (id) => papers.get(id),
		reading: (id) => textOf(files.get(`readings/${id}.json`)),
	});
}

function isWhole(
	file: Uint8Array | undefined,
	{ bytes, sha256 }: { readonly bytes: number; readonly sha256: string },
): boolean {
	return file?.length === bytes && createHash('sha256').update(file).digest('hex') === sha256;
}

function textOf(file: Uint8Array | undefined): string | undefined {
	return file && new TextDecoder().decode(file);
}

/** Throws if it is not JSON. */
function jsonOf(file: Uint8Array | undefined): unknown {
	return file && JSON.parse(new TextDecoder().decode(file));
}

/** Undefined if it is not JSON. */
function jsonIn(file: Uint8Array | undefined): unknown {
	try {
		return jsonOf(file);
	} catch {
		return undefined;
	}
}
