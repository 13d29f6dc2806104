/** The names of facts as types: a path unknown to the schema does not compile. */
import type { Share } from '../partnership-return/share-text.ts';
import type { Facts } from '../schema.ts';

/** Where a path ends. A share is an end too, though it holds two numbers. */
type Leaf = string | number | boolean | Share;

/**
 * Every path below something of type `T`: groups, lists, elements and single facts. `Place` is how an index is written.
 */
type Below<T, Place extends string> = T extends Leaf
	? never
	: T extends readonly (infer Element)[]
		? `[${Place}]` | `[${Place}]${AfterDot<Below<Element, Place>>}`
		: {
				[Name in keyof T & string]: Name | `${Name}${AfterDot<Below<NonNullable<T[Name]>, Place>>}`;
			}[keyof T & string];

/** A name follows a dot, an index does not. */
type AfterDot<Path extends string> = Path extends `[${string}` ? Path : `.${Path}`;

/** A path below something of type `T`: of a trade, `expenses.costOfGoods`. */
export type PathWithin<T> = Below<T, `${number}`>;

/** A path of facts: `employments[2].pay`, `reliefs.marriageAllowance`. */
export type FactPath = PathWithin<Facts>;

/** A path without indexes, for a fact of every element: `employments[].pay`. */
export type FactPattern = Below<Facts, ''>;
