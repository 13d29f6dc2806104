/** Whose an entry is, for the routes that name one. */
import { onceFor } from '../../database/preparing.ts';
import type { FindOwner } from '../../platform/http/access.ts';
import { rememberOwners } from '../../platform/http/known-owners.ts';
import type { Services } from '../../platform/services.ts';
import { findEntryOwner } from './repository.ts';

const owners = onceFor((queries) => rememberOwners((id) => findEntryOwner(queries, id)));

/** Whose entry the path's `:id` names. */
export function entryOwner({ database }: Services): FindOwner {
	return owners(database);
}
