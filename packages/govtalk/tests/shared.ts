/** Finds HMRC's reference files, which are kept beside the repository, never in it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of HMRC's schemas, samples and test vectors. */
export const shared = join(import.meta.dirname, '../../../../shared/self-assessment');

/** Whether the folder exists. Tests that need it are skipped otherwise. */
export const hasShared = existsSync(shared);

/** Returns a reference file as text. */
export function sharedText(path: string): string {
	return readFileSync(join(shared, path), 'utf8');
}

/** Returns the file names in a reference folder, or none if it doesn't exist. */
export function sharedNames(folder: string): readonly string[] {
	return hasShared ? readdirSync(join(shared, folder)) : [];
}
