/** A person's share of amounts that belong to several people. */
import { type Pence, pence } from './money.ts';
import type { Share } from './partnership-return/share-text.ts';

/** So many parts of an amount, down to a penny: a share of income. */
export function shareDown(amount: Pence, { parts, whole }: Share): Pence {
	return pence(Number((BigInt(amount) * BigInt(parts)) / BigInt(whole)));
}

/** So many parts of an amount, up to a penny: a share of expenses. */
export function shareUp(amount: Pence, { parts, whole }: Share): Pence {
	const over = BigInt(whole) - 1n;
	return pence(Number((BigInt(amount) * BigInt(parts) + over) / BigInt(whole)));
}
