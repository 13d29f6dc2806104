/** Creates the database's folder completely or not at all, even when the first start is interrupted. */
import { closeSync, cpSync, existsSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sync, syncTree } from './sync-tree.ts';

/** A folder for the database's files. */
export interface ClusterFolder {
	readonly path: string;
	/** Call it when the database has opened: from then on the files are kept. */
	readonly finish: () => Promise<void>;
}

/**
 * Prepares the locked folder. Deletes what an interrupted first start left: nothing was promised about it yet, and half
 * a database would never open. A new one is a copy of the template if there is one.
 */
export function prepareCluster(folder: string, template: string | undefined): ClusterFolder {
	const path = join(folder, 'cluster');
	const unfinished = join(folder, 'unfinished');
	if (existsSync(unfinished)) rmSync(path, { recursive: true, force: true });
	if (existsSync(join(path, 'PG_VERSION'))) return { path, finish: async () => undefined };
	closeSync(openSync(unfinished, 'w'));
	if (template !== undefined) cpSync(template, path, { recursive: true });
	const finish = async () => {
		await syncTree(folder);
		rmSync(unfinished);
		await sync(folder);
	};
	return { path, finish };
}
