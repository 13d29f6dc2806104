/**
 * What the APIs store: collections of values by key, written as lines to one file as they change, so that a `kill -9`
 * loses nothing. A last line cut off by a crash is removed; changes made together are one line.
 */
import { renameSync } from 'node:fs';
import { type AppendOnlyFile, appendOnlyMemory, openAppendOnlyFile } from './append-only-file.ts';

/** Values by key, oldest first. Values are plain JSON and are never changed in place. */
export type Collection<Value> = {
	get(key: string): Value | undefined;
	set(key: string, value: Value): void;
	delete(key: string): void;
	values(): IterableIterator<Value>;
	/** Each value with its key. */
	entries(): IterableIterator<[string, Value]>;
};

/** The collections of one stand-in. */
export type StateStore = {
	/** The collection with a name; the caller gives its type, since only that caller writes it. */
	collection<Value>(name: string): Collection<Value>;
	/** Writes all changes of `work` as one: all of them survive a crash, or none. Undoes them if it throws. */
	together<Result>(work: () => Result): Result;
	close(): void;
};

type Change = readonly [collection: string, key: string, value: unknown];
type Contents = Map<string, Map<string, unknown>>;

/** Opens or creates the store in a file; in memory only without a path. */
export function openStateStore(path: string | undefined): StateStore {
	const contents: Contents = new Map();
	const file = path === undefined ? appendOnlyMemory() : openCompacted(path, contents);
	let open: { readonly changes: Change[]; readonly undo: Change[] } | undefined;
	const change = (one: Change) => {
		if (!open) write(file, [one]);
		open?.changes.push(one);
		open?.undo.unshift([one[0], one[1], contents.get(one[0])?.get(one[1])]);
		apply(contents, one);
	};
	return {
		collection: (name) => collectionOf(contents, name, change),
		together: (work) => {
			if (open) return work();
			open = { changes: [], undo: [] };
			const { changes, undo } = open;
			try {
				const result = work();
				if (changes.length > 0) write(file, changes);
				return result;
			} catch (error) {
				for (const one of undo) apply(contents, one);
				throw error;
			} finally {
				open = undefined;
			}
		},
		close: () => file.close(),
	};
}

const write = (file: AppendOnlyFile, changes: readonly Change[]) =>
	file.append(`${JSON.stringify(changes.map(([name, key, value]) => [name, key, value ?? null]))}\n`);

function apply(contents: Contents, [name, key, value]: Change): void {
	const values = contents.get(name) ?? new Map<string, unknown>();
	contents.set(name, values);
	if (value === undefined || value === null) values.delete(key);
	else values.set(key, value);
}

function collectionOf<Value>(
	contents: Contents,
	name: string,
	change: (one: Change) => void,
): Collection<Value> {
	// Only this caller writes this collection, so what it finds there is what it stored.
	const values = () => (contents.get(name) ?? new Map()) as Map<string, Value>;
	return {
		get: (key) => values().get(key),
		set: (key, value) => change([name, key, value]),
		delete: (key) => change([name, key, null]),
		values: () => values().values(),
		entries: () => values().entries(),
	};
}

/** Reads the file, and rewrites it if most of its lines no longer count. */
function openCompacted(path: string, contents: Contents): AppendOnlyFile {
	const file = openAppendOnlyFile(path, true);
	let changes = 0;
	for (const line of file.lines()) {
		const read: readonly Change[] = JSON.parse(line);
		for (const one of read) apply(contents, one);
		changes += read.length;
	}
	const live = [...contents].flatMap(([name, values]) =>
		[...values].map(([key, value]): Change => [name, key, value]),
	);
	if (changes < 1000 || changes < live.length * 4) return file;
	file.close();
	return rewritten(path, live);
}

function rewritten(path: string, live: readonly Change[]): AppendOnlyFile {
	const beside = `${path}.new`;
	const file = openAppendOnlyFile(beside, true);
	file.clear();
	for (const one of live) write(file, [one]);
	renameSync(beside, path);
	return file;
}
