/** Writes the networks that read pictures as they are run: `node write-networks.js FOLDER`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NETWORKS } from '../sources/ocr/networks.ts';
import { inFewerSteps } from './in-fewer-steps.ts';
import { published } from './published.ts';

/** Where onnxruntime keeps numbers in blocks, as we measured it. */
const IN_BLOCKS = process.arch === 'x64';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say which folder to write to.');
mkdirSync(folder, { recursive: true });
for (const name of Object.values(NETWORKS)) {
	writeFileSync(join(folder, name), inFewerSteps(published(name), IN_BLOCKS));
}
