/** Writes a compressed copy beside every text file browsers fetch, so that the server needn't compress on request. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const kinds = [
	['.br', promisify(brotliCompress)],
	['.gz', promisify(gzip)],
];

/** Compresses the scripts, styles and SVGs in a folder and its subfolders. Images and fonts are compressed already. */
export async function compressTexts(folder) {
	const texts = readdirSync(folder, { recursive: true }).filter((file) => /\.(js|css|svg)$/.test(file));
	for (const file of texts) {
		const text = readFileSync(join(folder, file));
		for (const [ending, compress] of kinds) writeFileSync(join(folder, file + ending), await compress(text));
	}
}
