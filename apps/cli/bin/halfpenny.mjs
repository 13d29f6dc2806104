#!/usr/bin/env node
/** Builds the command line, and what it starts, when their sources are newer, then runs it. Works right after `npm ci`. */
import { ensureBuilt } from '../../../scripts/lib/bundles.mjs';

const needed = process.argv[2] === 'read' ? ['cli', 'reader'] : ['cli'];
await ensureBuilt(needed, () => {});
const { main } = await import('../dist/main.js');
await main(process.argv.slice(2));
