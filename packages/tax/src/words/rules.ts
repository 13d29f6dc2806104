/** The words of every rule. */
import { adjustmentWords } from './adjustments.ts';
import { businessWords } from './business.ts';
import { capitalWords } from './capital.ts';
import { contributionWords } from './contributions.ts';
import { dueWords } from './due.ts';
import { gainsWords } from './gains.ts';
import { incomeWords } from './income.ts';
import { reliefWords } from './reliefs.ts';
import { taxWords } from './tax.ts';
import type { RuleWords } from './words.ts';

const all = {
	...incomeWords,
	...businessWords,
	...capitalWords,
	...reliefWords,
	...taxWords,
	...contributionWords,
	...gainsWords,
	...adjustmentWords,
	...dueWords,
};

/** The id of a rule. */
export type RuleId = keyof typeof all;

/** Label, rule and source of each rule. */
export const ruleWords: Readonly<Record<RuleId, RuleWords>> = all;
