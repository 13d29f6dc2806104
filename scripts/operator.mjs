/** `npm run operator -- …`: runs an operator command with the service's settings. */
import { ensureBuilt, root } from './lib/bundles.mjs';

process.env.HALFPENNY_ROOT ??= root;
await ensureBuilt(['server']);
await import('../apps/server/dist/operator.js');
