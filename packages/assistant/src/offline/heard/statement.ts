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
	/** The amounts it was put together from, decimal pounds. */
	readonly parts?: readonly string[];
	/** Whether it is half of what was told, the other half being somebody else's. */
	readonly isHalved?: true;
	/** Which of several businesses it is of. */
	readonly trade?: string;
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

/** An amount of which nobody can say what it comes to in the year. */
export function unclearIn(text: string, { said, per, isOften }: SaidAmount): Unclear {
	const isOpen = said !== undefined && !isOften && (per === 'week' || per === 'day');
	return { words: text.trim(), ...(isOpen && { per }) };
}

/** Whether it was counted for twelve months without being told so. */
export function isGuessed({ per, isCounted }: SaidAmount): boolean {
	return per === 'month' && !isCounted;
}
