/** The names an account is found by. A username that looks like an email address works only if it is the account's own. */
import { normalised } from '../../platform/crypto/blind-index.ts';
import type { Vault } from '../../platform/crypto/vault.ts';

/** Whether a username counts as an email address, however its `@` is written. */
export function looksLikeEmail(username: string): boolean {
	return normalised(username).includes('@');
}

/** Whether two names find the same account. */
export function sameName(one: string, other: string): boolean {
	return normalised(one) === normalised(other);
}

/**
 * The key that finds a person by username. For a username that looks like an email address, nobody can type it: an
 * address its owner no longer uses signs nobody in, and is free for its next owner.
 */
export function usernameKey(vault: Pick<Vault, 'index'>, userId: string, username: string): string {
	return vault.index('username', looksLikeEmail(username) ? unfindable(userId) : username);
}

/** The keys to look a typed name up by: as an email address, and unless it looks like one, as a username. */
export function keysOfName(vault: Pick<Vault, 'index'>, name: string) {
	return {
		emailIndex: vault.index('email', name),
		usernameIndex: vault.index('username', looksLikeEmail(name) ? unfindable('') : name),
	};
}

/** Contains `@`, so it is never a username; bound to the person, so each is different. */
function unfindable(userId: string): string {
	return `@ ${userId}`;
}
