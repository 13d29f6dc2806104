/** Reads a leaf by its path: `person.dateOfBirth`. */

/** What a leaf of facts may be. */
export type FactValue = number | string | boolean;

const cache = new Map<string, readonly string[]>();

/** The fact at a path below `from`, or undefined when it was not answered. */
export function readFact(from: unknown, path: string): FactValue | undefined {
	const value = readFigure(from, path);
	return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean'
		? value
		: undefined;
}

/** Whatever stands at a path below `from`. */
export function readFigure(from: unknown, path: string): unknown {
	let value = from;
	for (const key of keysOf(path)) {
		if (typeof value !== 'object' || value === null) return undefined;
		value = Reflect.get(value, key);
	}
	return value;
}

function keysOf(path: string): readonly string[] {
	const known = cache.get(path);
	if (known) return known;
	const keys = path.split('.');
	cache.set(path, keys);
	return keys;
}

/** Whether an amount stands anywhere in some facts. */
export function hasAmount(facts: unknown): boolean {
	if (typeof facts === 'number') return true;
	return typeof facts === 'object' && facts !== null && Object.values(facts).some(hasAmount);
}
