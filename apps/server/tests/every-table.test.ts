/**
 * Every table of the database is here: who is in it, where the export has it, how it is deleted with an account, and
 * where the privacy policy mentions it. A new table fails this test until all of that is given. Long because it is one
 * table.
 */
import { privacyPolicy } from '@halfpenny/messages/privacy';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/database/database.ts';
import * as accounts from '../src/database/schema/accounts.ts';
import * as administrators from '../src/database/schema/administrators.ts';
import * as bindings from '../src/database/schema/bindings.ts';
import * as chat from '../src/database/schema/chat.ts';
import * as consents from '../src/database/schema/consents.ts';
import * as documents from '../src/database/schema/documents.ts';
import * as connections from '../src/database/schema/hmrc-connections.ts';
import * as mtd from '../src/database/schema/making-tax-digital.ts';
import * as partnerships from '../src/database/schema/partnerships.ts';
import * as platform from '../src/database/schema/platform.ts';
import * as proposals from '../src/database/schema/proposals.ts';
import * as submissions from '../src/database/schema/submissions.ts';
import * as suggestions from '../src/database/schema/suggestions.ts';
import * as taxReturns from '../src/database/schema/tax-returns.ts';
import * as unsaved from '../src/database/schema/unsaved-answers.ts';
import { openEmbedded } from '../src/testing/databases.ts';
import { personWithEverything } from './mtd-everything.ts';
import { type MtdPerson, type MtdWorld, startMtdWorld } from './mtd-world.ts';

/** A table with personal data. */
interface Kept {
	/** Where the export has it, or why it need not. */
	readonly exported: string | { readonly notBecause: string };
	/** In the privacy policy. */
	readonly said: RegExp;
	/** How it is deleted with the account, if not with the person's row. */
	readonly goes?: string;
}

const secret = { notBecause: 'it is a key or a fingerprint, useful only to us' };
const passing = { notBecause: 'it is gone within a day, and says nothing about the person' };

const OF_PEOPLE: Readonly<Record<string, Kept>> = {
	users: { exported: 'profile', said: /Your account: username/ },
	data_keys: { exported: secret, said: /encrypted with your own key/ },
	sessions: { exported: { notBecause: 'the account page lists it' }, said: /Where you are signed in/ },
	half_sessions: { exported: passing, said: /Where you are signed in/ },
	email_changes: { exported: 'emailAddressToConfirm', said: /An email address that you asked to change to/ },
	password_resets: { exported: passing, said: /fingerprint of your password/ },
	two_steps: { exported: 'twoStepSignIn', said: /two-step sign-in/ },
	recovery_codes: { exported: secret, said: /fingerprints of your recovery codes/ },
	passkeys: { exported: 'passkeys', said: /Passkeys/ },
	utr_bindings: { exported: 'references', said: /National Insurance number and UTR/ },
	binding_requests: { exported: 'requestsToFile', said: /National Insurance number and UTR/ },
	nino_bindings: {
		exported: 'nationalInsuranceNumbers',
		said: /the National Insurance number HMRC confirmed/,
	},
	conversations: { exported: 'conversationsWithoutReturn', said: /What you and the assistant say/ },
	chat_messages: { exported: 'conversationsWithoutReturn', said: /What you and the assistant say/ },
	model_agreements: { exported: 'modelAgreements', said: /only if you agree when the chat asks you/ },
	agent_consents: { exported: 'agreements', said: /when you say so|HMRC, when you file/ },
	uploaded_documents: { exported: 'documentsWithoutReturn', said: /the documents you upload/ },
	hmrc_connections: { exported: 'connectionsToHmrc', said: /the keys that HMRC gives us to act for you/ },
	hmrc_authorisations: { exported: passing, said: /the keys that HMRC gives us to act for you/ },
	hmrc_test_users: {
		exported: { notBecause: 'it is a person whom HMRC’s test service made up' },
		said: /once you connect to HMRC/,
	},
	mtd_businesses: { exported: 'makingTaxDigital.businesses', said: /your businesses as HMRC names them/ },
	mtd_links: { exported: 'makingTaxDigital.businesses.0.links', said: /your businesses as HMRC names them/ },
	mtd_quarters: { exported: 'makingTaxDigital.quarters', said: /what you typed and sent for each quarter/ },
	mtd_updates: { exported: 'makingTaxDigital.updates', said: /what you typed and sent for each quarter/ },
	mtd_quarter_documents: { exported: 'makingTaxDigital.papers', said: /the documents you upload/ },
	mtd_calculations: {
		exported: 'makingTaxDigital.calculations',
		said: /HMRC’s calculations as you were shown them/,
	},
	mtd_declarations: { exported: 'makingTaxDigital.declarations', said: /a year that was declared final/ },
	partner_codes: {
		exported: { notBecause: 'it is a code for a partner, of a share that the return has' },
		said: /Your partner in a business, when you prepare a partnership’s return/,
	},
	proposals: { exported: 'returns.0.suggestions', said: /the documents you upload/ },
	proposed_entries: { exported: 'returns.0.suggestions', said: /the documents you upload/ },
	submissions: { exported: 'returns.0.submissions', said: /Your returns: what was sent to HMRC/ },
	transaction_engine_messages: {
		exported: 'returns.0.submissions',
		said: /Your returns: what was sent to HMRC/,
	},
	submission_events: { exported: 'returns.0.submissions', said: /what HMRC answered/ },
	shown_snapshots: { exported: 'returns.0.submissions', said: /what was sent to HMRC/ },
	declined_suggestions: { exported: 'returns.0.declinedDeductions', said: /Your answers/ },
	tax_returns: { exported: 'returns', said: /Your returns/ },
	entries: { exported: 'returns.0.entries', said: /Your answers: income, costs and reliefs/ },
	unsaved_answers: {
		exported: { notBecause: 'it is no answer yet: its page shows it, for 30 days' },
		said: /What you typed on a page and did not save, for 30 days/,
	},
	filed_entries: { exported: 'returns.0.submissions', said: /Filed returns, their documents and receipts/ },
	calculations: { exported: 'returns.0.calculation', said: /what follows from it/ },
	audit_events: {
		exported: 'activity',
		said: /A log of what was done in your account/,
		goes: 'stays, as the policy says: the number in it leads to nobody any more',
	},
	jobs: {
		exported: { notBecause: 'it says what the server still has to do' },
		said: /Only what you give us and what follows from it/,
		goes: 'is taken away once it is done, and when it is dead with the account',
	},
	lane_spending: {
		exported: { notBecause: 'it says how much of the server’s time somebody used' },
		said: /Only what you give us and what follows from it/,
		goes: 'is taken away with the account by the code that erases it',
	},
};

/** Tables without personal data, and why. */
const OF_NOBODY: Readonly<Record<string, string>> = {
	service_keys: 'keys of the service',
	sign_in_tries: 'counts by a keyed hash of a name, for a day; the policy says so',
	passkey_challenges: 'random numbers that are asked for a passkey, for minutes',
	administrators: 'whoever runs the service',
	administrator_sessions: 'whoever runs the service',
	administrator_tokens: 'whoever runs the service',
	hmrc_tests: 'tests by whoever runs the service',
	stored_files: 'sealed bytes by a number; the uploads and what was sent lead to them',
	request_rates: 'counts of requests to HMRC by everybody together',
};

const schema = [
	...[accounts, administrators, bindings, chat, consents, documents, connections, mtd, partnerships],
	...[platform, proposals, submissions, suggestions, taxReturns, unsaved],
];
const tables = schema
	.flatMap((part) => Object.values(part) as unknown[])
	.filter((value): value is PgTable => is(value, PgTable));
const byName = new Map(tables.map((table) => [getTableConfig(table).name, table]));

/** Whether a row is deleted with its person's row, directly or through other tables. */
function goesWithPerson(name: string, seen: readonly string[] = []): boolean {
	const table = byName.get(name);
	if (name === 'users') return true;
	if (!table || seen.includes(name)) return false;
	return getTableConfig(table).foreignKeys.some(
		({ onDelete, reference }) =>
			onDelete === 'cascade' &&
			goesWithPerson(getTableConfig(reference().foreignTable).name, [...seen, name]),
	);
}

const policy = privacyPolicy(null, null, 'local')
	.passages.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points])
	.join(' ');

describe('every table', () => {
	it('is listed here', () => {
		const named = [...Object.keys(OF_PEOPLE), ...Object.keys(OF_NOBODY)].sort();
		expect([...byName.keys()].sort()).toEqual(named);
	});

	it('that refers to a person is listed as personal', () => {
		const owned = [...byName].filter(([name, table]) => {
			const names = getTableConfig(table).columns.map((column) => column.name);
			return names.includes('user_id') || (name !== 'users' && goesWithPerson(name));
		});
		expect(owned.map(([name]) => name).filter((name) => OF_PEOPLE[name] === undefined)).toEqual([]);
	});

	it.each(Object.entries(OF_PEOPLE))('%s is in the privacy policy', (_name, { said }) => {
		expect(policy).toMatch(said);
	});

	it.each(Object.entries(OF_PEOPLE).filter(([, { goes }]) => goes === undefined))(
		'%s goes with the account',
		(name) => {
			expect(goesWithPerson(name)).toBe(true);
		},
	);
});

describe('a year under Making Tax Digital', () => {
	let database: OpenDatabase;
	let world: MtdWorld;
	const ofMtd = Object.keys(OF_PEOPLE).filter((name) => name.startsWith('mtd_'));

	beforeAll(async () => {
		database = await openEmbedded();
		world = await startMtdWorld(database.database);
		await world.at('2026-05-10');
	});
	afterAll(async () => {
		await world.close();
		await database.close();
	});

	const withEverything = (isDeclared: boolean) => personWithEverything(world, isDeclared);

	const rowsOf = async (person: MtdPerson) => {
		const counts: Record<string, number> = {};
		for (const name of ofMtd) {
			const from = sql.raw(chainTo(name));
			const counted = await database.database.execute(
				sql`select count(*)::int as rows from ${from} where users.id = ${person.userId}`,
			);
			counts[name] = Number((counted as unknown as { rows: { rows: number }[] }).rows[0]?.rows);
		}
		return counts;
	};

	it('is exported, every table of it', async () => {
		const person = await withEverything(true);
		const { body, text } = await person.browser.get('/api/export/all-data?format=json');
		for (const [name, { exported }] of Object.entries(OF_PEOPLE)) {
			if (typeof exported !== 'string') continue;
			const found = exported.split('.').reduce((value, key) => value?.[key], body);
			expect([name, found === undefined]).toEqual([name, false]);
			if (name.startsWith('mtd_')) expect([name, found?.length ?? 0]).not.toEqual([name, 0]);
		}
		expect(text).not.toContain('sealed');
		expect(Object.values(await rowsOf(person)).filter((rows) => rows === 0)).toEqual([]);
	});

	it('is deleted with the account if nothing was declared', async () => {
		const person = await withEverything(false);
		const erase = { password: person.password, understood: true, eraseNow: true };
		expect((await person.browser.post('/api/account/deletion', erase)).status).toBe(200);
		expect(Object.values(await rowsOf(person)).filter((rows) => rows > 0)).toEqual([]);
	});

	it('stays if it was declared, without what HMRC calculated on the way', async () => {
		const person = await withEverything(true);
		const erase = { password: person.password, understood: true, eraseNow: true };
		expect((await person.browser.post('/api/account/deletion', erase)).status).toBe(200);
		const rows = await rowsOf(person);
		expect(Object.keys(rows).filter((name) => rows[name] === 0)).toEqual(['mtd_calculations']);
	});
});

/** A table joined to its person, directly or through the tables between. */
function chainTo(name: string): string {
	const steps: Record<string, string> = {
		mtd_quarter_documents:
			'mtd_quarter_documents join mtd_quarters on mtd_quarters.id = quarter_id join users on users.id = mtd_quarters.user_id',
		mtd_links:
			'mtd_links join mtd_businesses on mtd_businesses.id = business_id join users on users.id = mtd_businesses.user_id',
		mtd_declarations:
			'mtd_declarations join submissions on submissions.id = submission_id join users on users.id = submissions.user_id',
	};
	return steps[name] ?? `${name} join users on users.id = ${name}.user_id`;
}
