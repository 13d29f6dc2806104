/** The builders for the lines of the whole return: its boxes, the boxes of entries, and every fact. */
import type { FactPattern } from '@halfpenny/facts';
import type { InputId } from './boxes.ts';
import { buildersFor } from './builders.ts';

export const {
	also,
	atMost,
	down,
	either,
	exact,
	less,
	list,
	named,
	percentOf,
	plus,
	rate,
	signedSum,
	smallest,
	sum,
	up,
} = buildersFor<InputId, FactPattern>();
