/** Opens the configured database. */
import { join } from 'node:path';
import { findClusterTemplate } from './cluster-template.ts';
import type { OpenDatabase } from './database.ts';
import { openFolder } from './embedded.ts';
import { openPostgresql } from './postgresql.ts';

/** Where the database is. */
export interface DatabasePlace {
	/** A PostgreSQL, or undefined for the embedded one. */
	readonly databaseUrl: string | undefined;
	readonly dataFolder: string;
	readonly migrationsFolder: string;
	/** Where the product is installed. */
	readonly root: string;
}

/** PostgreSQL if an address is given, otherwise the embedded database in the data folder. */
export function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
	const { databaseUrl, dataFolder, migrationsFolder, root } = place;
	return databaseUrl === undefined
		? openFolder(join(dataFolder, 'database'), { migrationsFolder, template: findClusterTemplate(root) })
		: openPostgresql(databaseUrl, migrationsFolder);
}
