/** Why a bill that is tried differs from the one now: the figures that change on the way to it. */
import { type Facts, formatPounds, ZERO } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { knowledge } from '@halfpenny/messages/knowledge/index';
import { calculate } from '@halfpenny/tax';
import { type RuleId, ruleWords } from '@halfpenny/tax/words';
import { knowledgeFigures } from '../knowledge/figures.ts';
import { rulesOfBill } from './bill-lines.ts';
import type { ToolResult } from './tool.ts';

/** The rules behind figures that hardly anybody expects to change, by the ids of the knowledge. */
const EXPLAINED: Readonly<Partial<Record<RuleId, string>>> = {
	'personal-allowance': 'personalAllowance',
	'child-benefit-charge': 'childBenefit',
};

/** Each figure of the bill that differs, both ways, with the rule where it needs one. */
export function whyDifferent(now: Facts, then: Facts): Required<Pick<ToolResult, 'sentences' | 'fills'>> {
	const [before, after] = [calculate(now, { alternatives: false }), calculate(then, { alternatives: false })];
	const figure = ({ working }: typeof before, rule: RuleId) =>
		working.find((one) => one.rule === rule)?.value ?? ZERO;
	const changed = rulesOfBill
		.map((rule) => ({ rule, was: figure(before, rule), is: figure(after, rule) }))
		.filter(({ was, is }) => was !== is);
	const lines = changed.map(({ rule, was, is }) =>
		sayAssistant('whatIf.line', {
			...{ label: ruleWords[rule].label, tried: formatPounds(is), now: formatPounds(was) },
		}),
	);
	const rules = changed.flatMap(({ rule }) => knowledge.find(({ id }) => id === EXPLAINED[rule]) ?? []);
	return {
		sentences: [sayAssistant('whatIf.why'), ...rules.map(({ answer }) => answer)],
		fills: { ...knowledgeFigures(now.taxYear), changed: lines.map((line) => `\n– ${line}`).join('') },
	};
}
