/** An amount as a person reads it. Apart from answers, so that who shows amounts alone loads no words of questions. */
import { formatPounds, parsePounds } from '@halfpenny/facts';

/** A decimal amount in pounds as a person reads it; text that is no amount comes back as it is. */
export function presentAmount(amount: string): string {
	const result = parsePounds(amount, true);
	return result.ok ? formatPounds(result.value) : amount;
}
