/** `npm run operator -- …`: commands for whoever runs the service, with the same settings as the service. */
import { ensureBuilt, root } from './lib/bundles.mjs';

process.env.HALFPENNY_ROOT ??= root;
await ensureBuilt(['server']);
await import('../apps/server/dist/operator.js');
