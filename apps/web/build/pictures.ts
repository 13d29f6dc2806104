/** Makes the pictures of the first page from the screenshots that the journeys took: smaller, in two widths, named by content. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const folder = new URL('../../../docs/screenshots/', import.meta.url);
const names = ['check-what-we-found', 'dashboard', 'receipt'];
const WIDTHS = [480, 960];
/** How tall a picture is for its width: the top of the screenshot, where the matter is. */
const HEIGHT_SHARE = 0.8;

/** Adds the pictures to the build, and `pictures.json`, which names them for the renderer. */
export function pictures(): Plugin {
	return {
		name: 'halfpenny-pictures',
		apply: 'build',
		async generateBundle() {
			const made: Record<string, { width: number; height: number; file: string }[]> = {};
			for (const name of names) {
				made[name] = [];
				for (const width of WIDTHS) {
					const reference = this.emitFile({
						type: 'asset',
						name: `${name}-${width}.webp`,
						source: await drawPicture(name, width),
					});
					made[name].push({ width, height: heightOf(width), file: this.getFileName(reference) });
				}
			}
			this.emitFile({ type: 'asset', fileName: 'pictures.json', source: JSON.stringify(made) });
		},
	};
}

function drawPicture(name: string, width: number): Promise<Buffer> {
	return sharp(readFileSync(fileURLToPath(new URL(`${name}.png`, folder))))
		.resize({ width, height: heightOf(width), fit: 'cover', position: 'top' })
		.webp({ quality: 82 })
		.toBuffer();
}

function heightOf(width: number): number {
	return Math.round(width * HEIGHT_SHARE);
}
