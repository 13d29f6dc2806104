/**
 * What is made once for each handle of the database. A statement that ends with `.prepare(name)` is then built once, and
 * PostgreSQL plans it once a connection; no two share a name.
 */
import type { Queries } from './database.ts';

/** Gives what belongs to a handle: made by the first who asks for it, gone with the handle. */
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
