/** `npm run build`: everything that `npm start` and `npx halfpenny` run. */
import { ensureBuilt } from './lib/bundles.mjs';
import { ensureClusterTemplate } from './lib/cluster-template.mjs';

await ensureBuilt(['server', 'reader', 'hmrc-local', 'cli', 'web']);
await ensureClusterTemplate();
