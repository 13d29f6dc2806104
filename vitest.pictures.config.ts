/** The pictures of README and of the first page, taken from the product as it is: `npm run pictures`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['e2e/pictures/**/*.test.ts'],
		setupFiles: ['e2e/src/the-day.mjs'],
		testTimeout: 240_000,
		hookTimeout: 120_000,
	},
});
