/** Whose a return is, for the routes that name one. */
import type { Services } from '../../platform/services.ts';
import { findReturnOwner } from './repository.ts';

/** Whose return the path's `:id` names. */
export function returnOwner({ database }: Services) {
	return async ({ id }: Readonly<Record<string, string>>): Promise<string | undefined> =>
		id === undefined ? undefined : findReturnOwner(database, id);
}
