/** Wraps every key with the current root key, so that the previous one is no longer needed. */
import type { Database } from '../../database/database.ts';
import { countWrappedElsewhere, rewrapDataKeys, rewrapServiceKeys } from './key-repository.ts';
import type { RootKey } from './root-key.ts';
import { servicePlace } from './service-keys.ts';
import { keyPlace } from './vault.ts';

/** Keys changed per transaction: few enough that a server needing one of them waits only a moment. */
const BATCH = 100;

/**
 * Wraps every person's and service key with `root`, and returns how many it changed. Changes are kept
 * whatever happens, so that a second run carries on after an interruption. Throws `TamperedError` for a key that
 * neither root key opens. `onBatch` is called after each transaction.
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

/** Whether any key is wrapped by another root key. */
export async function isRotating(database: Database, root: RootKey): Promise<boolean> {
	return (await countWrappedElsewhere(database, root.id)) > 0;
}
