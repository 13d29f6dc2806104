/** Where the networks' files lie: PP-OCR's of an npm package, which the build turns into the same in fewer steps. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files by what they do. The version after the second reader takes twice as long and is no better for it. */
export const NETWORKS = {
	detector: 'ch_PP-OCRv4_det_infer.onnx',
	firstReader: 'ch_PP-OCRv4_rec_infer.onnx',
	secondReader: 'en_PP-OCRv3_rec_infer.onnx',
} as const;

/** In the folder of the built programs. */
const FOLDER = 'networks';

/** The file of a network. Throws where the reader was never built. */
export function networkFile(network: keyof typeof NETWORKS): Buffer {
	// The process that opens documents may look beside its program, and nowhere else.
	const beside = join(dirname(fileURLToPath(import.meta.url)), FOLDER, NETWORKS[network]);
	return readFileSync(existsSync(beside) ? beside : join(builtReader(), FOLDER, NETWORKS[network]));
}

function builtReader(): string {
	return dirname(createRequire(import.meta.url).resolve('@halfpenny/reader/child'));
}
