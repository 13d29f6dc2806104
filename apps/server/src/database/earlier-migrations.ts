/** The first migrations alone: a backup's rows fit the tables of its time, which the later ones then bring up to date. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder with so many migrations, and how to remove it; undefined where there are not that many. */
export function earlierMigrations(
	migrationsFolder: string,
	count: number,
): { readonly folder: string; readonly remove: () => void } | undefined {
	const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
	if (count > journal.entries.length) return undefined;
	const folder = mkdtempSync(join(tmpdir(), 'halfpenny-migrations-'));
	cpSync(migrationsFolder, folder, { recursive: true });
	const earlier = { ...journal, entries: journal.entries.slice(0, count) };
	writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(earlier));
	return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
