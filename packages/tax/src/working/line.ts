/** How to declare a line of working: its rule, its arithmetic and its figure. */
import type { Figures } from '../figures.ts';
import type { RuleId } from '../words/rules.ts';
import type { Arithmetic } from './arithmetic.ts';

/** One declared line. */
export interface Line {
	readonly rule: RuleId;
	readonly arithmetic: Arithmetic;
	/** Undefined if there is no such line. */
	readonly value: (figures: Figures) => number | undefined;
	/** Whether the line is shown at zero too. */
	readonly always: boolean;
}

/** A line for each box, in HMRC's order. */
export type Lines<Box extends string> = Readonly<Record<Box, Line>>;

/** A line that is shown unless its figure is zero. */
export function line(rule: RuleId, arithmetic: Arithmetic, value: Line['value']): Line {
	return { rule, arithmetic, value, always: false };
}

/** A line that is always shown: a total that people look for. */
export function total(rule: RuleId, arithmetic: Arithmetic, value: Line['value']): Line {
	return { rule, arithmetic, value, always: true };
}
