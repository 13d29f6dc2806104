/** Finds the reference material next to the repository, if present. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The repository's root: the nearest parent folder with its history, so that a copy inside it finds the same. */
function root(folder: string): string {
	const above = dirname(folder);
	return existsSync(join(folder, '.git')) || above === folder ? folder : root(above);
}

/** The folder `shared` next to the repository. */
export const sharedFolder = `${join(dirname(root(import.meta.dirname)), 'shared')}/`;

/** Whether the reference material is present; tests that read it are skipped otherwise. */
export const hasShared = existsSync(sharedFolder);
