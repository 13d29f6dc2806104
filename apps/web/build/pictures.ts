/** Makes the pictures of the first page from the screenshots that the journeys took: smaller, in two widths, named by content. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const folder = new URL('../../../docs/screenshots/', import.meta.url);
/** Where the matter is on each screenshot: the column of the page, below the header, above what passes over it. */
const places = {
	'check-what-we-found': { left: 104, top: 318, width: 580 },
	dashboard: { left: 64, top: 100, width: 780 },
	receipt: { left: 64, top: 172, width: 760 },
};
const WIDTHS = [480, 800];
/** How tall a picture is for its width. */
const HEIGHT_SHARE = 0.78;

/** Adds the pictures to the build, and `pictures.json`, which names them for the renderer. */
export function pictures(): Plugin {
	return {
		name: 'halfpenny-pictures',
		apply: 'build',
		async generateBundle() {
			const made: Record<string, { width: number; height: number; file: string }[]> = {};
			for (const [name, place] of Object.entries(places)) {
				made[name] = [];
				for (const width of WIDTHS) {
					const reference = this.emitFile({
						type: 'asset',
						name: `${name}-${width}.webp`,
						source: await drawPicture(name, place, width),
					});
					made[name].push({ width, height: heightOf(width), file: this.getFileName(reference) });
				}
			}
			this.emitFile({ type: 'asset', fileName: 'pictures.json', source: JSON.stringify(made) });
		},
	};
}

type Place = { readonly left: number; readonly top: number; readonly width: number };

function drawPicture(name: string, place: Place, width: number): Promise<Buffer> {
	return sharp(readFileSync(fileURLToPath(new URL(`${name}.png`, folder))))
		.extract({ ...place, height: heightOf(place.width) })
		.resize({ width, height: heightOf(width) })
		.webp({ quality: 82 })
		.toBuffer();
}

function heightOf(width: number): number {
	return Math.round(width * HEIGHT_SHARE);
}
