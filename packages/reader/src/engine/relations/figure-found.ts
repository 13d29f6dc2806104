/** What a search for figures gives. */
import type { Amount } from '../values/amount.ts';

/** An amount and its field. */
export interface FigureFound {
	readonly field: string;
	readonly amount: Amount;
	readonly confidence: number;
}
