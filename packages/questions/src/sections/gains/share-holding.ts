/** Shares of one class or tokens of one kind that were traded: matched by HMRC's rules. Form SA108, boxes CGT13.1 to 35. */
import type { Section } from '../../question.ts';
import { date, money, steer, text } from '../ask.ts';

const before = { shownWhen: { question: 'heldBefore', is: true }, neededToFile: true } as const;

/** Asked once for each class of shares or kind of token. */
export const shareHolding: Section = {
	id: 'shareHolding',
	returnType: 'individual',
	group: 'income',
	topic: 'gains',
	fold: { as: 'list', into: 'capitalGains.holdings', emptyLists: ['trades'] },
	distinctBy: ['name', 'kind'],
	title: 'name',
	amount: null,
	questions: [
		text('name', 100, undefined, { neededToKeep: true }),
		{
			...{ id: 'kind', kind: 'choice', choices: ['listedShares', 'unlistedShares', 'cryptoAssets'] },
			neededToKeep: true,
		},
		steer('heldBefore', { neededToFile: true }),
		{ id: 'openingQuantity', kind: 'quantity', ...before },
		money('openingCost', undefined, before),
	],
};

/** Asked once for each purchase and each sale. */
export const shareTrade: Section = {
	id: 'shareTrade',
	opensWith: { section: 'shareHolding' },
	returnType: 'individual',
	group: 'other',
	topic: 'gains',
	fold: { as: 'listWithin', section: 'shareHolding', by: 'holding', list: 'trades' },
	title: 'date',
	amount: 'amount',
	questions: [
		{ id: 'holding', kind: 'entry', ofSection: 'shareHolding', neededToKeep: true },
		{ id: 'type', kind: 'choice', choices: ['buy', 'sell'], neededToKeep: true },
		date('date', undefined, { neededToKeep: true }),
		{ id: 'quantity', kind: 'quantity', neededToKeep: true },
		money('amount', undefined, { neededToKeep: true }),
		money('costs'),
	],
};
