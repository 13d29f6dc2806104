/** What was found on each screen, saved immediately, so that an interrupted run can resume. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is wrong with a screen. */
export interface Found {
	readonly name: string;
	readonly path: string;
	readonly problems: readonly string[];
	/** The commit that was checked. */
	readonly commit: string;
}

/** The findings of a run. */
export interface Findings {
	/** The earlier findings for a screen that needs no second check; undefined for others. */
	readonly of: (name: string) => Found | undefined;
	readonly keep: (found: Found) => void;
	/** Marks the run as finished, so that the next starts again. */
	readonly finish: () => void;
}

/**
 * Opens the findings in a folder. A `whole` run resumes an unfinished one with the same build, and deletes all others with
 * their pictures; a partial run adds to what is there.
 */
export function openFindings(folder: string, build: string, whole: boolean): Findings {
	const run = join(folder, 'run');
	const kept = join(folder, 'found');
	const goesOn = existsSync(run) && readFileSync(run, 'utf8') === build;
	if (whole && !goesOn) rmSync(folder, { recursive: true, force: true });
	mkdirSync(kept, { recursive: true });
	if (whole) writeFileSync(run, build);
	const file = (name: string) => join(kept, `${name}.json`);
	return {
		of: (name) => (existsSync(file(name)) ? JSON.parse(readFileSync(file(name), 'utf8')) : undefined),
		keep: (found) => writeFileSync(file(found.name), JSON.stringify(found)),
		finish: () => rmSync(run),
	};
}

/** Identifies the build: a hash of every file served. */
export function nameOfBuild(root: string): string {
	const hash = createHash('sha256');
	for (const folder of ['apps/web/dist', 'apps/server/dist', 'packages/hmrc-local/dist'])
		for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
			if (/\.(js|css|html|json)$/.test(file)) {
				const path = join(root, folder, file);
				// The web's file names contain a hash of their contents; the server's don't.
				hash.update(file).update(folder.includes('web') ? '' : String(statSync(path).size));
			}
	return hash.digest('hex');
}
