/** `npm run build`: everything that `npm start` and `npx halfpenny` run. */
import { ensureBuilt } from './lib/bundles.mjs';

await ensureBuilt(['server', 'reader', 'hmrc-local', 'cli', 'web']);
