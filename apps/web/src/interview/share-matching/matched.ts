/** A return's matched sales of shares and tokens, ready to show. Loaded with the engine. */
import { formatDay, formatPounds, pence } from '@halfpenny/facts';
import { sayMatching } from '@halfpenny/messages/share-matching';
import type { FoldableEntry } from '@halfpenny/questions';
import { daysToMatch, type Match, type MatchedSale, matchedSales, sharesInWords } from '@halfpenny/tax';
import { factsOf, type Taxpayer } from '../live-tax/engine.ts';

/** A sale and what it was matched with. Amounts are formatted. */
export interface ShownSale {
	readonly title: string;
	readonly matches: readonly ShownMatch[];
	/** The proceeds, the fees, and the gain or loss. */
	readonly sums: readonly { readonly words: string; readonly amount: string }[];
}

/** One line of a sale. */
export interface ShownMatch {
	readonly words: string;
	readonly quantity: string;
	readonly cost: string;
}

/** The matching rule. */
export const ruleInWords = (): string => sayMatching('rule', { days: daysToMatch });

/** Returns each day's sales in the year, one holding after another. Empty while an answer can't be read. */
export function matchedOf(taxpayer: Taxpayer, entries: readonly FoldableEntry[]): readonly ShownSale[] {
	const read = factsOf(taxpayer, entries);
	if (!read.ok) return [];
	return (read.facts.capitalGains?.holdings ?? []).flatMap((holding) =>
		matchedSales(holding, taxpayer.taxYear).map((sale) => shown(holding.name, sale)),
	);
}

function shown(name: string, sale: MatchedSale): ShownSale {
	const gain = sale.matches.reduce((left, { cost }) => left - cost, sale.proceeds - sale.fees);
	const unmatched = {
		words: sayMatching('unmatched'),
		quantity: sharesInWords(sale.unmatched),
		cost: inPounds(0n),
	};
	return {
		title: sayMatching('sale', { name, date: formatDay(sale.date) }),
		matches: [
			...sale.matches.map((match) => shownMatch(match, sale.date)),
			...(sale.unmatched > 0n ? [unmatched] : []),
		],
		sums: [
			{ words: sayMatching('proceeds'), amount: inPounds(sale.proceeds) },
			...(sale.fees > 0n ? [{ words: sayMatching('fees'), amount: inPounds(sale.fees) }] : []),
			{
				words: sayMatching(gain < 0n ? 'loss' : 'gain'),
				amount: inPounds(gain < 0n ? -gain : gain),
			},
		],
	};
}

function shownMatch({ bought, quantity, cost, of }: Match, sold: string): ShownMatch {
	return { words: matchedWith(bought, of, sold), quantity: sharesInWords(quantity), cost: inPounds(cost) };
}

function matchedWith(bought: string | undefined, of: Match['of'], sold: string): string {
	if (bought === undefined)
		return sayMatching('pool', { quantity: sharesInWords(of.quantity), cost: inPounds(of.cost) });
	const date = formatDay(bought);
	return bought === sold
		? sayMatching('sameDay', { date })
		: sayMatching('within', { days: daysToMatch, date });
}

function inPounds(amount: bigint): string {
	return formatPounds(pence(Number(amount)));
}
