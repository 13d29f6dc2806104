/** The journeys: the built product, a real browser, one after the other. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['e2e/{src,screens}/**/*.test.ts'],
		testTimeout: 240_000,
		hookTimeout: 120_000,
		fileParallelism: false,
		bail: 1,
	},
});
