/** What is left for later years: losses of each source, finance costs, capital losses. */
import { type Pence, pence } from '@halfpenny/facts';
import type { Figures } from './figures.ts';

/** By source: `trades[0].loss`, `ukProperty.loss`, `financeCosts`, `capitalLosses`. Those that are nil are left out. */
export function carriedForward({ pages, financeCosts }: Figures): Record<string, Pence> {
	const left: Record<string, Pence> = {};
	const add = (name: string, amount: number): void => {
		if (amount > 0) left[name] = pence(amount);
	};
	for (const [index, page] of pages.trades.entries()) add(`trades[${index}].loss`, page.lossCarriedForward);
	for (const [index, page] of pages.partnerships.entries()) {
		add(`partnerships[${index}].loss`, page.lossCarriedForward);
	}
	add('ukProperty.loss', pages.property?.lossCarriedForward ?? 0);
	add('financeCosts', financeCosts.carriedForward);
	add('capitalLosses', pages.capitalGains?.lossesCarriedForward ?? 0);
	return left;
}
