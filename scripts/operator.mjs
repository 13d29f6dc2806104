/** `npm run operator -- …`: commands for the operator, with the same settings as the service. */
import { ensureBuilt, root } from './lib/bundles.mjs';

process.env.HALFPENNY_ROOT ??= root;
await ensureBuilt(['server']);
await import('../apps/server/dist/operator.js');
