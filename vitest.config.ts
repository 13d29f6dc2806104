/** All tests that need no browser. `npm test` adds the journeys and the count. */
import { defineConfig } from 'vitest/config';

/** Tests that leave nothing behind share a process, and what it has loaded. */
const shared = [
	'packages/{facts,forms,govtalk,hmrc,lifecycle,messages,questions,result,suggestions,tax,testing,years}/{src,tests}/**/*.test.ts',
	'apps/web/src/{app,charts,features,interview,returns,site}/**/*.test.{ts,tsx}',
];

const everything = [
	'packages/*/{src,tests}/**/*.test.ts',
	'e2e/agreement/**/*.test.ts',
	'e2e/chaos/**/*.test.ts',
	'e2e/people/{labels,leaves}.test.ts',
	'apps/*/{src,tests}/**/*.test.{ts,tsx}',
	'scripts/**/*.test.ts',
];

export default defineConfig({
	test: {
		projects: [
			{ extends: true, test: { name: 'shared', include: shared, isolate: false } },
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
