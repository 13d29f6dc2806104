/** What the stand-in has received: kept in memory and, where there is a folder, in a file to which it only appends. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReturnProblem } from '../rules/problem.ts';
import type { Leaf } from '../structure/read-boxes.ts';

/** What became of a submission. `refused` are those that were never acknowledged. */
export type Outcome =
	| { readonly kind: 'accepted' }
	| { readonly kind: 'rejected'; readonly problems: readonly ReturnProblem[] }
	| { readonly kind: 'refused'; readonly code: string };

/** One submission as the ledger shows it. */
export type LedgerEntry = {
	readonly transactionId: string;
	/** Empty for a refused submission. */
	readonly correlationId: string;
	readonly uniqueTaxpayerReference: string;
	/** The tax year of the document, or null when it has none that is known. */
	readonly taxYear: string | null;
	readonly messageClass: string;
	/** The mark in Base64, or null when the document had none that fits. */
	readonly irmark: string | null;
	/** The same mark as a person is shown it. */
	readonly irmarkBase32: string | null;
	readonly outcome: Outcome;
	/** ISO 8601. */
	readonly receivedAt: string;
	readonly answeredAt: string | null;
	readonly deletedAt: string | null;
	readonly leaves: readonly Leaf[];
	/** The message as received, without the password. */
	readonly xml: string;
};

type Event =
	| { readonly event: 'received'; readonly entry: LedgerEntry }
	| { readonly event: 'answered' | 'deleted'; readonly correlationId: string; readonly at: string };

/** The ledger. Entries are never removed from it; deleting at HMRC only sets `deletedAt`. */
export type Ledger = {
	entries(): readonly LedgerEntry[];
	find(correlationId: string): LedgerEntry | undefined;
	received(entry: LedgerEntry): void;
	answered(correlationId: string, at: string): void;
	deleted(correlationId: string, at: string): void;
};

/** Opens the ledger of a folder, with what it held when the process last ended; without a folder it is memory only. */
export function openLedger(folder: string | undefined): Ledger {
	const file = folder === undefined ? undefined : join(folder, 'ledger.jsonl');
	if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 });
	let entries: readonly LedgerEntry[] = file === undefined ? [] : readEvents(file).reduce(applied, []);
	const record = (event: Event) => {
		if (file !== undefined) appendFileSync(file, `${JSON.stringify(event)}\n`, { mode: 0o600 });
		entries = applied(entries, event);
	};
	return {
		entries: () => entries,
		find: (correlationId) =>
			correlationId === '' ? undefined : entries.find((entry) => entry.correlationId === correlationId),
		received: (entry) => record({ event: 'received', entry }),
		answered: (correlationId, at) => record({ event: 'answered', correlationId, at }),
		deleted: (correlationId, at) => record({ event: 'deleted', correlationId, at }),
	};
}

function applied(entries: readonly LedgerEntry[], event: Event): readonly LedgerEntry[] {
	if (event.event === 'received') return [...entries, event.entry];
	const change = event.event === 'answered' ? { answeredAt: event.at } : { deletedAt: event.at };
	return entries.map((entry) =>
		entry.correlationId === event.correlationId ? { ...entry, ...change } : entry,
	);
}

/** The events of the file. A last line that was cut off by a crash is left out. */
function readEvents(file: string): readonly Event[] {
	if (!existsSync(file)) return [];
	const lines = readFileSync(file, 'utf8').split('\n');
	return lines.slice(0, -1).map((line): Event => JSON.parse(line));
}

/** A received message without the sender's credentials, however they were written. */
export function withoutPassword(xml: Uint8Array): string {
	const credentials = /<((?:[\w.-]+:)?IDAuthentication)(?:\s[^>]*)?>[\s\S]*?<\/\1\s*>/g;
	return new TextDecoder().decode(xml).replace(credentials, '');
}
