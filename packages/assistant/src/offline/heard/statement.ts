/** One amount of a message: what it answers, or why it is not clear. */
import type { SaidAmount } from '../../language/amounts.ts';

/** An amount and the question it answers. */
export interface Statement {
	readonly section: string;
	readonly field: string;
	/** Pounds for the whole year, as a decimal. */
	readonly value: string;
	readonly also: Readonly<Record<string, string | boolean>>;
	readonly adds: boolean;
	/** Where it was said to come each month and not for how many: the amount as it was said. */
	readonly counted?: SaidAmount;
	/** What was said around it, for names. */
	readonly words: string;
}

/** An amount that was not understood. */
export interface Unclear {
	/** The words around it, as they were written. */
	readonly words: string;
	/** Where all that lacks is how many weeks or days it was. */
	readonly per?: 'week' | 'day';
	/** Whether only a share of it is the person's own. */
	readonly isShared?: true;
	/** Whether it is not in pounds. */
	readonly isForeign?: true;
}
