#!/usr/bin/env node
/** Builds the command line and the apps it starts if their sources have changed, then runs it. Works right after `npm ci`. */
import { ensureBuilt } from '../../../scripts/lib/bundles.mjs';

const needed = process.argv[2] === 'read' ? ['cli', 'reader'] : ['cli'];
await ensureBuilt(needed, () => {});
const { main } = await import('../dist/main.js');
await main(process.argv.slice(2));
