/** The empty database made by the build: copying it takes a tenth of the time of creating one. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The template for the PGlite installed under `root`, or undefined when there is none. */
export function findClusterTemplate(root: string): string | undefined {
	const manifest = join(root, 'node_modules/@electric-sql/pglite/package.json');
	if (!existsSync(manifest)) return undefined;
	const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
	const template = join(root, `apps/server/dist/cluster-${version}`);
	return existsSync(join(template, 'PG_VERSION')) ? template : undefined;
}
