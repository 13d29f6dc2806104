/** Formats an amount for reading. Separate from answers, so that showing amounts alone doesn't load the questions' words. */
import { formatPounds, fromPounds, parsePounds } from '@halfpenny/facts';

/** Returns a decimal amount in pounds for reading; other text unchanged. */
export function presentAmount(amount: string): string {
	const total = fromPounds(amount);
	if (total !== undefined) return formatPounds(total);
	const result = parsePounds(amount, true);
	return result.ok ? formatPounds(result.value) : amount;
}
