/** What an account is found by. A username that looks like an email address is the account's own, and is found by that alone. */
import { normalised } from '../../platform/crypto/blind-index.ts';
import type { Vault } from '../../platform/crypto/vault.ts';

/** Whether a username is read as an email address, however its `@` is written. */
export function looksLikeEmail(username: string): boolean {
	return normalised(username).includes('@');
}

/** Whether two names are one to whoever looks them up. */
export function sameName(one: string, other: string): boolean {
	return normalised(one) === normalised(other);
}

/**
 * The key of a person's username, by which a name typed at sign-in finds them. A username that looks like an email
 * address has one that nobody can type: so an address that was given up signs nobody in, and is kept from nobody.
 */
export function usernameKey(vault: Pick<Vault, 'index'>, userId: string, username: string): string {
	return vault.index('username', looksLikeEmail(username) ? unfindable(userId) : username);
}

/** The keys by which a name that was typed is looked up: as an email address, and unless it looks like one as a username. */
export function keysOfName(vault: Pick<Vault, 'index'>, name: string) {
	return {
		emailIndex: vault.index('email', name),
		usernameIndex: vault.index('username', looksLikeEmail(name) ? unfindable('') : name),
	};
}

/** With an `@`, so that it is no username; bound to the person, so that each has another. */
function unfindable(userId: string): string {
	return `@ ${userId}`;
}
