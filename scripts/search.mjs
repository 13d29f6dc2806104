/**
 * `npm run search [rounds]`: runs every property test (fast-check) that needs no browser, each round with a new seed, to
 * find what the fixed seed of `npm test` misses. Prints the seed of a failed round; `SEED=… npm test` repeats it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { root } from './lib/bundles.mjs';

const rounds = Number(process.argv[2] ?? 10);
const files = execFileSync('git', ['grep', '-l', "from 'fast-check'", '--', '*.test.ts', '*.test.tsx'], {
	cwd: root,
	encoding: 'utf8',
}).split('\n');
const failed = [];

for (let round = 1; round <= rounds; round++) {
	const seed = randomInt(2 ** 31);
	console.log(`Round ${round} of ${rounds}: ${files.length - 1} files from seed ${seed}`);
	const result = spawnSync(
		process.execPath,
		[
			join(root, 'node_modules/vitest/vitest.mjs'),
			'run',
			'--reporter=dot',
			'--testTimeout=120000',
			...files.filter(Boolean),
		],
		{
			cwd: root,
			stdio: 'inherit',
			env: { ...process.env, SEED: String(seed), TEST_DATABASE_URL: 'none', NO_COLOR: '1' },
		},
	);
	if (result.status !== 0) failed.push(seed);
}

console.log(
	failed.length === 0 ? `${rounds} rounds, nothing found` : `Found something from: ${failed.join(', ')}`,
);
process.exit(failed.length === 0 ? 0 : 1);
