/** How a missing fact is named. */
import type { Calculation } from './calculation.ts';

/** Names a missing fact, the figure that waits for it, and what it could save at most (pence) where that can be told. */
export type Want = (fact: string, figure: keyof Calculation, couldSave?: number) => void;
