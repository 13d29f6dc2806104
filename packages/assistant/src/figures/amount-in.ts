/** The amount of money that a person wrote. */
import { type Pence, parsePounds, pence } from '@halfpenny/facts';

const AMOUNT = /£?\s?(\d[\d,]*(?:\.\d{1,2})?)\s?(k|thousand)?\b(?!\s*(?:%|per ?cent))/gi;

/** The only amount in a message, in pence; undefined where there is none, or more than one. A tax year is no amount. */
export function amountIn(message: string): Pence | undefined {
	const found = [...message.replace(/\b20\d\d-\d\d\b/g, ' ').matchAll(AMOUNT)];
	const [only, ...others] = found;
	if (!only || others.length > 0) return undefined;
	const [, digits = '', thousands] = only;
	const read = parsePounds(digits);
	if (!read.ok || read.value === 0) return undefined;
	return thousands ? pence(read.value * 1000) : read.value;
}
