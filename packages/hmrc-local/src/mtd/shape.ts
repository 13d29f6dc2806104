/** The shapes of bodies, checked as HMRC's services do: errors by code, with paths into the body. */
import type { ApiError } from './api.ts';
import { isDay } from './formats.ts';
import { isRecord } from './json.ts';

/** Everything wrong with a value at a place in the body. */
export type Shape = (value: unknown, path: string) => readonly ApiError[];

const NOT_AS_EXPECTED = 'RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED';

const wrong = (code: string, path: string): readonly ApiError[] => [{ code, paths: [path] }];

/** A text that fits a pattern; `code` says what is wrong otherwise. */
export const text =
	(pattern: RegExp, code = NOT_AS_EXPECTED): Shape =>
	(value, path) => {
		if (typeof value !== 'string') return wrong(NOT_AS_EXPECTED, path);
		return pattern.test(value) ? [] : wrong(code, path);
	};

/** A person's own words, as HMRC accepts them: up to 90 letters, digits and some signs. */
export const ownWords = (code: string): Shape => text(/^[0-9a-zA-Z{À-˿’}\- _&`():.'^]{1,90}$/, code);

/** The largest amount HMRC accepts. */
const MOST = 99_999_999_999.99;

/** An amount in pounds with at most two decimals, from `least` to `most`. */
export const amount =
	(least = 0, most = MOST): Shape =>
	(value, path) => {
		if (typeof value !== 'number') return wrong(NOT_AS_EXPECTED, path);
		const isInRange = value >= least && value <= most && /^-?\d+(\.\d{1,2})?$/.test(String(value));
		return isInRange ? [] : wrong('FORMAT_VALUE', path);
	};

/** An amount in pounds that may be negative. */
export const signedAmount: Shape = amount(-MOST);

/** Yes or no. */
export const truth: Shape = (value, path) => (typeof value === 'boolean' ? [] : wrong(NOT_AS_EXPECTED, path));

/** A non-empty list of one shape. */
export const list =
	(item: Shape): Shape =>
	(value, path) => {
		if (!Array.isArray(value) || value.length === 0) return wrong(NOT_AS_EXPECTED, path);
		return value.flatMap((one, at) => item(one, `${path}/${at}`));
	};

/** The same shape for each of these fields, all optional. */
export const each = (names: readonly string[], shape: Shape): Readonly<Record<string, Shape>> =>
	Object.fromEntries(names.map((name) => [`${name}?`, shape]));

/** One of some values. */
export const oneOf =
	(values: readonly string[], code = NOT_AS_EXPECTED): Shape =>
	(value, path) =>
		typeof value === 'string' && values.includes(value) ? [] : wrong(code, path);

/** A calendar date. */
export const day =
	(code: string): Shape =>
	(value, path) =>
		isDay(value) ? [] : wrong(typeof value === 'string' ? code : NOT_AS_EXPECTED, path);

/** The fields of an object; a name that ends in `?` is optional. Nothing else is allowed, nor is an empty object. */
export function object(fields: Readonly<Record<string, Shape>>): Shape {
	const known = Object.entries(fields).map(([name, shape]) => ({
		name: name.replace(/\?$/, ''),
		needed: !name.endsWith('?'),
		shape,
	}));
	return (value, path) => {
		if (!isRecord(value) || Object.keys(value).length === 0) return wrong(NOT_AS_EXPECTED, path);
		const unknown = Object.keys(value).filter((given) => !known.some(({ name }) => name === given));
		return [
			...unknown.flatMap((name) => wrong(NOT_AS_EXPECTED, `${path}/${name}`)),
			...known.flatMap(({ name, needed, shape }) => {
				const at = `${path}/${name}`;
				if (value[name] === undefined) return needed ? wrong(NOT_AS_EXPECTED, at) : [];
				return shape(value[name], at);
			}),
		];
	};
}

/** Everything wrong with a whole body. */
export const bodyErrors = (shape: Shape, body: unknown): readonly ApiError[] =>
	// A body that is wrong as a whole has no place to name.
	shape(body, '').map((error) => (error.paths?.[0] === '' ? { code: error.code } : error));
