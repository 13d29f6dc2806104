/** All tests that need no browser. Each project runs on its own; `npm test` adds the journeys and the count. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: [
			'packages/*/{src,tests}/**/*.test.ts',
			'e2e/agreement/**/*.test.ts',
			'e2e/chaos/**/*.test.ts',
			'e2e/people/leaves.test.ts',
			'apps/*/{src,tests}/**/*.test.{ts,tsx}',
			'scripts/**/*.test.ts',
		],
		setupFiles: ['vitest.repeatable.ts'],
		// Far more than any needs: what is slow on a busy machine is measured in a benchmark, never failed here.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		maxWorkers: 2,
		coverage: { provider: 'v8', include: ['packages/*/src/**', 'apps/*/src/**'] },
	},
});
