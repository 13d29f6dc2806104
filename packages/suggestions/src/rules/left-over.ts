/** Losses and letting interest left over from last year's return and not yet used in this one. */
import { type FactPath, type Facts, type Pence, toPounds } from '@halfpenny/facts';
import type { Idea, Looked, Rule } from '../rule.ts';

type Change = Idea['change'];

/** Something left over: its name in last year's calculation, the fact it becomes, and the facts with it. */
interface LeftOver {
	readonly name: string;
	readonly fact: FactPath;
	readonly words: 'leftOver.loss' | 'leftOver.financeCosts' | 'leftOver.capitalLosses';
	readonly source: `${LeftOver['words']}.source`;
	/** Undefined if this year has nothing to set it against, or an amount already. */
	readonly change: (looked: Looked, left: Pence) => Change | undefined;
}

const leftOvers: readonly LeftOver[] = [
	{
		...{ name: 'trades[0].loss', fact: 'trades[0].lossBroughtForward' },
		...{ words: 'leftOver.loss', source: 'leftOver.loss.source', change: lossOfTrade },
	},
	{
		...{ name: 'ukProperty.loss', fact: 'ukProperty.lossBroughtForward' },
		...{ words: 'leftOver.loss', source: 'leftOver.loss.source' },
		change: ({ facts }, left) => ofProperty(facts, 'lossBroughtForward', left),
	},
	{
		...{ name: 'financeCosts', fact: 'ukProperty.financeCostsBroughtForward' },
		...{ words: 'leftOver.financeCosts', source: 'leftOver.financeCosts.source' },
		change: ({ facts }, left) => ofProperty(facts, 'financeCostsBroughtForward', left),
	},
	{
		...{ name: 'capitalLosses', fact: 'capitalGains.lossesBroughtForward' },
		...{ words: 'leftOver.capitalLosses', source: 'leftOver.capitalLosses.source' },
		change: ({ facts: { capitalGains } }, left) =>
			capitalGains && capitalGains.lossesBroughtForward === undefined
				? { capitalGains: { ...capitalGains, lossesBroughtForward: left } }
				: undefined,
	},
];

/** Suggests each amount left over. */
export const leftOver: Rule = (looked) =>
	leftOvers.flatMap(({ name, fact, words, source, change }) => {
		const left = looked.lastYear?.carriedForward[name];
		const changed = left === undefined ? undefined : change(looked, left);
		if (left === undefined || changed === undefined) return [];
		return [
			{
				rule: name,
				estimated: left,
				change: changed,
				fact,
				answers: [{ fact, value: toPounds(left) }],
				description: { id: words },
				assumption: { id: 'leftOver.if', params: { taxYear: looked.lastYear?.facts.taxYear ?? '' } },
				source: { id: source },
			},
		];
	});

/** A loss belongs to the business that made it, which is certain only if both years have just one. */
function lossOfTrade({ facts, lastYear }: Looked, left: Pence): Change | undefined {
	const [trade, second] = facts.trades ?? [];
	const one = trade && !second && lastYear?.facts.trades?.length === 1;
	return one && trade.lossBroughtForward === undefined
		? { trades: [{ ...trade, lossBroughtForward: left }] }
		: undefined;
}

function ofProperty(
	{ ukProperty }: Facts,
	name: 'lossBroughtForward' | 'financeCostsBroughtForward',
	left: Pence,
): Change | undefined {
	if (!ukProperty || ukProperty[name] !== undefined) return undefined;
	return { ukProperty: { ...ukProperty, [name]: left } };
}
