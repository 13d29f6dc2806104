/** Writes a ZIP file piece by piece, so that only one of its files is in memory at a time. */
import { type FlateError, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive. */
export interface ArchivedFile {
	/** With slashes, below the archive's root. */
	readonly path: string;
	readonly bytes: Uint8Array;
	/** PDFs and pictures are already compressed, and would not get smaller. */
	readonly packedAlready?: boolean;
}

/** The bytes of a ZIP with these files, all with the same time. */
export async function* zipOf(
	files: AsyncIterable<ArchivedFile>,
	mtime: Date,
): AsyncGenerator<Uint8Array, void, undefined> {
	const ready: Uint8Array[] = [];
	const zip = new Zip((error: FlateError | null, piece) => {
		if (error) throw error;
		ready.push(piece);
	});
	for await (const { path, bytes, packedAlready = false } of files) {
		const file = packedAlready ? new ZipPassThrough(path) : new ZipDeflate(path);
		file.mtime = mtime;
		zip.add(file);
		file.push(bytes, true);
		yield* ready.splice(0);
	}
	zip.end();
	yield* ready.splice(0);
}
