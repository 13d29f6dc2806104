/** This package's tests for the mutation run, which works on a copy of the package in a separate folder. */
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
