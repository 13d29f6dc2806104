/** Converts the text of a box to a fact's value. */
import { parsePounds, toPounds } from '@halfpenny/facts';
import type { Row } from '../tables/row.ts';
import type { FactJson } from './fact-json.ts';

/** Pounds as text in whole pence; undefined when it is not an amount. */
export function penceOf(text: string): number | undefined {
	const result = parsePounds(text, true);
	return result.ok ? result.value : undefined;
}

/** The fact's value for a box's text, or undefined when the box cannot hold that text. */
export function parseValue({ type }: Row, text: string): FactJson | undefined {
	if (type.startsWith('money')) {
		const result = parsePounds(text, true);
		return result.ok ? toPounds(result.value) : undefined;
	}
	if (type === 'tick') return text === 'yes' ? true : undefined;
	if (type === 'yesNo') return text === 'yes' ? true : text === 'no' ? false : undefined;
	if (type === 'count') return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
	return text;
}

/** First names and last name from one line: the last word is the last name. */
export function splitName(text: string): readonly [first: string | undefined, last: string] {
	const words = text.split(/\s+/);
	const last = words.pop() ?? text;
	return [words.length > 0 ? words.join(' ') : undefined, last];
}
