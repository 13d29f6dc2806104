/**
 * Gives every person a new data key, seals everything of theirs again with it, and destroys the old one, while servers
 * go on reading and writing. Each step is kept: a second run carries on after an interruption.
 *
 * No server may seal with a key that another does not know, or that is gone. So a new key is announced first and seals
 * only once every cipher loaded before has run out; the old one goes only when nothing sealed with it is left, nothing
 * on its way to the database can still be, and nobody still has in hand what they read before.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RootKey } from '../../platform/crypto/root-key.ts';
import { KEY_TIMES, type KeyTimes, makeDataKey } from '../../platform/crypto/vault.ts';
import type { Services } from '../../platform/services.ts';
import {
	announceVersions,
	awaitWriters,
	destroyVersionsBefore,
	listRotating,
	msUntilSealing,
	numberOfRotation,
} from './data-key-repository.ts';
import { hasOldFiles, isAnyOld, type Person, resealPerson } from './reseal.ts';
import { listSealedColumns, type SealedColumn } from './sealed-column-repository.ts';

/** How far a run is. */
export type Progress =
	| { readonly step: 'announced'; readonly people: number; readonly waitMs: number }
	| { readonly step: 'resealed'; readonly people: number; readonly of: number }
	| { readonly step: 'destroyed'; readonly people: number };

/** What a run came to. */
export interface Rotated {
	/** Whose old key is destroyed. */
	readonly people: number;
	/** How many values and files were sealed again. */
	readonly resealed: number;
	/** Of those who keep their old key: what does not open, or is not on this machine. */
	readonly left: readonly string[];
}

interface Options {
	/** Whether no other process can be using the database: then nobody has to be waited for. */
	readonly alone: boolean;
	readonly times?: Pick<KeyTimes, 'announced' | 'opening'>;
	/** Called after each step, and after each person. */
	readonly onProgress?: (progress: Progress) => void;
}

const BATCH = 1000;
const PAUSE_MS = 200;
const NO_WAITING = { announced: 0, opening: 0 };

/** Changes everybody's key, or finishes a change that was interrupted. */
export async function rotateDataKeys(services: Services, root: RootKey, options: Options): Promise<Rotated> {
	const { alone, times = KEY_TIMES, onProgress = () => undefined } = options;
	const { announced, opening } = alone ? NO_WAITING : times;
	await announce(services, root, announced, onProgress);
	await awaitWriters(services.database, pause);
	const columns = await listSealedColumns(services.database);
	const left: string[] = [];
	const [resealed, destroyed] = [{ count: 0 }, { count: 0 }];
	let waiting = await listRotating(services.database);
	while (waiting.length > 0) {
		const clean: Person[] = [];
		for (const [done, person] of waiting.entries()) {
			const result = await resealPerson(services, root, columns, person);
			resealed.count += result.changed;
			left.push(...result.left);
			if (result.left.length === 0) clean.push(person);
			onProgress({ step: 'resealed', people: done + 1, of: waiting.length });
		}
		await sleep(clean.length > 0 ? opening : 0);
		await awaitWriters(services.database, pause);
		waiting = [];
		for (const person of clean) {
			if (await destroyOld(services, columns, person)) destroyed.count += 1;
			else waiting.push(person);
			onProgress({ step: 'destroyed', people: destroyed.count });
		}
	}
	return { people: destroyed.count, resealed: resealed.count, left };
}

/** Gives everyone a new key, and resolves once it seals at every server. */
async function announce(
	{ database, clock }: Services,
	root: RootKey,
	announcedMs: number,
	onProgress: (progress: Progress) => void,
): Promise<void> {
	const number = await numberOfRotation(database);
	const announceSome = () =>
		database.transaction((tx) =>
			announceVersions(tx, { number, most: BATCH, announcedMs }, (userId, version) => ({
				...makeDataKey(root, userId, version),
				...{ rotation: number, createdAt: clock.now() },
			})),
		);
	let people = 0;
	for (let some = await announceSome(); some > 0; some = await announceSome()) people += some;
	const waitMs = () => msUntilSealing(database, number);
	onProgress({ step: 'announced', people, waitMs: await waitMs() });
	for (let ms = await waitMs(); ms > 0; ms = await waitMs()) await sleep(ms);
}

/** Destroys a person's old keys if nothing sealed with one is left, looking at all of it as of one moment. */
async function destroyOld(
	services: Services,
	columns: readonly SealedColumn[],
	person: Person,
): Promise<boolean> {
	if (await hasOldFiles(services, person)) return false;
	return services.database.transaction(
		async (tx) => {
			for (const column of columns) if (await isAnyOld(tx, column, person)) return false;
			await destroyVersionsBefore(tx, person.userId, person.version);
			return true;
		},
		{ isolationLevel: 'repeatable read' },
	);
}

const pause = () => sleep(PAUSE_MS);
