/** How a line of working is declared: its box, its rule, what it came from, and where its figure is. */
import type { Figures } from '../figures.ts';
import type { RuleId } from '../words/rules.ts';

/** One declared line. */
export interface Line {
	/** HMRC's box where it has one. */
	readonly id: string;
	readonly rule: RuleId;
	/** Ids of lines, or paths of facts. */
	readonly inputs: readonly string[];
	readonly value: (figures: Figures) => number;
	/** Whether the line is shown at nil too. */
	readonly always: boolean;
}

/** A line that is shown when its figure is not nil. */
export function line(id: string, rule: RuleId, inputs: readonly string[], value: Line['value']): Line {
	return { id, rule, inputs, value, always: false };
}

/** A line that is always shown: one of the totals that a person looks for. */
export function total(id: string, rule: RuleId, inputs: readonly string[], value: Line['value']): Line {
	return { id, rule, inputs, value, always: true };
}
