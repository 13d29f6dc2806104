/** What was filed before submissions had channels survives the migration. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsFolder } from '../testing/databases.ts';

const MIGRATION = '0015_channels';
const [user, taxReturn, submission] = [1, 2, 3].map((last) => `00000000-0000-4000-8000-00000000000${last}`);
let database: PGlite;

async function run(tag: string): Promise<void> {
	await database.exec(readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'));
}

beforeAll(async () => {
	database = new PGlite();
	const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
	for (const { tag } of journal.entries) {
		if (tag === MIGRATION) break;
		await run(tag);
	}
	await database.exec(`
		insert into users (id, username_index, email_index, password_hash, sealed_profile, created_at)
			values ('${user}', 'u', 'e', '', '', now());
		insert into tax_returns (id, user_id, tax_year, jurisdiction, return_type, created_at)
			values ('${taxReturn}', '${user}', '2024-25', 'uk', 'individual', now());
		insert into submissions (id, tax_return_id, user_id, attempt_number, state, environment, transaction_id,
			correlation_id, poll_url, poll_seconds, irmark, snapshot_hash, sealed_snapshot, sealed_message, fruitless,
			lookups, held_by_hmrc, created_at)
			values ('${submission}', '${taxReturn}', '${user}', 1, 'polling', 'live', 'OURS', 'THEIRS', 'https://x/poll', 10,
			'mark', 'hash', 'sealed snapshot', 'sealed message', 3, 2, true, now());
		insert into submission_events (submission_id, sequence, happening, state, at)
			values ('${submission}', 1, 'declared', 'frozen', now());
	`);
	await run(MIGRATION);
});
afterAll(() => database.close());

it('keeps the message with its conversation', async () => {
	const { rows } = await database.query('select * from transaction_engine_messages');
	expect(rows).toEqual([
		{
			...{
				submission_id: submission,
				transaction_id: 'OURS',
				irmark: 'mark',
				sealed_message: 'sealed message',
			},
			...{ correlation_id: 'THEIRS', poll_url: 'https://x/poll', poll_seconds: 10 },
			...{ failed_polls: 3, held_by_hmrc: true },
		},
	]);
});

it('keeps the submission, and names what it was filed through', async () => {
	const { rows } = await database.query('select channel, state, lookups, sealed_snapshot from submissions');
	const kept = { state: 'polling', lookups: 2, sealed_snapshot: 'sealed snapshot' };
	expect(rows).toEqual([{ channel: 'transaction-engine', ...kept }]);
});

it('keeps every event with its kind', async () => {
	const { rows } = await database.query('select kind, state from submission_events');
	expect(rows).toEqual([{ kind: 'declared', state: 'frozen' }]);
});
