/** Owners of things that never change hands. */
import { createRecent } from '../recent.ts';
import type { FindOwner } from './access.ts';

/** Many times what is in use at the same time. */
const KEPT = 10_000;

/**
 * The owner of the path's `:id`. It never changes, so a caller found to own it is not looked up again; if it is gone
 * meanwhile, the call itself finds nothing. Anyone else is looked up every time.
 */
export function rememberOwners(find: (id: string) => Promise<string | undefined>): FindOwner {
	const known = createRecent<string>(KEPT);
	return async ({ id }, userId) => {
		if (id === undefined) return undefined;
		if (known.get(id) === userId) return userId;
		const owner = await find(id);
		if (owner !== undefined) known.set(id, owner);
		return owner;
	};
}
