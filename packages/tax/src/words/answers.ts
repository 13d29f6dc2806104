/** A person's answer in words: its path and, where the facts are at hand, its amount. */
import { type Facts, formatPounds, type Pence } from '@halfpenny/facts';
import { read } from '../working/read-path.ts';

/** Facts of an object or list that are named one by one. */
const MOST_NAMED = 6;

/** `£30,000.99 (your answer employments[0].pay)`. Numbers of facts are pence, but for those that count or are percentages. */
export function answerInWords(path: string, facts: Facts | undefined): string {
	const value =
		facts && path.split(/[.[\]]+/).reduce<unknown>((from, key) => (key ? read(from, key) : from), facts);
	const words = `your answer ${path}`;
	if (value === undefined) return words;
	if (typeof value !== 'object') return `${text(path, value)} (${words})`;
	const parts = leaves(value);
	if (parts.length === 0 || parts.length > MOST_NAMED) return words;
	return `${words}: ${parts.map(([name, one]) => `${name} ${text(name, one)}`).join(', ')}`;
}

/** The answers within an answer, each with its path from there. */
function leaves(value: unknown, path = ''): readonly (readonly [string, unknown])[] {
	if (typeof value !== 'object' || value === null) return [[path, value]];
	return Object.entries(value).flatMap(([key, one]) => leaves(one, path === '' ? key : `${path}.${key}`));
}

function text(path: string, value: unknown): string {
	if (typeof value !== 'number') return value === true ? 'yes' : value === false ? 'no' : String(value);
	if (/percent$/i.test(path)) return `${value}%`;
	return isCount(path) ? String(value) : formatPounds(value as Pence);
}

/** Facts that are numbers but no amounts. */
function isCount(path: string): boolean {
	return /(weeks|quantity|emissions|months|days|miles)$/i.test(path);
}
