/** Statements that are asked again and again: built once for each handle, and named, so that PostgreSQL plans them once a connection. */
import type { Queries } from './database.ts';

/** Gives the statement for a handle, built by the first who asks. `build` ends with `.prepare(name)`; no two share a name. */
export const preparing: <Statement>(
	build: (queries: Queries) => Statement,
) => (queries: Queries) => Statement = onceFor;

/** What belongs to a handle of the database: made by the first who asks for it, gone with the handle. */
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
