/** Makes an empty database at build time. The first start copies it, which saves seconds. */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './bundles.mjs';

/** The server's PGlite, whatever other versions are installed. */
const { PGlite } = createRequire(join(root, 'apps/server/package.json'))('@electric-sql/pglite');

/** Makes the template for the installed PGlite if it doesn't exist. The server finds it by the same name. */
export async function ensureClusterTemplate(log = console.error) {
	const manifest = join(root, 'node_modules/@electric-sql/pglite/package.json');
	const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
	const template = join(root, `apps/server/dist/cluster-${version}`);
	if (existsSync(template)) return;
	log('Building database…');
	const making = `${template}.${process.pid}`;
	try {
		const database = new PGlite(making);
		await database.waitReady;
		await database.close();
		renameSync(making, template);
	} catch (error) {
		// Another build got there first, or the disk is full: the server will make its own.
		rmSync(making, { recursive: true, force: true });
		if (!existsSync(template)) log(`The database will be made at the first start (${error.message}).`);
	}
}
