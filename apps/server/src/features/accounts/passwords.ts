/** Passwords: hashed with argon2id, checked with the same work whether or not there is such a person. */
import { hash, verify } from '@node-rs/argon2';

/** 19 MiB and two passes, as OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What a password is checked against if there is no such person. */
const nobody = hash('nobody has this password', COST);

/** The hash of a password, salted. */
export function hashPassword(password: string): Promise<string> {
	return hash(password, COST);
}

/** Whether a password matches the hash. Without a hash it does the same work and returns false. */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
	const matches = await verify(passwordHash ?? (await nobody), password);
	return matches && passwordHash !== undefined;
}

/** A new hash for a correct password whose stored hash was made at a lower cost; undefined otherwise. */
export async function renewedHash(password: string, passwordHash: string): Promise<string | undefined> {
	const { memoryCost, timeCost, parallelism } = COST;
	const today = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
	return passwordHash.startsWith(today) ? undefined : hashPassword(password);
}
