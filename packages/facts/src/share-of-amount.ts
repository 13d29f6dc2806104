/** A person's share of amounts that belong to several people. */
import { type Pence, pence } from './money.ts';
import type { Share } from './partnership-return/share-text.ts';

/** A share of an amount, down to a penny: for income. */
export function shareDown(amount: Pence, { parts, whole }: Share): Pence {
	return pence(Number((BigInt(amount) * BigInt(parts)) / BigInt(whole)));
}

/** A share of an amount, up to a penny: for expenses. */
export function shareUp(amount: Pence, { parts, whole }: Share): Pence {
	const over = BigInt(whole) - 1n;
	return pence(Number((BigInt(amount) * BigInt(parts) + over) / BigInt(whole)));
}
