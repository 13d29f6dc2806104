/**
 * What is created once per database handle. A statement that ends with `.prepare(name)` is then built once, and
 * PostgreSQL plans it once per connection; no two share a name.
 */
import type { Queries } from './database.ts';

/** Returns what belongs to a handle: created on first use, discarded with the handle. */
export function onceFor<Thing>(make: (queries: Queries) => Thing): (queries: Queries) => Thing {
	const made = new WeakMap<Queries, Thing>();
	return (queries) => {
		const known = made.get(queries);
		if (known !== undefined) return known;
		const thing = make(queries);
		made.set(queries, thing);
		return thing;
	};
}
