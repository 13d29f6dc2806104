/** What the stand-in has received: appended to files, with a small index in memory of what is open and what is filed. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { find, parseXml } from '@halfpenny/govtalk';
import { type AppendOnlyFile, appendOnlyMemory, openAppendOnlyFile } from '../../storage/append-only-file.ts';
import { messageLimits } from '../read-envelope.ts';
import { leavesOf } from '../structure/read-boxes.ts';
import type { Later, LedgerEntry, LedgerEvent, Received } from './entry.ts';
import { createFiledReturns, type FiledReturns } from './filed-returns.ts';

/** A submission that is held: acknowledged and not deleted. */
export type Held = Received & { readonly answered: boolean };

/** Which entries to return; everything when empty. */
export type Wanted = { readonly uniqueTaxpayerReference?: string; readonly transactionId?: string };

/** The ledger. Entries are never removed; deleting at HMRC only sets `deletedAt`. */
export type Ledger = {
	/** Records a submission with its message, without the credentials. */
	received(entry: Received, xml: Uint8Array): void;
	answered(correlationId: string, at: string): void;
	deleted(correlationId: string, at: string): void;
	held(correlationId: string): Held | undefined;
	/** All held submissions of a class, oldest first. */
	listed(messageClass: string): readonly Held[];
	readonly returns: FiledReturns;
	/** Every submission in order, read from the files as it goes. */
	entries(wanted?: Wanted): Generator<LedgerEntry>;
	/** The same without the messages. */
	outlines(wanted?: Wanted): Generator<Received & Later>;
	close(): void;
};

/**
 * Opens the ledger of a folder, with what it held when the process last ended; without a folder it is in memory only.
 */
export function openLedger(folder: string | undefined): Ledger {
	if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 });
	const open = (name: string, inLines: boolean) =>
		folder === undefined ? appendOnlyMemory() : openAppendOnlyFile(join(folder, name), inLines);
	const files: Files = { events: open('submissions.jsonl', true), bodies: open('messages.xml', false) };
	const index: Index = { held: new Map(), returns: createFiledReturns() };
	for (const event of eventsOf(files.events)) apply(index, event);
	const record = (event: LedgerEvent) => {
		files.events.append(`${JSON.stringify(event)}\n`);
		apply(index, event);
	};
	return {
		received: (entry, xml) =>
			record({ event: 'received', entry, body: files.bodies.append(withoutPassword(xml)) }),
		answered: (correlationId, at) => record({ event: 'answered', correlationId, at }),
		deleted: (correlationId, at) => record({ event: 'deleted', correlationId, at }),
		held: (correlationId) => index.held.get(correlationId),
		listed: (messageClass) => [...index.held.values()].filter((one) => one.messageClass === messageClass),
		returns: index.returns,
		entries: (wanted) => wholeEntries(files, wanted),
		outlines: function* (wanted) {
			for (const { outline } of outlinesOf(files.events, wanted)) yield outline;
		},
		close: () => {
			files.events.close();
			files.bodies.close();
		},
	};
}

type Files = { readonly events: AppendOnlyFile; readonly bodies: AppendOnlyFile };
type Index = { readonly held: Map<string, Held>; readonly returns: FiledReturns };

function apply({ held, returns }: Index, event: LedgerEvent): void {
	if (event.event === 'received') {
		returns.add(event.entry);
		if (event.entry.correlationId !== '')
			held.set(event.entry.correlationId, { ...event.entry, answered: false });
		return;
	}
	const known = held.get(event.correlationId);
	if (event.event === 'deleted') held.delete(event.correlationId);
	else if (known) held.set(event.correlationId, { ...known, answered: true });
}

function* eventsOf(file: AppendOnlyFile): Generator<LedgerEvent> {
	for (const line of file.lines()) yield JSON.parse(line);
}

type Outlined = { readonly outline: Received & Later; readonly event: LedgerEvent & { event: 'received' } };

function* outlinesOf(file: AppendOnlyFile, wanted: Wanted = {}): Generator<Outlined> {
	const later = new Map<string, Later>();
	for (const event of eventsOf(file)) {
		if (event.event === 'received') continue;
		const known = later.get(event.correlationId) ?? { answeredAt: null, deletedAt: null };
		later.set(event.correlationId, { ...known, [`${event.event}At`]: event.at });
	}
	for (const event of eventsOf(file)) {
		if (event.event !== 'received' || !isWanted(event.entry, wanted)) continue;
		const { receivedAt, outcome, correlationId } = event.entry;
		const never = { answeredAt: outcome.kind === 'refused' ? receivedAt : null, deletedAt: null };
		yield { event, outline: { ...event.entry, ...(later.get(correlationId) ?? never) } };
	}
}

const isWanted = (entry: Received, wanted: Wanted): boolean =>
	(wanted.uniqueTaxpayerReference ?? entry.uniqueTaxpayerReference) === entry.uniqueTaxpayerReference &&
	(wanted.transactionId ?? entry.transactionId) === entry.transactionId;

function* wholeEntries({ events, bodies }: Files, wanted?: Wanted): Generator<LedgerEntry> {
	for (const { outline, event } of outlinesOf(events, wanted)) {
		const xml = bodies.read(event.body);
		const root = parseXml(xml, messageLimits);
		const document = root.ok ? find(root.value, 'Body')?.children[0] : undefined;
		yield { ...outline, leaves: document ? leavesOf(document) : [], xml };
	}
}

/** A received message without the sender's credentials, however they were written. */
function withoutPassword(xml: Uint8Array): string {
	const credentials = /<((?:[\w.-]+:)?IDAuthentication)(?:\s[^>]*)?>[\s\S]*?<\/\1\s*>/g;
	return new TextDecoder().decode(xml).replace(credentials, '');
}
