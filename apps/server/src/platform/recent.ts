/** The most recently used values, up to a limit. */

/** Caches values by name; beyond `most` the least recently used is dropped. */
export function createRecent<Value>(most: number) {
	const kept = new Map<string, Value>();
	return {
		get: (name: string): Value | undefined => {
			const value = kept.get(name);
			if (value === undefined) return undefined;
			kept.delete(name);
			kept.set(name, value);
			return value;
		},
		set: (name: string, value: Value): void => {
			kept.delete(name);
			kept.set(name, value);
			if (kept.size > most) kept.delete(kept.keys().next().value ?? '');
		},
	};
}
