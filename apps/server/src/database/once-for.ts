/** What is created once per database handle. */
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
