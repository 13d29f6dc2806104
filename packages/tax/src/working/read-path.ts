/** Reads a fact by the keys of its path. */

/** A field of anything; undefined where it has none. */
export function read(from: unknown, key: string): unknown {
	return isRecord(from) ? from[key] : undefined;
}

/** Whether a fact is answered. */
export function isAnswered(from: unknown, keys: readonly string[]): boolean {
	let value = from;
	for (const key of keys) {
		value = read(value, key);
		if (value === undefined) return false;
	}
	return true;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null;
}
