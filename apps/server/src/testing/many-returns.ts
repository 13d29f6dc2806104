/** Fills a PostgreSQL with made-up returns by SQL alone: rows of every table that grows with returns, sealed with nothing. */
import type { Client } from 'pg';

/** How many rows of a table there are for one return, and what is in row `i`. */
interface Rows {
	readonly perReturn: number;
	readonly columns: Readonly<Record<string, string>>;
}

const RETURNS_EACH = 2;
const SEALED = 'repeat(md5(i::text), 10)';
const AT = "timestamptz '2025-01-01' - (i % 5000) * interval '1 hour'";

/** The id of a thing by its number. */
const idOf = (kind: string, number: string): string => `md5('${kind}' || (${number}))::uuid`;
/** The number of the thing that row `i` belongs to, where each has so many rows. */
const parent = (rowsEach: number): string => `(i - 1) / ${rowsEach} + 1`;
const ofPerson = (rowsEach: number) => ({ user_id: idOf('person', parent(rowsEach)) });
const ofReturn = (rowsEach = 1) => ({
	tax_return_id: idOf('return', parent(rowsEach)),
	...ofPerson(rowsEach * RETURNS_EACH),
});
const own = (kind: string) => ({ id: idOf(kind, 'i') });
const created = { created_at: AT };
const sealed = { sealed: SEALED };
const environment = { environment: "'local'" };
const quarterly = { tax_year: "'2025-26'" };
const entry = {
	...{ ...own('entry'), ...ofReturn(4), section: "'employment'" },
	...{ position: 'i % 4', ...sealed, ...created, updated_at: AT },
};

const tables: Readonly<Record<string, Rows>> = {
	users: {
		perReturn: 1 / RETURNS_EACH,
		columns: {
			...{ ...own('person'), username_index: "'name' || i", email_index: "'email' || i" },
			...{ nino_index: "'nino' || i", utr_index: "'utr' || i", password_hash: "''" },
			...{ sealed_profile: SEALED, ...created },
		},
	},
	data_keys: {
		perReturn: 1 / RETURNS_EACH,
		columns: { ...ofPerson(1), version: '1', root_key_id: "'old'", wrapped: "'none'", ...created },
	},
	sessions: {
		perReturn: 1,
		columns: { ...ofPerson(RETURNS_EACH), token_hash: "'session' || i", ...created, expires_at: AT },
	},
	passkeys: {
		perReturn: 0.1,
		columns: {
			...{ ...own('passkey'), ...ofPerson(1), credential_id: "'passkey' || i", public_key: "''" },
			...{ counter: '0', transports: "'{}'", sealed_name: "''", ...created },
		},
	},
	tax_returns: {
		perReturn: 1,
		columns: {
			...{ ...own('return'), ...ofPerson(RETURNS_EACH), tax_year: `(2020 + i % ${RETURNS_EACH})::text` },
			...{ jurisdiction: "'uk'", return_type: "'individual'", status: "'accepted'", ...created },
			...{ submission_id: idOf('submission', 'i'), submission_status: "'accepted'", submission_date: AT },
		},
	},
	entries: { perReturn: 4, columns: entry },
	filed_entries: { perReturn: 0.4, columns: entry },
	calculations: {
		perReturn: 1,
		columns: {
			...{ tax_return_id: idOf('return', 'i'), facts_version: '1', profile_version: '1' },
			...{ rules_version: "'1'", ...sealed, calculated_at: AT },
		},
	},
	submissions: {
		perReturn: 1,
		columns: {
			...{ ...own('submission'), ...ofReturn(), channel: "'transaction-engine'", attempt_number: '1' },
			...{ state: "'accepted'", ...environment, utr_index: `'utr' || (${parent(RETURNS_EACH)})` },
			...{ snapshot_hash: 'md5(i::text)', sealed_snapshot: SEALED, ...created, responded_at: AT },
		},
	},
	transaction_engine_messages: {
		perReturn: 1,
		columns: {
			...{ submission_id: idOf('submission', 'i'), transaction_id: "'ours' || i", irmark: "'mark'" },
			sealed_message: SEALED,
		},
	},
	submission_events: {
		perReturn: 4,
		columns: {
			...{ submission_id: idOf('submission', parent(4)), sequence: '(i - 1) % 4 + 1' },
			...{ kind: "'declared'", state: "'frozen'", at: AT },
		},
	},
	shown_snapshots: {
		perReturn: 1,
		columns: { ...ofReturn(), hash: 'md5(i::text)', ...sealed, shown_at: AT },
	},
	uploaded_documents: {
		perReturn: 1,
		columns: {
			...{ ...own('document'), ...ofReturn(), file_type: "'application/pdf'", document_type: "'p60'" },
			...{ status: "'read'", digest: 'md5(i::text)', size_bytes: '1', ...sealed, ...created },
		},
	},
	proposals: {
		perReturn: 1,
		columns: {
			...{ ...own('proposal'), ...ofReturn(), document_id: idOf('document', 'i'), origin: "'document'" },
			...{ status: "'approved'", ...sealed, ...created, decided_at: AT },
		},
	},
	proposed_entries: {
		perReturn: 1,
		columns: {
			...{ key_index: "'key' || i", tax_return_id: idOf('return', 'i') },
			entry_id: idOf('entry', 'i * 4'),
		},
	},
	declined_suggestions: {
		perReturn: 1,
		columns: {
			...{ tax_return_id: idOf('return', 'i'), rule: "'mileage'", entry: "''" },
			...{ reason: "'notMine'", declined_at: AT },
		},
	},
	conversations: {
		perReturn: 0.5,
		columns: {
			...{ ...own('conversation'), ...ofReturn(), tax_year: `(2020 + i % ${RETURNS_EACH})::text` },
			...{ return_type: "'individual'", ...created },
		},
	},
	chat_messages: {
		perReturn: 2,
		columns: {
			...{ ...own('message'), conversation_id: idOf('conversation', parent(4)), role: "'user'" },
			...{ sent_as: idOf('sent', 'i'), ...sealed, ...created },
		},
	},
	agent_consents: {
		perReturn: 1 / RETURNS_EACH,
		columns: { ...own('consent'), ...ofPerson(1), agent_name: "''", words: "''", asked_at: AT, given_at: AT },
	},
	utr_bindings: {
		perReturn: 1 / RETURNS_EACH,
		columns: {
			...{ ...own('binding'), ...environment, utr_index: "'utr' || i", ...ofPerson(1) },
			...{ sealed_utr: "''", bound_at: AT },
		},
	},
	nino_bindings: {
		perReturn: 1 / RETURNS_EACH,
		columns: {
			...{ ...own('nino'), ...environment, nino_index: "'nino' || i", ...ofPerson(1) },
			...{ sealed_nino: "''", bound_at: AT },
		},
	},
	binding_requests: {
		perReturn: 0.2,
		columns: {
			...{ ...own('request'), ...environment, utr_index: "'utr' || i", ...ofPerson(1), sealed_utr: "''" },
			...{ reason: "'firstFiling'", asked_at: AT, decision: "'approved'", decided_at: AT },
		},
	},
	hmrc_connections: {
		perReturn: 0.4,
		columns: {
			...{ ...ofPerson(1), ...environment, sealed_tokens: SEALED, token_version: '1' },
			...{ access_until: AT, granted_at: AT, granted_until: AT },
		},
	},
	hmrc_authorisations: {
		perReturn: 0.4,
		columns: {
			...{ state_hash: "'state' || i", ...ofPerson(1), session_hash: "''", ...environment },
			...{ sealed_verifier: "''", redirect_uri: "''", asked_at: AT, outcome: "'connected'" },
		},
	},
	mtd_businesses: {
		perReturn: 0.2,
		columns: {
			...{ ...own('business'), ...ofPerson(1), ...environment, business_index: "'business' || i" },
			...{ kept_by: "'hmrc'", ...sealed, ...created },
		},
	},
	mtd_quarters: {
		perReturn: 0.8,
		columns: {
			...{ ...own('quarter'), ...ofPerson(4), business_id: idOf('business', parent(4)), ...quarterly },
			...{ quarter: "'Q' || ((i - 1) % 4 + 1)", ...sealed, ...created, updated_at: AT },
		},
	},
	mtd_updates: {
		perReturn: 0.8,
		columns: {
			...{ ...own('update'), ...ofPerson(4), business_id: idOf('business', parent(4)), ...quarterly },
			...{ quarter_id: idOf('quarter', 'i'), sequence: '(i - 1) % 4 + 1', state: "'accepted'" },
			...{ ...sealed, ...created },
		},
	},
	mtd_quarter_documents: {
		perReturn: 0.8,
		columns: { quarter_id: idOf('quarter', 'i'), document_id: idOf('document', 'i'), linked_at: AT },
	},
	mtd_calculations: {
		perReturn: 0.4,
		columns: {
			...{ calculation_id: "'calculation' || i", ...ofPerson(2), ...environment, ...quarterly },
			...{ type: "'in-year'", triggered_at: AT },
		},
	},
	partner_codes: {
		perReturn: 0.2,
		columns: {
			...{
				...own('code'),
				...ofReturn(),
				partner_entry_id: idOf('entry', 'i * 4'),
				code_index: "'code' || i",
			},
			...{ ...sealed, ...created, expires_at: AT },
		},
	},
	jobs: {
		perReturn: 0.1,
		columns: {
			...{ ...own('job'), kind: "'submission'", lane: "'filing'", ...ofPerson(1), payload: "'{}'" },
			...{ state: "'waiting'", run_at: "timestamptz '2090-01-01'", dedupe_key: "'job' || i", ...created },
		},
	},
	lane_spending: {
		perReturn: 1 / RETURNS_EACH,
		columns: { lane: "'reading'", ...ofPerson(1), spent_ms: '1', at: AT },
	},
	audit_events: {
		perReturn: 5,
		columns: {
			...{ ...own('event'), at: AT, ...ofPerson(5 * RETURNS_EACH), action: "'session.started'" },
			...{ subject: `'taxReturn:' || ${idOf('return', parent(5))}`, detail: "'{}'" },
		},
	},
};

/** The tables that grow with returns. */
export const growingTables: ReadonlySet<string> = new Set(Object.keys(tables));

/**
 * Writes the rows of so many returns and lets PostgreSQL look at them. Foreign keys are not checked meanwhile, which
 * needs a superuser.
 */
export async function makeManyReturns(client: Client, returns: number): Promise<void> {
	await client.query('set session_replication_role = replica');
	for (const [table, { perReturn, columns }] of Object.entries(tables))
		await client.query(
			`insert into ${table} (${Object.keys(columns).join(', ')})
			select ${Object.values(columns).join(', ')} from generate_series(1, ${Math.round(perReturn * returns)}) i`, // not money
		);
	await client.query('set session_replication_role = origin');
	await client.query('analyze');
}
