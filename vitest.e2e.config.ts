/** The journeys: the built product and a real browser, three files at a time, which keeps two processors busy. */
import { defineConfig } from 'vitest/config';
import { postgresAnswers } from './scripts/lib/postgres-answers.mjs';

/** These file a return, and are run on each of the two databases. */
const onEither = ['journey', 'failures', 'partnership'].map((name) => `e2e/src/${name}.test.ts`);

const embedded = {
	extends: true as const,
	test: { name: 'embedded', include: ['e2e/{src,screens}/**/*.test.ts'] },
};
const postgresql = {
	extends: true as const,
	test: { name: 'PostgreSQL', include: onEither, env: { JOURNEY_DATABASE: 'PostgreSQL' } },
};

export default defineConfig({
	test: {
		projects: (await postgresAnswers()) ? [embedded, postgresql] : [embedded],
		globalSetup: ['e2e/src/built.mjs', 'e2e/src/shared-product.ts'],
		setupFiles: ['e2e/src/the-day.mjs'],
		testTimeout: 240_000,
		hookTimeout: 120_000,
		maxWorkers: 3,
		// As long as Playwright waits for an element: Vitest's own second is too short on a busy machine.
		expect: { poll: { timeout: 20_000, interval: 150 } },
	},
});
