/** Passwords: hashed with argon2id, checked with the same work whether or not there is such a person. */
import { hash, verify } from '@node-rs/argon2';

/** 19 MiB and two passes, as OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What a password is checked against when there is no such person. */
const nobody = hash('nobody has this password', COST);

/** The hash of a password, salted. */
export function hashPassword(password: string): Promise<string> {
	return hash(password, COST);
}

/** Whether a password is the one of the hash. Without a hash the answer is no, after the same work. */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
	const matches = await verify(passwordHash ?? (await nobody), password);
	return matches && passwordHash !== undefined;
}
