/** Explains a figure, with the allowance that people mean when they ask why it is taxed. */
import { calculate } from '@halfpenny/tax';
import type { RuleId } from '@halfpenny/tax/words';
import type { AssistantPorts } from '../ports.ts';
import { type Plan, use } from './plan.ts';

const FREE = /\bfree\b|\ballowance\b/;
/** What is free of tax in a bill of savings and dividends. */
const FREE_PARTS: readonly RuleId[] = ['savings-allowance', 'dividend-allowance'];
const OF_TAX = /\btax\w*\b|\bcharg\w+\b|\bfree\b|\ballowance\b|\bgrand\b|\bthousand\b/;
/** The rules that make the tax on an income. */
const BESIDE: Readonly<Partial<Record<RuleId, readonly RuleId[]>>> = {
	'savings-income': [
		'savings-allowance',
		'savings-basic-rate',
		'savings-higher-rate',
		'savings-additional-rate',
	],
	'dividend-income': [
		'dividend-allowance',
		'dividends-ordinary-rate',
		'dividends-upper-rate',
		'dividends-additional-rate',
	],
	'personal-allowance': ['personal-allowance-taper'],
	'gift-aid': ['gift-aid-tax', 'band-extension'],
};

/** What a figure goes into, which shows what was done with it. */
const INTO: Readonly<Partial<Record<RuleId, RuleId>>> = {
	'property-expenses': 'property-profit',
	'trade-expenses': 'trade-profits',
};

/** The plan that explains a figure. */
export function explaining(rule: RuleId, text: string, ports: AssistantPorts): Plan {
	const { working } = calculate(ports.facts(), { alternatives: false });
	const isThere = (one: RuleId) => working.some((line) => line.rule === one);
	const free = rule === 'total-due' && FREE.test(text) ? FREE_PARTS : [];
	const taxed = OF_TAX.test(text) ? [...(BESIDE[rule] ?? []), ...free] : [];
	const beside = [INTO[rule] ?? [], taxed].flat().filter(isThere);
	const { steps } = use('explainFigure', { rule });
	return {
		steps: [...steps, ...beside.map((one) => ({ use: 'explainFigure', with: { rule: one } }) as const)],
	};
}
