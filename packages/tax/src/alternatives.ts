/** The same facts with allowances divided in HMRC's Making Tax Digital order, and with allowances and gains where they cost least. */
import { type Facts, pence } from '@halfpenny/facts';
import type { Alternative, Calculation, Optimum } from './calculation.ts';
import type { Figures } from './figures.ts';
import { totalIncomeTaxDue } from './income-tax-due.ts';
import { lower } from './rounding.ts';
import { cheapestBasicRateDivision, cheapestDivision } from './stages/cheapest-division.ts';
import { receivesByDivision } from './stages/marriage-allowance-by-division.ts';
import { finish, selfAssessmentDivision } from './stages/run.ts';
import type { Amounts } from './stages/stage-05-set-off/amounts.ts';
import type { SetOff } from './stages/stage-05-set-off/settle.ts';
import { leastCapitalGainsTax } from './stages/stage-18-capital-gains.ts';

/** Both alternatives to the Self Assessment answer. */
export function alternatives(facts: Facts, figures: Figures): NonNullable<Calculation['alternatives']> {
	const mtd = finish(facts, figures, inFixedOrder);
	const cheapest = others(facts, figures, mtd).reduce(
		(least, one) => (one.taxDue.total < least.taxDue.total ? one : least),
		figures,
	);
	const saving = figures.taxDue.total - cheapest.taxDue.total;
	return {
		mtd: alternative(mtd),
		optimum: {
			...alternative(cheapest),
			saving: pence(saving),
			...claimOf(figures, cheapest, saving),
		},
	};
}

/** How to claim a saving. Box 51 carries a difference in the tax on gains on an online return; nothing does so for income tax. */
function claimOf(figures: Figures, cheapest: Figures, saving: number): Pick<Optimum, 'claim' | 'box51'> {
	if (saving <= 0) return { claim: 'none' };
	const less = figures.capitalGains.charged - cheapest.capitalGains.charged;
	if (less !== saving || totalIncomeTaxDue(figures) !== totalIncomeTaxDue(cheapest))
		return { claim: 'paperReturn' };
	return { claim: 'box51', box51: pence(figures.capitalGains.adjustment - less) };
}

/**
 * The lawful answers that could be lower. How allowances are divided and which gains use the basic rate band are
 * independent. Entitlement to the marriage allowance depends on the division, so the cheapest division that keeps it is
 * tried beside the cheapest of all.
 */
function others(facts: Facts, figures: Figures, mtd: Figures): readonly Figures[] {
	const receives = facts.reliefs?.marriageAllowance === 'received';
	if (!receives && !facts.capitalGains) return [finish(facts, figures, cheapestDivision), mtd];
	const divisions = [
		selfAssessmentDivision(figures.status),
		cheapestDivision,
		inFixedOrder,
		...(receives ? [cheapestBasicRateDivision] : []),
	];
	const ways = {
		...(facts.capitalGains && { chargeGains: leastCapitalGainsTax }),
		entitled: receivesByDivision,
	};
	return divisions.map((divide) => finish(facts, figures, divide, ways));
}

/**
 * Non-savings income first, then savings, then dividends: the order of HMRC's Making Tax Digital calculation. Property
 * income with its own rates comes second.
 */
export function inFixedOrder({
	status,
	pool,
	property = 0,
	savings,
	dividends,
	...amounts
}: Amounts): SetOff {
	const ownProperty = status.propertyRates === null ? 0 : property;
	const nonSavings = amounts.nonSavings - ownProperty;
	const againstNonSavings = lower(pool, nonSavings);
	const againstProperty = lower(pool - againstNonSavings, ownProperty);
	const againstBoth = againstNonSavings + againstProperty;
	const againstSavings = lower(pool - againstBoth, savings);
	const againstDividends = lower(pool - againstBoth - againstSavings, dividends);
	return {
		againstNonSavings,
		...(ownProperty > 0 && { againstProperty, property: ownProperty - againstProperty }),
		againstSavings,
		againstDividends,
		nonSavings: nonSavings - againstNonSavings,
		savings: savings - againstSavings,
		dividends: dividends - againstDividends,
	};
}

function alternative(figures: Figures): Alternative {
	return {
		incomeTaxCharged: pence(figures.incomeTaxCharged),
		totalIncomeTaxDue: pence(totalIncomeTaxDue(figures)),
		capitalGainsTax: pence(figures.capitalGains.due),
		totalDue: pence(figures.taxDue.total),
		allocation: {
			nonSavings: pence(figures.setOff.againstNonSavings),
			...(figures.setOff.againstProperty !== undefined && {
				property: pence(figures.setOff.againstProperty),
			}),
			savings: pence(figures.setOff.againstSavings),
			dividends: pence(figures.setOff.againstDividends),
		},
	};
}
