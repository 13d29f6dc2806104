/** Formats amounts and lists, and counts days. Amounts are decimal text in pounds, days are ISO dates. */
import { fromPounds, type Pence, parsePounds } from '@halfpenny/facts';
import { presentAmount } from '@halfpenny/questions';

const lists = new Intl.ListFormat('en-GB');

/** Returns an amount for reading: `£1,234.50`; `absent` if there is none. */
export function formatAmount(amount: string | null | undefined, absent = ''): string {
	return amount === null || amount === undefined ? absent : presentAmount(amount);
}

/** Returns a server amount in pence, or undefined if there is none. */
export function toPence(amount: string | null | undefined): Pence | undefined {
	const result = parsePounds(amount ?? '', true);
	return result.ok ? result.value : fromPounds(amount ?? '');
}

/** Returns items as people say them: `a, b and c`; '' for none. */
export function formatList(items: readonly string[]): string {
	return lists.format(items);
}

/** Returns the whole days from one ISO date to another; negative if it is earlier. */
export function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
