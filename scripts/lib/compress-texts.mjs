/** Lays a compressed copy beside every text that browsers fetch, so that the server need not compress while it answers. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const kinds = [
	['.br', promisify(brotliCompress)],
	['.gz', promisify(gzip)],
];

/** Compresses scripts, styles and drawings of a folder and those below it; pictures and fonts are compressed already. */
export async function compressTexts(folder) {
	const texts = readdirSync(folder, { recursive: true }).filter((file) => /\.(js|css|svg)$/.test(file));
	for (const file of texts) {
		const text = readFileSync(join(folder, file));
		for (const [ending, compress] of kinds) writeFileSync(join(folder, file + ending), await compress(text));
	}
}
