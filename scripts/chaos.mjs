/** `npm run chaos [-- options]`: kills servers while they file, then checks our records against HMRC's. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ensureBuilt, root, thirdParty } from './lib/bundles.mjs';
import { ensureClusterTemplate } from './lib/cluster-template.mjs';

await ensureBuilt(['server', 'hmrc-local']);
await ensureClusterTemplate();
const bundle = join(root, '.cache/chaos/main.mjs');
await build({
	entryPoints: [join(root, 'e2e/chaos/main.ts')],
	outfile: bundle,
	bundle: true,
	platform: 'node',
	format: 'esm',
	target: 'node20',
	external: thirdParty(),
	logLevel: 'warning',
});
await import(pathToFileURL(bundle).href);
