/** This year's loss, set against other income of the year instead of later profits (ITA 2007 s.64). */
import { type FactPath, type Pence, pence, toPounds } from '@halfpenny/facts';
import { pages } from '@halfpenny/tax';
import { changed, type Idea, placed, type Rule } from '../rule.ts';
import type { Trade } from './trades.ts';

/** Suggested for each unused loss, in full. */
export const tradeLoss: Rule = ({ facts }) => {
	const { trades = [] } = facts;
	const worked = pages(facts).trades;
	return placed(trades).flatMap(([trade, at]) => {
		const page = worked[at];
		const left = pence(
			(page?.loss ?? 0) - (page?.lossAgainstOtherIncome ?? 0) - (page?.lossCarriedBack ?? 0),
		);
		if (left <= 0 || trade.lossAgainstOtherIncome !== undefined) return [];
		return [ideaOf(trades, at, left)];
	});
};

function ideaOf(trades: readonly Trade[], at: number, left: Pence): Idea {
	const fact: FactPath = `trades[${at}].lossAgainstOtherIncome`;
	return {
		rule: 'tradeLoss',
		estimated: left,
		change: { trades: changed(trades, at, { lossAgainstOtherIncome: left }) },
		fact,
		answers: [{ fact, value: toPounds(left) }],
		description: { id: 'tradeLoss' },
		assumption: { id: 'tradeLoss.if' },
		source: { id: 'tradeLoss.source' },
	};
}
