/**
 * Facts with calculated amounts filled in, ready for forms: capital allowances, pension savings, Class 4, and reliefs
 * within their limits.
 */
import { type Facts, pence } from '@halfpenny/facts';
import { claimedProperty, claimedTrade } from './capital-allowances/claims.ts';
import { withClass4Adjustment } from './class-4-adjustment.ts';
import { propertyPage } from './pages/property-page.ts';
import { barsExpenses } from './pages/trading-allowance.ts';
import { runStages } from './stages/run.ts';
import { withinLimits } from './within-limits.ts';

/** The same facts if every figure was given; else with the calculated claims, charges, excess and adjustment. */
export function withClaims(given: Facts): Facts {
	const facts = withinLimits(given);
	return withAllowances(setsLossesSideways(facts) ? withClass4Adjustment(facts, runStages(facts)) : facts);
}

/** FSE102, SPS27 and FPS27. */
function setsLossesSideways({ trades = [], partnerships = [] }: Facts): boolean {
	return [...trades, ...partnerships].some(({ lossAgainstOtherIncome }) => lossAgainstOtherIncome);
}

function withAllowances(facts: Facts): Facts {
	const { trades, ukProperty, pensionCharges } = facts;
	const owns = trades?.some(({ capitalAssets }) => capitalAssets) || ukProperty?.capitalAssets !== undefined;
	const withExcess = pensionCharges?.savings ? withPensionExcess(facts) : facts;
	return owns ? withCapitalClaims(withExcess) : withExcess;
}

function withCapitalClaims(facts: Facts): Facts {
	const { trades, ukProperty, taxYear } = facts;
	const claims = trades !== undefined && !barsExpenses(facts);
	return {
		...facts,
		...(trades && { trades: trades.map((trade) => claimedTrade(trade, taxYear, claims).business) }),
		...(ukProperty && { ukProperty: claimedUkProperty(ukProperty, taxYear) }),
	};
}

function claimedUkProperty(property: NonNullable<Facts['ukProperty']>, year: Facts['taxYear']) {
	const claims = propertyPage(property, year).propertyAllowance === 0;
	return claimedProperty(property, year, claims).business;
}

/** AIL10. */
function withPensionExcess(facts: Facts): Facts {
	const worked = runStages(facts).charges.pensionSavings;
	if (!worked) return facts;
	return {
		...facts,
		pensionCharges: { ...facts.pensionCharges, excessOfAnnualAllowance: pence(worked.excess) },
	};
}
