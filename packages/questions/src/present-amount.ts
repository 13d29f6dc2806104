/** An amount as a person reads it. Apart from answers, so that who shows amounts alone loads no words of questions. */
import { formatPounds, fromPounds, parsePounds } from '@halfpenny/facts';

/** A decimal amount in pounds as a person reads it; text that is no amount comes back as it is. */
export function presentAmount(amount: string): string {
	const total = fromPounds(amount);
	if (total !== undefined) return formatPounds(total);
	const result = parsePounds(amount, true);
	return result.ok ? formatPounds(result.value) : amount;
}
