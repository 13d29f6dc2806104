/** Opens the database that the configuration names. */
import { join } from 'node:path';
import type { OpenDatabase } from './database.ts';
import { openFolder } from './embedded.ts';
import { openPostgresql } from './postgresql.ts';

/** Where the database is. */
export interface DatabasePlace {
	/** A PostgreSQL, or undefined for the embedded one. */
	readonly databaseUrl: string | undefined;
	readonly dataFolder: string;
	readonly migrationsFolder: string;
}

/** PostgreSQL where an address is given, otherwise the embedded database in the data folder. */
export function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
	return place.databaseUrl === undefined
		? openFolder(join(place.dataFolder, 'database'), place.migrationsFolder)
		: openPostgresql(place.databaseUrl, place.migrationsFolder);
}
