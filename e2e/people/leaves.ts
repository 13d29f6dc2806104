/** Flattens returns to paths and values, and compares two of them. */
import type { Leaves } from './person.ts';

/** Values by path below MTR. The second and later elements of a name have their position in brackets. */
export type LeafValues = ReadonlyMap<string, string>;

/** The same, with patterns for what free text must contain. */
type ExpectedValues = ReadonlyMap<string, string | RegExp>;

/** Returns the paths and values of nested leaves. */
export function flatten(leaves: Leaves, above = ''): ExpectedValues {
	return new Map(Object.entries(leaves).flatMap(([element, inside]) => [...under(above + element, inside)]));
}

function under(path: string, inside: Leaves[string]): ExpectedValues {
	if (typeof inside === 'string' || inside instanceof RegExp) return new Map([[path, inside]]);
	if (!isList(inside)) return flatten(inside, `${path}/`);
	return new Map(
		inside.flatMap((one, index) => [...flatten(one, `${index ? `${path}[${index + 1}]` : path}/`)]),
	);
}

const isList = (inside: Leaves | readonly Leaves[]): inside is readonly Leaves[] => Array.isArray(inside);

/** Returns what was filed, by path, with `[1]` left out. */
export function filed(leaves: readonly (readonly [string, string])[]): LeafValues {
	return new Map(leaves.map(([path, value]) => [path.replaceAll('[1]', ''), value]));
}

/** How two returns compare. */
export interface Comparison {
	/** How many leaves were compared: those in either return. */
	readonly compared: number;
	/** A sentence for each leaf that differs, is missing or should not be there. */
	readonly differences: readonly string[];
}

/** Compares every leaf that was expected or found. */
export function compare(expected: ExpectedValues, found: LeafValues): Comparison {
	const paths = [...new Set([...expected.keys(), ...found.keys()])];
	return {
		compared: paths.length,
		differences: paths.flatMap((path) => difference(path, expected.get(path), found.get(path)) ?? []),
	};
}

function difference(path: string, expected?: string | RegExp, found?: string): string | undefined {
	if (found === undefined) return `missing: ${path} should be ${expected}`;
	if (expected === undefined) return `extra: ${path} is ${found}`;
	if (expected instanceof RegExp ? expected.test(found) : expected === found) return undefined;
	return `different: ${path} is ${found}, should be ${expected}`;
}
