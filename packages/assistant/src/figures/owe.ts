/** Answers about what is owed, and about one figure of the calculation. */
import { formatPounds, pence } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { calculate } from '@halfpenny/tax';
import type { RuleId } from '@halfpenny/tax/words';
import type { Asked, Reply } from '../offline/reply.ts';
import type { AnsweredFigure } from '../ports.ts';
import { figureOf } from './figure.ts';

/** What the bill is made of, in the order in which it is worked out. */
const partsOfBill: readonly RuleId[] = [
	'total-income',
	'personal-allowance',
	'income-tax-due',
	'class4',
	'tax-taken-off',
	'total-due',
];

const byWords: readonly (readonly [RegExp, RuleId])[] = [
	[/personal allowance/, 'personal-allowance'],
	[/class 4|national insurance/, 'class4'],
	[/payments? on account/, 'payment-on-account'],
	[/taxable income/, 'taxable-income'],
	[/total income/, 'total-income'],
	[/profit/, 'trade-profits'],
];

const seeWorking: NonNullable<Reply['actions']> = [
	{ words: { id: 'do.working' }, place: { page: 'understand' } },
];

/** What is owed for the year, by its working. */
export function oweReply({ ports }: Asked): Reply {
	const facts = ports.facts();
	const calculation = calculate(facts, { alternatives: false });
	const figures = partsOfBill
		.map((rule) => figureOf(rule, calculation, facts))
		.filter((figure) => figure !== undefined);
	const { totalDue, incomplete, taxYear } = calculation;
	return {
		sentences: [
			sayAssistant(totalDue < 0 ? 'owe.refund' : 'owe.amount'),
			...(incomplete.length > 0 ? [sayAssistant('owe.unfinished')] : []),
		],
		fills: {
			taxYear,
			totalDue: formatPounds(pence(Math.abs(totalDue))),
			lines: figures.map(inOneLine).join('; '),
		},
		figures,
		actions: seeWorking,
	};
}

function inOneLine({ label, value }: AnsweredFigure): string {
	return `${label} ${formatPounds(value)}`;
}

/** One figure that the message names, with its rule and how it is worked out. */
export function figureReply({ message, ports }: Asked): Reply {
	const facts = ports.facts();
	const rule = byWords.find(([words]) => words.test(message.toLowerCase()))?.[1];
	const figure = rule && figureOf(rule, calculate(facts, { alternatives: false }), facts);
	if (!figure) return { sentences: [sayAssistant('figure.none')], actions: seeWorking };
	const { label, value, explanation, source } = figure;
	return {
		sentences: [sayAssistant('figure')],
		fills: { label, value: formatPounds(value), explanation },
		figures: [figure],
		sources: [{ label: source }],
		actions: seeWorking,
	};
}
