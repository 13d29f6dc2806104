/** Amounts left for later years: losses of each source, pools of capital allowances, finance costs, capital losses. */
import { type Pence, pence } from '@halfpenny/facts';
import type { CapitalAllowances } from './capital-allowances/capital-allowances.ts';
import { adjustsClass4 } from './class-4-adjustment.ts';
import type { Figures } from './figures.ts';

/**
 * By source: `trades[0].loss`, `trades[0].capitalAssets.mainPool`, `partnerships[0].loss`,
 * `partnerships[0].propertyLoss`, `ukProperty.loss`, `financeCosts`, `trades[0].class4Loss`, `capitalLosses`. Zero ones
 * are left out.
 */
export function carriedForward({ pages, financeCosts, nationalInsurance }: Figures): Record<string, Pence> {
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
		add(`partnerships[${index}].propertyLoss`, page.propertyLossCarriedForward);
	}
	add('ukProperty.loss', pages.property?.lossCarriedForward ?? 0);
	addPools('ukProperty', pages.property?.capital);
	add('financeCosts', financeCosts.carriedForward);
	const adjusting = adjustsClass4(pages);
	if (adjusting) add(`${adjusting}.class4Loss`, nationalInsurance.lossesLeft);
	add('capitalLosses', pages.capitalGains?.lossesCarriedForward ?? 0);
	return left;
}
