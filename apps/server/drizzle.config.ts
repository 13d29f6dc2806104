/** Where `drizzle-kit generate` finds the tables and puts the SQL that makes them. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
	dialect: 'postgresql',
	schema: './src/database/schema/*.ts',
	out: './migrations',
});
