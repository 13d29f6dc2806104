/** Finds the test that asserts a sentence from the specification. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Quotation marks as typed, without source-code escapes. */
const plain = (text: string) => text.replaceAll(/\\?[’']/g, "'").toLowerCase();

/** Where tests check pages and catalogues against the specification. */
const places = ['apps/web/src', 'packages/messages/src', 'e2e/src'];

/** The table is data. The test beside it asserts every row. */
const TABLE = { file: 'specified/specified-table.ts', test: 'specified/specified.test.ts' };

const testsBelow = (root: string, within: readonly string[]) =>
	within.flatMap((place) =>
		readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
			.filter((name) => (/\.test\.tsx?$/.test(name) || name.endsWith(TABLE.file)) && !name.includes('quoted'))
			.map((name) => ({
				test: join(place, name.replace(TABLE.file, TABLE.test)),
				text: plain(readFileSync(join(root, place, name), 'utf8')),
			})),
	);

/**
 * Returns the test in the repository at `root` that asserts a quoted sentence, or undefined. A placeholder matches
 * anything. A toast's title (before a colon) and text (after it) may be asserted separately. `within` narrows where to look.
 */
export function assertionsIn(
	root: string,
	within: readonly string[] = places,
): (quoted: string) => string | undefined {
	const tests = testsBelow(root, within);
	const find = (quoted: string): string | undefined => {
		const words = plain(quoted).replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
		// A single word could be anywhere in a test. It counts only if it fills the quotation marks or slashes.
		const edge = /[ :{]/.test(words) ? '' : '[\'"`/<>^$]';
		const pattern = new RegExp(edge + words.replaceAll(/\{\w+\}/g, '\\S+') + edge);
		const found = tests.find(({ text }) => pattern.test(text));
		if (found) return found.test;
		const [title, text, ...more] = quoted.split(': ');
		if (title === undefined || text === undefined || more.length > 0) return undefined;
		return find(title) && find(text);
	};
	return find;
}
