/** Explains a figure, with the allowance that people mean when they ask why it is taxed. */
import { calculate } from '@halfpenny/tax';
import type { RuleId } from '@halfpenny/tax/words';
import type { AssistantPorts } from '../ports.ts';
import { type Plan, use } from './plan.ts';

const OF_TAX = /\btax\w*\b|\bcharg\w+\b|\bfree\b|\ballowance\b|\bgrand\b|\bthousand\b/;
/** The rules that make the tax on an income. */
const BESIDE: Readonly<Partial<Record<RuleId, RuleId>>> = {
	'savings-income': 'savings-allowance',
	'dividend-income': 'dividend-allowance',
	'personal-allowance': 'personal-allowance-taper',
};

/** The plan that explains a figure. */
export function explaining(rule: RuleId, text: string, ports: AssistantPorts): Plan {
	const beside = OF_TAX.test(text) ? BESIDE[rule] : undefined;
	const plan = use('explainFigure', { rule });
	return beside === undefined || !isThere(beside, ports)
		? plan
		: { steps: [...plan.steps, { use: 'explainFigure', with: { rule: beside } }] };
}

function isThere(rule: RuleId, ports: AssistantPorts): boolean {
	return calculate(ports.facts(), { alternatives: false }).working.some((one) => one.rule === rule);
}
