/** Where the networks' files lie: PP-OCR's of an npm package, which the build turns into the same in fewer steps. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files by what they do. The version after the second reader takes twice as long and is no better for it. */
export const NETWORKS = {
	detector: 'ch_PP-OCRv4_det_infer.onnx',
	firstReader: 'ch_PP-OCRv4_rec_infer.onnx',
	secondReader: 'en_PP-OCRv3_rec_infer.onnx',
} as const;

/** Beside the program where it was built, else where a build puts them. */
const PLACES = ['networks', '../../../dist/networks'];

/** The file of a network. Throws where the reader was never built. */
export function networkFile(network: keyof typeof NETWORKS): Buffer {
	const here = dirname(fileURLToPath(import.meta.url));
	const places = PLACES.map((place) => join(here, place, NETWORKS[network]));
	const found = places.find((place) => existsSync(place));
	if (!found) throw new Error('The networks were not built: run “npm run build”.');
	return readFileSync(found);
}
