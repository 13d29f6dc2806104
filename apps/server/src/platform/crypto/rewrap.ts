/** Wraps every key with the present root key, so that the one before is needed no more. */
import type { Database } from '../../database/database.ts';
import { countWrappedElsewhere, rewrapDataKeys, rewrapServiceKeys } from './key-repository.ts';
import type { RootKey } from './root-key.ts';
import { servicePlace } from './service-keys.ts';
import { keyPlace } from './vault.ts';

/** So many keys change in a transaction: a server that wants one of them waits for a moment only. */
const BATCH = 100;

/**
 * Wraps every key of people and of the service with `root`, and returns how many it changed. What was changed stays
 * so whatever happens, so that a second run goes on where one was ended. Throws `TamperedError` for a key that
 * neither of the root keys opens. `onBatch` is told after each transaction.
 */
export async function rewrapKeys(
	database: Database,
	root: RootKey,
	{
		batch = BATCH,
		onBatch = () => undefined,
	}: { readonly batch?: number; readonly onBatch?: () => void } = {},
): Promise<number> {
	const again = (wrapped: string, place: string) => root.wrap(root.unwrap(wrapped, place), place);
	let changed = await database.transaction((tx) =>
		rewrapServiceKeys(tx, root.id, ({ name, wrapped }) => again(wrapped, servicePlace(name))),
	);
	onBatch();
	for (;;) {
		const some = await database.transaction((tx) =>
			rewrapDataKeys(tx, { rootKeyId: root.id, most: batch }, ({ userId, version, wrapped }) =>
				again(wrapped, keyPlace(userId, version)),
			),
		);
		if (some === 0) return changed;
		changed += some;
		onBatch();
	}
}

/** Whether some key is wrapped by a root key other than this one. */
export async function isRotating(database: Database, root: RootKey): Promise<boolean> {
	return (await countWrappedElsewhere(database, root.id)) > 0;
}
