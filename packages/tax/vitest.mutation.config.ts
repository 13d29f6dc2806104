/** The tests of this package as the mutation run sees them: a copy of the package in a folder of its own. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		root: '.',
		dir: '.',
		include: ['{src,tests}/**/*.test.ts'],
		exclude: ['tests/properties.test.ts', 'tests/alternatives.test.ts'],
		testTimeout: 30_000,
	},
});
