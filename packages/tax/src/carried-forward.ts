/** What is left for later years: losses of each source, pools of capital allowances, finance costs, capital losses. */
import { type Pence, pence } from '@halfpenny/facts';
import type { CapitalAllowances } from './capital-allowances/capital-allowances.ts';
import type { Figures } from './figures.ts';

/**
 * By source: `trades[0].loss`, `trades[0].capitalAssets.mainPool`, `ukProperty.loss`, `financeCosts`, `capitalLosses`.
 * Those that are nil are left out.
 */
export function carriedForward({ pages, financeCosts }: Figures): Record<string, Pence> {
	const left: Record<string, Pence> = {};
	const add = (name: string, amount: number): void => {
		if (amount > 0) left[name] = pence(amount);
	};
	const addPools = (business: string, capital: CapitalAllowances | undefined): void => {
		for (const { at, carriedForward } of capital?.pools ?? []) {
			add(`${business}.capitalAssets.${at}`, carriedForward);
		}
	};
	for (const [index, page] of pages.trades.entries()) {
		add(`trades[${index}].loss`, page.lossCarriedForward);
		addPools(`trades[${index}]`, page.capital);
	}
	for (const [index, page] of pages.partnerships.entries()) {
		add(`partnerships[${index}].loss`, page.lossCarriedForward);
	}
	add('ukProperty.loss', pages.property?.lossCarriedForward ?? 0);
	addPools('ukProperty', pages.property?.capital);
	add('financeCosts', financeCosts.carriedForward);
	add('capitalLosses', pages.capitalGains?.lossesCarriedForward ?? 0);
	return left;
}
