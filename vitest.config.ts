/** All tests that need no browser. `npm test` adds the journeys and the count. */
import { defineConfig } from 'vitest/config';

/** Tests that leave nothing behind share a process, and what it has loaded: of a file of the server that is half of its cost. */
const shared = [
	'packages/*/{src,tests}/**/*.test.ts',
	'apps/server/{src,tests}/**/*.test.ts',
	'apps/web/src/{app,charts,features,interview,returns,site}/**/*.test.{ts,tsx}',
];

/** Tests that put something in the place of a module, which another file of their process may have loaded. */
const mocking = [
	'packages/hmrc-local/src/storage/full-disk.test.ts',
	'apps/server/tests/one-account.test.ts',
];

const everything = [
	'packages/*/{src,tests}/**/*.test.ts',
	'packages/assistant/eval/harness/**/*.test.ts',
	'e2e/agreement/**/*.test.ts',
	'e2e/chaos/**/*.test.ts',
	'e2e/people/{labels,leaves}.test.ts',
	'apps/*/{src,tests}/**/*.test.{ts,tsx}',
	'scripts/**/*.test.ts',
];

export default defineConfig({
	test: {
		projects: [
			{ extends: true, test: { name: 'shared', include: shared, exclude: mocking, isolate: false } },
			{ extends: true, test: { name: 'mocking', include: mocking } },
			{ extends: true, test: { name: 'apart', include: everything, exclude: shared } },
		],
		setupFiles: ['vitest.repeatable.ts'],
		// Far more than any needs: what is slow on a busy machine is measured in a benchmark, never failed here.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		maxWorkers: 2,
		coverage: { provider: 'v8', include: ['packages/*/src/**', 'apps/*/src/**'] },
	},
});
