/** Flushes a whole folder to disk: the database's first files are written together and not synced one by one. */
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Few enough open files for any system. */
const AT_ONCE = 64;

/** Syncs every file and folder in a folder, and the folder itself. */
export async function syncTree(folder: string): Promise<void> {
	const paths = await listTree(folder);
	for (let start = 0; start < paths.length; start += AT_ONCE) {
		await Promise.all(paths.slice(start, start + AT_ONCE).map(sync));
	}
	await sync(folder);
}

/** Syncs one file, or the names in one folder. */
export async function sync(path: string): Promise<void> {
	const file = await open(path, 'r');
	try {
		await file.sync();
	} finally {
		await file.close();
	}
}

async function listTree(folder: string): Promise<string[]> {
	const items = await readdir(folder, { withFileTypes: true, recursive: true });
	return items
		.filter((item) => item.isFile() || item.isDirectory())
		.map((item) => join(item.parentPath, item.name));
}
