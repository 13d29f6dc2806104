/** Where HMRC's reference files lie, if they are on this machine: beside the repository, never inside it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder with HMRC's schemas, samples and vectors. */
export const shared = join(import.meta.dirname, '../../../../shared/self-assessment');

/** Whether it is there; tests that need it are skipped otherwise. */
export const hasShared = existsSync(shared);

/** A reference file as text. */
export function sharedText(path: string): string {
	return readFileSync(join(shared, path), 'utf8');
}

/** The names in a reference folder; none where it is absent. */
export function sharedNames(folder: string): readonly string[] {
	return hasShared ? readdirSync(join(shared, folder)) : [];
}
