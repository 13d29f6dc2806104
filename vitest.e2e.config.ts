/** The journeys: the built product, a real browser, one after the other. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['e2e/{src,screens}/**/*.test.ts'],
		setupFiles: ['e2e/src/the-day.mjs'],
		testTimeout: 240_000,
		hookTimeout: 120_000,
		fileParallelism: false,
		bail: 1,
		// What a page comes to is waited for as long as Playwright waits for an element; a second is too short on a busy machine.
		expect: { poll: { timeout: 20_000 } },
	},
});
