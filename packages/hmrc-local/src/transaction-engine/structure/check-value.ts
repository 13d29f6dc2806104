/** Whether a text is valid for its type in HMRC's schema. */
import { amount } from '../../calculation/amount.ts';
import type { ValueType } from './leaf-table.ts';

const compiled = new Map<string, RegExp>();

/** A schema pattern as a regular expression over the whole text. */
function pattern(source: string): RegExp {
	const known = compiled.get(source) ?? new RegExp(`^(?:${source})$`);
	compiled.set(source, known);
	return known;
}

const isDate = (text: string): boolean => {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const date = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const bases: Readonly<Record<string, (text: string) => boolean>> = {
	string: () => true,
	anyURI: (text) => /^(?:[A-Za-z][A-Za-z0-9+.-]*:|[^:/?#]*(?:[/?#]|$))[^\s<>"{}|\\^`[\]]*$/.test(text),
	decimal: (text) => /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text),
	integer: (text) => /^[+-]?\d+$/.test(text),
	nonNegativeInteger: (text) => /^\+?\d+$/.test(text),
	positiveInteger: (text) => /^\+?0*[1-9]\d*$/.test(text),
	date: isDate,
	NCName: (text) => /^[A-Za-z_][\w.-]*$/.test(text),
	base64Binary: (text) => /^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(text),
};

/** Dates compare as text; everything else with a limit is a number. */
const sign = (left: string, right: string, base: string): number => {
	if (base === 'date') return left < right ? -1 : Number(left > right);
	const difference = amount(left.replace(/^\+/, '')) - amount(right);
	return difference < 0n ? -1 : Number(difference > 0n);
};

function withinLimits(text: string, type: ValueType): boolean {
	const against = (limit: string | null, fits: (order: number) => boolean) =>
		limit === null || fits(sign(text, limit, type.base));
	return (
		against(type.minInclusive, (order) => order >= 0) &&
		against(type.maxInclusive, (order) => order <= 0) &&
		against(type.minExclusive, (order) => order > 0) &&
		against(type.maxExclusive, (order) => order < 0)
	);
}

function lengthFits(text: string, { length, minLength, maxLength }: ValueType): boolean {
	const count = [...text].length;
	return (
		(length === null || count === length) &&
		(minLength === null || count >= minLength) &&
		(maxLength === null || count <= maxLength)
	);
}

/** Schema processors disagree about white space around a date, so it counts there as in a string. */
const whiteSpaceCounts = ['string', 'date'];

/** Whether the raw text of an element or attribute fits the type. */
export function valueFits(raw: string, type: ValueType): boolean {
	const text = whiteSpaceCounts.includes(type.base) ? raw : raw.trim().replace(/\s+/g, ' ');
	if (bases[type.base]?.(text) !== true) return false;
	return (
		type.patterns.every((step) => step.some((source) => pattern(source).test(text))) &&
		(type.enumeration.length === 0 || type.enumeration.includes(text)) &&
		lengthFits(text, type) &&
		withinLimits(text, type)
	);
}
