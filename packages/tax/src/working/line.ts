/** How a line of working is declared: its rule, how it is worked out, and where its figure is. */
import type { Figures } from '../figures.ts';
import type { RuleId } from '../words/rules.ts';
import type { Arithmetic } from './arithmetic.ts';

/** One declared line. */
export interface Line {
	readonly rule: RuleId;
	readonly arithmetic: Arithmetic;
	/** Undefined where there is no such line. */
	readonly value: (figures: Figures) => number | undefined;
	/** Whether the line is shown at nil too. */
	readonly always: boolean;
}

/** A line for each box, in HMRC's order. */
export type Lines<Box extends string> = Readonly<Record<Box, Line>>;

/** A line that is shown when its figure is not nil. */
export function line(rule: RuleId, arithmetic: Arithmetic, value: Line['value']): Line {
	return { rule, arithmetic, value, always: false };
}

/** A line that is always shown: one of the totals that a person looks for. */
export function total(rule: RuleId, arithmetic: Arithmetic, value: Line['value']): Line {
	return { rule, arithmetic, value, always: true };
}
