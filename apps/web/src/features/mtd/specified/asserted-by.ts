/** Finds the test that asserts a sentence of the specification. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Quotation marks as they are typed, without the escapes of source code. */
const plain = (text: string) => text.replaceAll(/\\?[’']/g, "'").toLowerCase();

/** Where tests hold pages and catalogues against the specification. */
const places = ['apps/web/src', 'packages/messages/src', 'e2e/src'];

/** The table is data; the test beside it asserts every row. */
const TABLE = { file: 'specified/specified-table.ts', test: 'specified/specified.test.ts' };

const testsBelow = (root: string) =>
	places.flatMap((place) =>
		readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
			.filter((name) => (/\.test\.tsx?$/.test(name) || name.endsWith(TABLE.file)) && !name.includes('quoted'))
			.map((name) => ({
				test: join(place, name.replace(TABLE.file, TABLE.test)),
				text: plain(readFileSync(join(root, place, name), 'utf8')),
			})),
	);

/**
 * Gives the test that asserts a quoted sentence, or undefined, in the repository at `root`. A placeholder stands for
 * anything; before a colon is a toast's title and after it the toast's text, which may be asserted apart.
 */
export function assertionsIn(root: string): (quoted: string) => string | undefined {
	const tests = testsBelow(root);
	const find = (quoted: string): string | undefined => {
		const words = plain(quoted).replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
		// One word may be anywhere in a test: it counts only where it is all that is between quotation marks or slashes.
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
