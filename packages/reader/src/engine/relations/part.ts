/**
 * What the labels around an amount say about it: its field, part of what identifies the field, or that it belongs to
 * something else.
 */
import type { Part } from '../../definition.ts';

/** What some labels tell. `foreign`: the amount belongs to something that we do not want. */
export type Told = { readonly part: Part } | { readonly field: string } | 'foreign';

/** Whether a part tells both figure and scope. */
export function isComplete(part: Part): boolean {
	return part.figure !== undefined && part.scope !== undefined;
}

/** Whether a part tells nothing. */
export function isEmpty(part: Part): boolean {
	return part.figure === undefined && part.scope === undefined;
}
