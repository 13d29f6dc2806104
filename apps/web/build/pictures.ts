/** Makes the first page's images from those `npm run pictures` took: light and dark, in two widths, named by content hash. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../../docs/screenshots/first-page/', import.meta.url));
/** One pixel, and two, for each of a phone's window. */
const WIDTHS = [360, 720];

/** Adds the images to the build, and `pictures.json`, which names them for the renderer. */
export function pictures(): Plugin {
	return {
		name: 'halfpenny-pictures',
		apply: 'build',
		async generateBundle() {
			const made: Record<string, { width: number; height: number; file: string }[]> = {};
			for (const taken of readdirSync(folder).sort()) {
				const name = taken.replace(/\.webp$/, '');
				made[name] = [];
				for (const width of WIDTHS) {
					const { data, info } = await drawPicture(taken, width);
					const reference = this.emitFile({ type: 'asset', name: `${name}-${width}.webp`, source: data });
					made[name].push({ width, height: info.height, file: this.getFileName(reference) });
				}
			}
			this.emitFile({ type: 'asset', fileName: 'pictures.json', source: JSON.stringify(made) });
		},
	};
}

function drawPicture(taken: string, width: number) {
	return sharp(readFileSync(join(folder, taken)))
		.resize({ width })
		.webp({ quality: 82, smartSubsample: true })
		.toBuffer({ resolveWithObject: true });
}
