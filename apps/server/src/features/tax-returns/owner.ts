/** Whose return it is, for the routes that name one. */
import { onceFor } from '../../database/once-for.ts';
import type { FindOwner } from '../../platform/http/access.ts';
import { rememberOwners } from '../../platform/http/known-owners.ts';
import type { Services } from '../../platform/services.ts';
import { findReturnOwner } from './repository.ts';

const owners = onceFor((queries) => rememberOwners((id) => findReturnOwner(queries, id)));

/** Whose return the path's `:id` names. */
export function returnOwner({ database }: Services): FindOwner {
	return owners(database);
}
