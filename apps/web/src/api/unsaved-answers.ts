/** Keeps on the server what is typed and not saved, so that it is there on any device. A failure only means less is kept. */
import type { BodyOf, Calls } from '@halfpenny/contract';
import { markSafe } from './drafts.ts';
import { defineOperation } from './operation.ts';

const read = defineOperation<'unsavedAnswers'>('GET', '/api/unsaved-answers');
const keep = defineOperation<'keepUnsavedAnswers'>('PUT', '/api/unsaved-answers');
const drop = defineOperation<'dropUnsavedAnswers'>('DELETE', '/api/unsaved-answers');

/** What was typed on a page. */
export type Unsaved = BodyOf<Calls['keepUnsavedAnswers']>;

/** Short enough that little is lost if the device dies, long enough not to send each key. */
const PAUSE_MS = 600;

/** What is still to be sent, by page. */
const due = new Map<string, { readonly timer: ReturnType<typeof setTimeout>; readonly unsaved: Unsaved }>();
/** What is being sent, by page: one after another, so that the latest wins. */
const underWay = new Map<string, Promise<void>>();

/** Returns what was typed on a page, here or elsewhere; undefined if nothing, or if it can't be read. */
export async function findUnsaved(page: string, signal: AbortSignal): Promise<Unsaved | undefined> {
	try {
		return (await read({ query: { page } }, signal)).unsaved ?? undefined;
	} catch {
		return undefined;
	}
}

/** Keeps it once nothing more is typed for a moment, or the page is left. */
export function keepSoon(unsaved: Unsaved): void {
	if (due.size === 0) addEventListener('visibilitychange', keepAllNow);
	cancel(unsaved.page);
	due.set(unsaved.page, { unsaved, timer: setTimeout(() => keepNow(unsaved.page), PAUSE_MS) });
}

/** Keeps now what is due of a page. */
export function keepNow(page: string): void {
	const unsaved = due.get(page)?.unsaved;
	cancel(page);
	if (unsaved) send(unsaved);
}

/** Sends no more of a page; resolves once nothing of it is under way, so that it can't arrive after the save. */
export async function stopKeeping(page: string): Promise<void> {
	cancel(page);
	await underWay.get(page);
}

/** Forgets what was kept of a page. */
export async function forgetUnsaved(page: string): Promise<void> {
	await stopKeeping(page);
	await drop({ query: { page } }, undefined, true).catch(() => undefined);
}

function send(unsaved: Unsaved): void {
	const { page } = unsaved;
	const sending = (underWay.get(page) ?? Promise.resolve())
		.then(() => keep({ body: unsaved }, undefined, true))
		.then(() => due.has(page) || markSafe(page))
		.catch(() => undefined)
		.then(() => {
			if (underWay.get(page) === sending) underWay.delete(page);
		});
	underWay.set(page, sending);
}

function cancel(page: string): void {
	clearTimeout(due.get(page)?.timer);
	due.delete(page);
}

/** The last moment at which a phone says that a page may be closed. */
function keepAllNow(): void {
	if (document.visibilityState !== 'hidden') return;
	for (const page of [...due.keys()]) keepNow(page);
}
