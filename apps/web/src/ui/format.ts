/** How amounts and lists read, and what lies between days. Amounts arrive as decimal text in pounds, days as ISO dates. */
import { fromPounds, type Pence, parsePounds } from '@halfpenny/facts';
import { presentAmount } from '@halfpenny/questions';

const lists = new Intl.ListFormat('en-GB');

/** An amount for reading: `£1,234.50`; `absent` where there is none. */
export function formatAmount(amount: string | null | undefined, absent = ''): string {
	return amount === null || amount === undefined ? absent : presentAmount(amount);
}

/** An amount of the server's in pence, or undefined where there is none. */
export function toPence(amount: string | null | undefined): Pence | undefined {
	const result = parsePounds(amount ?? '', true);
	return result.ok ? result.value : fromPounds(amount ?? '');
}

/** Items as one would say them: `a, b and c`; nothing for none. */
export function formatList(items: readonly string[]): string {
	return lists.format(items);
}

/** Whole days from one ISO date to another; negative when it has passed. */
export function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
