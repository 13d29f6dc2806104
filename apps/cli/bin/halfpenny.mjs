#!/usr/bin/env node
/** Builds the command line when its sources are newer, then runs it. Works right after `npm ci`. */
import { ensureBuilt } from '../../../scripts/lib/bundles.mjs';

await ensureBuilt(['cli'], () => {});
const { main } = await import('../dist/main.js');
await main(process.argv.slice(2));
