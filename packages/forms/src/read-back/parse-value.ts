/** From the text of a box to a value of facts. */
import { parsePounds, toPounds } from '@halfpenny/facts';
import type { Row } from '../tables/row.ts';
import type { FactJson } from './fact-json.ts';

/** Whole pence of a text in pounds; undefined when it is no amount. */
export function penceOf(text: string): number | undefined {
	const result = parsePounds(text, true);
	return result.ok ? result.value : undefined;
}

/** The value that facts have for the text of a box, or undefined when the box cannot say this. */
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

/** First names and last name of a name in one line: the last word is the last name. */
export function splitName(text: string): readonly [first: string | undefined, last: string] {
	const words = text.split(/\s+/);
	const last = words.pop() ?? text;
	return [words.length > 0 ? words.join(' ') : undefined, last];
}
