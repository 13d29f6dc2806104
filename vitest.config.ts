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
		testTimeout: 30_000,
		hookTimeout: 60_000,
		maxWorkers: 2,
		coverage: { provider: 'v8', include: ['packages/*/src/**', 'apps/*/src/**'] },
	},
});
