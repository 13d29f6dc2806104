/** From facts and their calculation to the boxes of the return. */
import type { Facts } from '@halfpenny/facts';
import type { Calculation } from '@halfpenny/tax';
import type { Box, BoxProblem } from './box.ts';
import { fillReturn } from './fill/fill-return.ts';
import type { Sender } from './tables/row.ts';

/** The boxes of a return, or every reason why it cannot be filled. */
export type BoxesResult =
	| { readonly ok: true; readonly boxes: readonly Box[] }
	| { readonly ok: false; readonly problems: readonly BoxProblem[] };

/**
 * Every filled box, in the order of HMRC's schema, each with its facts and figures. `sender` decides whether the person
 * or an agent declares.
 */
export function toBoxes(facts: Facts, calculation: Calculation, sender: Sender = 'Individual'): BoxesResult {
	const filled = fillReturn(facts, calculation, sender);
	return filled.ok ? { ok: true, boxes: filled.boxes } : filled;
}
