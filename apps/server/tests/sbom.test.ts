/** `npm run sbom` lists every package of the lock file with its exact version, so also all that the product is made of. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** A package of the list. */
interface Component {
	readonly name: string;
	readonly version: string;
}

it('names what is installed, by the versions of the lock file', () => {
	const said = execFileSync('npm', ['run', '-s', 'sbom'], { cwd: root, encoding: 'utf8' });
	const { components }: { components: readonly Component[] } = JSON.parse(said);
	const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
	const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
	const installed = Object.entries<{
		version?: string;
		optional?: boolean;
		peer?: boolean;
		link?: boolean;
	}>(packages)
		.filter(([path, one]) => path.startsWith('node_modules/') && !one.link && !one.optional && !one.peer)
		.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
	expect(installed.length).toBeGreaterThan(200);
	expect(installed.filter((one) => !listed.has(one))).toEqual([]);
});
