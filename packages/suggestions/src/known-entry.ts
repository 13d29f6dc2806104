/** An entry of the interview, with its version. */
import type { FoldableEntry } from '@halfpenny/questions';

/** An entry as its owner last saw it. */
export interface KnownEntry extends FoldableEntry {
	readonly id: string;
	readonly version: number;
}
