/** From every schema there ever was, with somebody’s data in it, the migrations lead to today’s, and the data is still there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '../testing/databases.ts';

const { entries: migrations }: { entries: readonly { tag: string }[] } = JSON.parse(
	readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
);
const [user, taxReturn, entry] = [1, 2, 3].map((last) => `00000000-0000-4000-8000-00000000000${last}`);
/** The columns that each of these tables has had since the first schema. */
const SOMEBODY = `
	insert into users (id, username_index, email_index, password_hash, sealed_profile, created_at)
		values ('${user}', 'u', 'e', 'hash', 'profile', now());
	insert into data_keys (user_id, version, root_key_id, wrapped, created_at)
		values ('${user}', 1, 'root', 'wrapped', now());
	insert into tax_returns (id, user_id, tax_year, jurisdiction, return_type, created_at)
		values ('${taxReturn}', '${user}', '2024-25', 'uk', 'individual', now());
	insert into entries (id, tax_return_id, user_id, section, sealed, created_at, updated_at)
		values ('${entry}', '${taxReturn}', '${user}', 'employment', 'answers', now(), now());`;

describe('migrations', () => {
	let database: PGlite;
	let today: unknown;

	beforeAll(async () => {
		database = new PGlite();
		today = await after(migrations.length, async () => columns());
	});
	afterAll(() => database.close());

	/** All migrations, with somebody’s data put in after the first `count`; what `look` sees then. Nothing of it stays. */
	async function after<T>(count: number, look: () => Promise<T>): Promise<T> {
		await database.exec('begin');
		try {
			for (const [index, { tag }] of migrations.entries()) {
				if (index === count) await database.exec(SOMEBODY);
				await database.exec(readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'));
			}
			return await look();
		} finally {
			await database.exec('rollback');
		}
	}

	async function columns() {
		const { rows } =
			await database.query(`select table_name, column_name, data_type, is_nullable, column_default
			from information_schema.columns where table_schema = 'public' order by 1, 2`);
		return rows;
	}

	it.each(migrations.slice(0, -1).map(({ tag }, index) => ({ tag, count: index + 1 })))(
		'lead from the schema after $tag to today’s, and lose nothing',
		async ({ count }) => {
			const seen = await after(count, async () => ({
				columns: await columns(),
				kept: (
					await database.query(`select users.sealed_profile, data_keys.wrapped, tax_returns.tax_year, entries.sealed
						from users join data_keys on data_keys.user_id = users.id
						join tax_returns on tax_returns.user_id = users.id
						join entries on entries.tax_return_id = tax_returns.id`)
				).rows,
			}));
			expect(seen.columns).toEqual(today);
			expect(seen.kept).toEqual([
				{ sealed_profile: 'profile', wrapped: 'wrapped', tax_year: '2024-25', sealed: 'answers' },
			]);
		},
	);
});
