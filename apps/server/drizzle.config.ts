/** Where `drizzle-kit generate` finds the tables and writes their SQL. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
	dialect: 'postgresql',
	schema: './src/database/schema/*.ts',
	out: './migrations',
});
