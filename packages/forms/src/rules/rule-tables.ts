/** All cross-checks, in the order of the forms. */
import { returnRules } from './return-rules.ts';
import type { RuleTable } from './rule.ts';
import { sa100Rules } from './sa100-rules.ts';
import { sa101Rules } from './sa101-rules.ts';
import { sa102Rules } from './sa102-rules.ts';
import { sa103fRules, sa103sRules } from './sa103-rules.ts';
import { sa104fRules, sa104sRules } from './sa104-rules.ts';
import { sa105Rules } from './sa105-rules.ts';
import { sa108Rules } from './sa108-rules.ts';
import { sa110Rules } from './sa110-rules.ts';

/** Every table of rules. */
export const ruleTables: readonly RuleTable[] = [
	sa100Rules,
	sa101Rules,
	sa102Rules,
	sa103fRules,
	sa103sRules,
	sa104fRules,
	sa104sRules,
	sa105Rules,
	sa108Rules,
	sa110Rules,
	returnRules,
];
