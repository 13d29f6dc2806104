/** The security page names tests that exist, and covers every chapter of the standard. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const page = join(import.meta.dirname, '../../../docs/security.md');
const text = readFileSync(page, 'utf8');

it('links only to files that exist', () => {
	const linked = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => path);
	expect(linked.length).toBeGreaterThan(40);
	expect(linked.filter((path) => !existsSync(join(dirname(page), path)))).toEqual([]);
});

it('has all fourteen chapters, each with evidence or the reason why it does not apply', () => {
	const rows = text.split('\n').filter((line) => /^\| V\d/.test(line));
	const chapters = new Set(rows.map((row) => Number(/^\| V(\d+)/.exec(row)?.[1])));
	expect([...chapters].sort((one, other) => one - other)).toEqual(
		Array.from({ length: 14 }, (_, index) => index + 1),
	);
	for (const row of rows) expect(row).toMatch(/\]\(|Does not apply/);
});

it('has every requirement of the level once, each with a test or a reason, on a separate page', () => {
	const pageOfAll = join(dirname(page), 'asvs.md');
	const all = readFileSync(pageOfAll, 'utf8');
	const rows = [...all.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+) \| (.+) \| (.+) \|$/gm)];
	expect(new Set(rows.map(([, id]) => id)).size).toBe(259);
	expect(rows).toHaveLength(259);
	for (const [, id, , state, why = ''] of rows) {
		expect([id, state]).toEqual([
			id,
			expect.stringMatching(/^(Held|Falls short|Does not apply|The operator’s part)$/),
		]);
		expect([id, why.length > 3]).toEqual([id, true]);
	}
	const linked = [...all.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => path);
	expect(linked.filter((path) => !existsSync(join(dirname(pageOfAll), path)))).toEqual([]);
});
