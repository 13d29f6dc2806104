/** A person's answer in words: its path and, if the facts are given, its value. */
import {
	downToPound,
	type Facts,
	factAt,
	formatDay,
	formatPounds,
	formatShare,
	type Pence,
	type Share,
	upToPound,
} from '@halfpenny/facts';
import type { Rounding } from '../working/arithmetic.ts';

/** The most parts of an answer to list one by one. */
const MOST_NAMED = 6;

/**
 * `£30,000.99 (your answer employments[0].pay)`. Numeric facts are pence, except counts and percentages; an amount
 * counted in whole pounds is shown in whole pounds.
 */
export function answerInWords(path: string, facts: Facts | undefined, rounding?: Rounding): string {
	const value = facts && factAt(facts, path);
	const words = `your answer ${path}`;
	if (value === undefined) return words;
	if (isPlain(value)) return plainAnswer(path, value, rounding);
	return Array.isArray(value) ? `${words}: ${listInWords(value)}` : withParts(words, value);
}

function plainAnswer(path: string, value: unknown, rounding: Rounding | undefined): string {
	const said = inWords(path, value);
	const counted = rounded(path, value, rounding);
	if (counted === said) return `${said} (your answer ${path})`;
	return `${counted} (your answer ${path} of ${said}, rounded ${rounding} to whole pounds)`;
}

function rounded(path: string, value: unknown, rounding: Rounding | undefined): string {
	const isAmount = typeof value === 'number' && !isNumber(path);
	if (!isAmount || rounding === undefined || rounding === 'exact') return inWords(path, value);
	return formatPounds(rounding === 'down' ? downToPound(value as Pence) : upToPound(value as Pence));
}

/**
 * `plan 4`, or each entry with its values: `1. kind listed shares, gain £20,000.00; 2. …`; only the number of entries
 * where there are too many.
 */
function listInWords(list: readonly unknown[]): string {
	if (list.every(isPlain)) return list.map((one) => inWords('', one)).join(', ');
	if (leaves(list).length > MOST_NAMED) return `${list.length} ${list.length === 1 ? 'entry' : 'entries'}`;
	const said = list.map((one) => partsInWords(leaves(one)));
	return list.length === 1 ? said.join('') : said.map((words, index) => `${index + 1}. ${words}`).join('; ');
}

function withParts(words: string, value: unknown): string {
	const parts = leaves(value);
	return parts.length === 0 || parts.length > MOST_NAMED ? words : `${words}: ${partsInWords(parts)}`;
}

type Leaf = readonly [name: string, value: unknown];

function partsInWords(parts: readonly Leaf[]): string {
	return parts.map(([name, one]) => `${spaced(name)} ${inWords(name, one)}`.trim()).join(', ');
}

/** The answers within an answer, each with its name relative to it. */
function leaves(value: unknown, name = ''): readonly Leaf[] {
	if (isPlain(value)) return [[name, value]];
	return Object.entries(value ?? {}).flatMap(([key, one]) =>
		leaves(one, Array.isArray(value) || name === '' ? key : `${name} ${key}`),
	);
}

/** Returns whether a value is a single answer. A share is one, though it has two numbers. */
function isPlain(value: unknown): boolean {
	return typeof value !== 'object' || value === null || isShare(value);
}

function isShare(value: unknown): value is Share {
	return typeof factAt(value, 'parts') === 'number' && typeof factAt(value, 'whole') === 'number';
}

function inWords(path: string, value: unknown): string {
	if (isShare(value)) return formatShare(value);
	if (typeof value === 'boolean') return value ? 'yes' : 'no';
	if (typeof value === 'number') return numberInWords(path, value);
	const text = String(value);
	if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDay(text);
	// A choice is split into words at capitals and digits; text the person typed is left as it is.
	return /^[a-z]+([A-Z0-9][a-z0-9]*)+$/.test(text) ? spaced(text) : text;
}

function numberInWords(path: string, value: number): string {
	if (/percent$/i.test(path)) return `${value}%`;
	return isNumber(path) ? String(value) : formatPounds(value as Pence);
}

/** `costOfGoods` as `cost of goods`, `plan4` as `plan 4`. */
function spaced(name: string): string {
	return name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
}

/** Facts that are numbers but not amounts. */
function isNumber(path: string): boolean {
	return /(weeks|quantity|emissions|months|days|miles|percent)$/i.test(path);
}
