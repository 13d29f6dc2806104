/** Every page of a return that the calculation reads, from the facts. */
import type { Facts } from '@halfpenny/facts';
import { type CapitalGainsPage, capitalGainsPage } from './capital-gains-page.ts';
import { type EmploymentPage, employmentPage } from './employment-page.ts';
import { type OtherIncomePage, otherIncomePage } from './other-income-page.ts';
import { type PartnershipPage, partnershipPage } from './partnership-page.ts';
import { type PropertyPage, propertyPage } from './property-page.ts';
import type { TradePage } from './trade-page.ts';
import { tradePages } from './trade-pages.ts';

/** The pages, each in the order of its facts. */
export interface Pages {
	readonly employments: readonly EmploymentPage[];
	readonly trades: readonly TradePage[];
	readonly partnerships: readonly PartnershipPage[];
	readonly property: PropertyPage | undefined;
	readonly capitalGains: CapitalGainsPage | undefined;
	readonly otherIncome: OtherIncomePage | undefined;
}

const NONE: readonly never[] = [];

/** Calculates every page. */
export function pages(facts: Facts): Pages {
	return {
		employments: facts.employments?.map(employmentPage) ?? NONE,
		trades: tradePages(facts),
		partnerships: facts.partnerships?.map(partnershipPage) ?? NONE,
		property: facts.ukProperty && propertyPage(facts.ukProperty, facts.taxYear),
		capitalGains: facts.capitalGains && capitalGainsPage(facts.capitalGains, facts.taxYear),
		otherIncome: facts.otherIncome && otherIncomePage(facts),
	};
}
