/** What labels around an amount tell of it: a field, a part of one, or that it belongs to something else. */
import type { AmountField } from '../reading.ts';
import type { FigurePart } from './figure-words.ts';

/** What some labels tell. `foreign`: the amount belongs to something that we do not want. */
export type Told = { readonly part: FigurePart } | { readonly field: AmountField } | 'foreign';

/** Whether a part tells both figure and employment. */
export function isComplete(part: FigurePart): boolean {
	return part.figure !== undefined && part.employment !== undefined;
}

/** Whether a part tells nothing. */
export function isEmpty(part: FigurePart): boolean {
	return part.figure === undefined && part.employment === undefined;
}
