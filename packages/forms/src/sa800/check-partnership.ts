/** Runs HMRC's cross-checks on a partnership return before it is sent, in plain words. */
import type { Box } from '../box.ts';
import { type CheckOptions, checkWith, type RuleProblem } from '../check-return.ts';
import type { RuleTable } from '../rules/rule.ts';
import { factOfSheetBox } from './fact-of-sheet-box.ts';
import { propertyRules, savingsRules } from './income-rules.ts';
import { partnershipSheets } from './partnership-sheets.ts';
import { partnerRules, statementRules } from './statement-rules.ts';
import { tradeRules } from './trade-rules.ts';

/** Every cross-check: those of the return as a whole, and those of each partner. */
export const partnershipRules: readonly RuleTable[] = [
	{ rules: [...tradeRules, ...statementRules, ...propertyRules, ...savingsRules] },
	partnerRules,
];

const titles = new Map(partnershipSheets.flatMap(({ rows }) => rows.map(({ box, title }) => [box, title])));

/** Every HMRC cross-check that a partnership return fails. Empty if HMRC would accept it. */
export function checkPartnershipReturn(boxes: readonly Box[], options: CheckOptions): readonly RuleProblem[] {
	return checkWith(
		{
			tables: partnershipRules,
			titleOf: (box) => titles.get(box),
			factOf: (box, _view, place) => factOfSheetBox(box, place),
		},
		boxes,
		options,
	);
}
