/** What was suggested before proposals held their changes survives the migration and can be read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserCipher } from '../../platform/crypto/vault.ts';
import { migrationsFolder } from '../../testing/databases.ts';
import { openProposal } from './proposal.ts';

const MIGRATION = '_proposal_changes';
const ids = [1, 2, 3, 4, 5, 6].map((last) => `00000000-0000-4000-8000-00000000000${last}`);
const [user, taxReturn, document, read, handed, entry] = ids as [
	string,
	string,
	string,
	string,
	string,
	string,
];
let database: PGlite;

/** Seals nothing, so that the test shows what is stored. */
const plain: UserCipher = {
	seal: (text) => text,
	open: (text) => text,
	sealBytes: (bytes) => Buffer.from(bytes),
	openBytes: (bytes) => Buffer.from(bytes),
};
const field = { question: 'pay', value: '32500.00', page: 1, box: [0.1, 0.2, 0.3, 0.02], confidence: 0.95 };
const ofDocument = {
	fields: [field],
	said: { taxYear: '2023-24', nationalInsuranceNumber: 'QQ123456C', warnings: ['p60.totalsDisagree'] },
};
const ofPartnership = {
	fields: [],
	said: { warnings: [] },
	partnership: {
		answers: [
			{ question: 'reference', value: '1234567895' },
			{ question: 'hadOtherShares', value: true },
		],
		...{ filed: false, runsWithTaxYear: true, partnerReference: '2234567892' },
	},
};

async function run(tag: string): Promise<void> {
	await database.exec(readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'));
}

beforeAll(async () => {
	database = new PGlite();
	const journal: { entries: { tag: string }[] } = JSON.parse(
		readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
	);
	const tags = journal.entries.map(({ tag }) => tag);
	const at = tags.findIndex((tag) => tag.endsWith(MIGRATION));
	for (const tag of tags.slice(0, at)) await run(tag);
	await database.exec(`
		insert into users (id, username_index, email_index, password_hash, sealed_profile, created_at)
			values ('${user}', 'u', 'e', '', '', now());
		insert into tax_returns (id, user_id, tax_year, jurisdiction, return_type, created_at)
			values ('${taxReturn}', '${user}', '2024-25', 'uk', 'individual', now());
		insert into uploaded_documents (id, user_id, tax_return_id, file_type, document_type, status, digest, size_bytes,
			sealed, created_at)
			values ('${document}', '${user}', '${taxReturn}', 'application/pdf', 'p60', 'read', 'digest', 1, '', now());
	`);
	const keep = `insert into proposals (id, user_id, tax_return_id, document_id, section, status, sealed, entry_id,
		created_at) values ($1, '${user}', '${taxReturn}', $2, $3, $4, $5, $6, '2026-11-20T06:00:00Z')`;
	await database.query(keep, [read, document, 'employment', 'approved', JSON.stringify(ofDocument), entry]);
	const share = JSON.stringify(ofPartnership);
	await database.query(keep, [handed, null, 'partnershipShare', 'dismissed', share, null]);
	for (const tag of tags.slice(at)) await run(tag);
});
afterAll(() => database.close());

async function kept(id: string) {
	const { rows } = await database.query<Record<string, string | null>>(
		'select * from proposals where id = $1',
		[id],
	);
	const [row = {}] = rows;
	const { sealed, section, document_id: documentId } = row;
	const proposal = { id, documentId, sealed: sealed ?? '', section } as Parameters<typeof openProposal>[1];
	return { row, proposal: openProposal(plain, proposal) };
}

it('keeps a document’s suggestions as changes with their evidence, and the entry made from them', async () => {
	const { row, proposal } = await kept(read);
	expect(row).toMatchObject({ origin: 'document', document_id: document, status: 'approved' });
	expect([row.tax_return_id, row.entry_ids]).toEqual([taxReturn, [entry]]);
	expect(proposal.changes).toEqual([
		{
			...{ section: 'employment', entry: { new: read }, operation: 'set', field: 'pay', value: '32500.00' },
			evidence: { page: 1, box: field.box, confidence: 0.95 },
		},
	]);
	expect(proposal.about).toEqual({
		taxYear: '2023-24',
		nationalInsuranceNumber: 'QQ123456C',
		notices: ['totalsDisagree'],
	});
});

it('keeps what a partnership handed over, with its notices', async () => {
	const { row, proposal } = await kept(handed);
	expect(row).toMatchObject({ origin: 'partnership', document_id: null, status: 'declined', entry_ids: [] });
	expect(proposal.changes).toMatchObject([
		{ section: 'partnershipShare', operation: 'set', field: 'reference', value: '1234567895' },
		{ section: 'partnershipShare', operation: 'set', field: 'hadOtherShares', value: true },
	]);
	expect(proposal.about).toEqual({ uniqueTaxReference: '2234567892', notices: ['partnershipNotFiled'] });
});
