/** The made-up people: `npm run people`. Each takes about twenty seconds, so `npm test` leaves them out. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['e2e/people/**/*.test.ts'],
		setupFiles: ['e2e/src/the-day.mjs'],
		testTimeout: 240_000,
		hookTimeout: 120_000,
		fileParallelism: false,
	},
});
