/** A file that is only appended to and read by position; in memory without a folder. */
import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';

/** The position of a piece, in bytes. */
export type Place = { readonly offset: number; readonly length: number };

/** Pieces of text, one after another. */
export type AppendOnlyFile = {
	append(text: string): Place;
	read(place: Place): string;
	/** Every whole line, first to last, read as it goes. */
	lines(): Generator<string>;
	/** Empties it. */
	clear(): void;
	close(): void;
};

/** Opens or creates a file that only its owner can read. Removes a last line without an end, cut off by a crash. */
export function openAppendOnlyFile(path: string, inLines: boolean): AppendOnlyFile {
	const file = openSync(path, 'a+', 0o600);
	if (inLines) ftruncateSync(file, endOfLastLine(file));
	let size = fstatSync(file).size;
	const read = ({ offset, length }: Place) => readBytes(file, offset, length).toString('utf8');
	return {
		append: (text) => {
			const bytes = Buffer.from(text);
			write(file, bytes, size);
			const place = { offset: size, length: bytes.length };
			size += bytes.length;
			return place;
		},
		read,
		lines: () => linesOf((offset) => readBytes(file, offset, Math.min(blockBytes, size - offset))),
		clear: () => {
			ftruncateSync(file, 0);
			size = 0;
		},
		close: () => closeSync(file),
	};
}

/** Writes all or nothing: what was written before a failure is removed again. Throws the system's error. */
function write(file: number, bytes: Buffer, end: number): void {
	try {
		for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
	} catch (error) {
		ftruncateSync(file, end);
		throw error;
	}
}

const blockBytes = 1 << 20;
const newline = 0x0a;

function readBytes(file: number, offset: number, length: number): Buffer {
	const bytes = Buffer.alloc(length);
	let read = 0;
	while (read < length) {
		const more = readSync(file, bytes, read, length - read, offset + read);
		if (more === 0) break;
		read += more;
	}
	return bytes.subarray(0, read);
}

function* linesOf(blockAt: (offset: number) => Buffer): Generator<string> {
	let rest: Buffer = Buffer.alloc(0);
	for (let offset = 0; ; ) {
		const block = blockAt(offset);
		if (block.length === 0) return;
		offset += block.length;
		rest = Buffer.concat([rest, block]);
		let begin = 0;
		for (let end = rest.indexOf(newline); end >= 0; end = rest.indexOf(newline, begin)) {
			yield rest.toString('utf8', begin, end);
			begin = end + 1;
		}
		rest = rest.subarray(begin);
	}
}

function endOfLastLine(file: number): number {
	for (let end = fstatSync(file).size; end > 0; ) {
		const begin = Math.max(0, end - blockBytes);
		const at = readBytes(file, begin, end - begin).lastIndexOf(newline);
		if (at >= 0) return begin + at + 1;
		end = begin;
	}
	return 0;
}

/** The same without a file, for as long as the process lives. */
export function appendOnlyMemory(): AppendOnlyFile {
	const pieces = new Map<number, Buffer>();
	let size = 0;
	return {
		append: (text) => {
			const bytes = Buffer.from(text);
			const place = { offset: size, length: bytes.length };
			pieces.set(size, bytes);
			size += bytes.length;
			return place;
		},
		read: ({ offset }) => pieces.get(offset)?.toString('utf8') ?? '',
		lines: () => linesOf((offset) => pieces.get(offset) ?? Buffer.alloc(0)),
		clear: () => {
			pieces.clear();
			size = 0;
		},
		close: () => pieces.clear(),
	};
}
