/** Finds the figure of the calculation that a message asks for, by the ways people ask for it. */
import { calculate } from '@halfpenny/tax';
import type { RuleId } from '@halfpenny/tax/words';
import { likenessTo } from '../knowledge/likeness.ts';
import type { AssistantPorts } from '../ports.ts';

const asked: Readonly<Partial<Record<RuleId, string>>> = {
	'total-income':
		'what did i earn altogether|how much came in in all|what is my income in total|add up everything i made|how much did i make overall',
	'personal-allowance':
		'where is my tax free bit|what happened to my allowance|how much of it is tax free|did you count my personal allowance|have i had my tax free amount',
	'taxable-income':
		'how much of my income is taxed|why is my taxable income lower than what i made|what am i actually taxed on|which part of it do i pay tax on',
	'trade-profits':
		'how much profit did i make|what was my profit|what have i made after costs|how did the business do|what profit have you got for the business',
	'property-profit':
		'how much did i make on the flat|what is my profit on the rent|what did the letting make after costs',
	class4:
		'what is the national insurance bit for|why do i pay national insurance|what is this ni|how much ni is in there|how much of it is national insurance|how do you get the ni figure',
	'tax-taken-off':
		'how much tax has already come off|what tax was taken from my wages|how much have i paid already|what has my employer taken off for tax|how much did they stop from my pay|did you count the tax i paid at work',
	'finance-costs-relief':
		'is that with the mortgage taken into account|did you count my mortgage interest|how much do i get for the mortgage|where is the mortgage interest in this',
	'income-tax-due':
		'how much of it is income tax|how much income tax is in there|what is the income tax part',
	'student-loan':
		'how much student loan do i repay|is my student loan in there|what does my loan cost me here',
	'payment-on-account': 'how much is the first payment on account|what are my payments on account',
	'child-benefit-charge': 'how much child benefit do i pay back|what is my child benefit charge',
};
const examples = likenessTo<RuleId>(
	Object.entries(asked).flatMap(([rule, ways]) =>
		ways.split('|').map((way) => [way, rule as RuleId] as const),
	),
);
/** From this similarity on, a message asks for the figure. */
const ALIKE = 0.5;
/** Fewer words ask for the whole: "so overall". */
const LEAST_WORDS = 3;

/** The figure that a message asks for in nearly a known way of asking, where the return has it. */
export function figureLike(text: string, ports: AssistantPorts): RuleId | undefined {
	const [best] = examples.of(text);
	if (
		!best ||
		best.likeness < ALIKE ||
		text.split(/\s+/).length < LEAST_WORDS ||
		ports.entries().length === 0
	)
		return undefined;
	const { working } = calculate(ports.facts(), { alternatives: false });
	return working.some(({ rule }) => rule === best.of) ? best.of : undefined;
}
