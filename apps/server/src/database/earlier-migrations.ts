/** Only the first migrations: a backup's rows fit the tables of its time; the later migrations then update them. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder with the first `count` migrations, and how to remove it; undefined if there are fewer. */
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
