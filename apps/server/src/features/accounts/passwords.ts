/**
 * Passwords: hashed with argon2id and a key of the service, so that a copy of the database alone is no help to a guesser;
 * checked with the same work whether or not there is such a person.
 */
import { hash, verify } from '@node-rs/argon2';
import type { Services } from '../../platform/services.ts';

type Keyed = Pick<Services, 'passwordKey'>;

/** 19 MiB and two passes, as OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes made with the key begin with this; earlier ones do not. */
const WITH_KEY = 'k1';

/** What a password is checked against if there is no such person. */
const nobody = hash('nobody has this password', COST);

/** The hash of a password, salted and keyed. */
export async function hashPassword({ passwordKey: secret }: Keyed, password: string): Promise<string> {
	return WITH_KEY + (await hash(password, { ...COST, secret }));
}

/** Whether a password matches the hash. Without a hash it does the same work and returns false. */
export async function passwordMatches(
	{ passwordKey: secret }: Keyed,
	password: string,
	passwordHash: string | undefined,
): Promise<boolean> {
	if (passwordHash === undefined) {
		await verify(await nobody, password);
		return false;
	}
	return passwordHash.startsWith(WITH_KEY)
		? verify(passwordHash.slice(WITH_KEY.length), password, { secret })
		: verify(passwordHash, password);
}

/** A new hash for a correct password whose stored hash has a lower cost, or no key; undefined otherwise. */
export async function renewedHash(
	services: Keyed,
	password: string,
	passwordHash: string,
): Promise<string | undefined> {
	const { memoryCost, timeCost, parallelism } = COST;
	const today = `${WITH_KEY}$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
	return passwordHash.startsWith(today) ? undefined : hashPassword(services, password);
}
