/** Keys of the service itself, created at first start and wrapped by the root key. */
import { randomBytes } from 'node:crypto';
import type { Queries } from '../../database/database.ts';
import { keepServiceKey } from './key-repository.ts';
import type { RootKey } from './root-key.ts';

/** The keys that belong to no person. */
export interface ServiceKeys {
	/** For blind indexes. */
	readonly index: Buffer;
	/** For the tokens of pages. */
	readonly csrf: Buffer;
	/** For hashes of passwords. */
	readonly passwords: Buffer;
	/** For data stored about administrators. */
	readonly administrators: Buffer;
}

/** The service's keys, or undefined when they were wrapped by another root key. */
export async function loadServiceKeys(database: Queries, root: RootKey): Promise<ServiceKeys | undefined> {
	const index = await load(database, root, 'index');
	const csrf = await load(database, root, 'csrf');
	const passwords = await load(database, root, 'passwords');
	const administrators = await load(database, root, 'administrators');
	return index && csrf && passwords && administrators
		? { index, csrf, passwords, administrators }
		: undefined;
}

async function load(database: Queries, root: RootKey, name: string): Promise<Buffer | undefined> {
	const wrapped = root.wrap(randomBytes(32), servicePlace(name));
	const kept = await keepServiceKey(database, { name, rootKeyId: root.id, wrapped });
	return root.ids.includes(kept.rootKeyId) ? root.unwrap(kept.wrapped, servicePlace(name)) : undefined;
}

/** What binds a service key's wrapping to its name. */
export function servicePlace(name: string): string {
	return `service ${name}`;
}
