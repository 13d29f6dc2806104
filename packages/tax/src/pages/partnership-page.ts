/** The boxes of one partnership page (SA104F): a partner's share. */
import type { Facts } from '@halfpenny/facts';
import { lower, positive } from '../rounding.ts';
import { deduction, income } from './box.ts';
import { lossesUsed } from './losses-brought-forward.ts';

/** One partnership. */
export type Partnership = NonNullable<Facts['partnerships']>[number];

/** A partnership page. Whole pounds in pence. */
export interface PartnershipPage {
	/** FPS16. */
	readonly adjustedProfit: number;
	/** FPS16.3. */
	readonly transitionProfit: number;
	/** FPS16.4. */
	readonly transitionLossUsed: number;
	/** FPS17. */
	readonly lossUsed: number;
	/** FPS20: taxable trading profit. */
	readonly tradingProfit: number;
	/** FPS21. */
	readonly loss: number;
	/** FPS22. */
	readonly lossAgainstOtherIncome: number;
	/** The part of it that income and the limit on reliefs leave room for. */
	readonly lossDeducted: number;
	/** FPS23. */
	readonly lossCarriedBack: number;
	/** FPS24. */
	readonly lossCarriedForward: number;
	/** FPS38. */
	readonly propertyLossUsed: number;
	/** FPS39. */
	readonly propertyLossAgainstOtherIncome: number;
	/** FPS40. */
	readonly propertyLossCarriedForward: number;
	/** FPS41. */
	readonly propertyProfit: number;
	/** FPS41.1 and FPS41.2. */
	readonly financeCosts: number;
	/** FPS76: trading and property profit. */
	readonly nonSavings: number;
	/** FPS35 and FPS73. */
	readonly savings: number;
	/** FPS70. */
	readonly dividends: number;
	/** FPS77 to FPS79. */
	readonly taxDeducted: number;
	/** FPS27. */
	readonly class4Adjustment: number;
}

/** The boxes of one partnership. */
export function partnershipPage(share: Partnership): PartnershipPage {
	const result = income(share.profit) + income(share.basisAdjustment) - deduction(share.foreignTaxDeduction);
	// Adjustment income is a separate profit (ITTOIA 2005 s.232): no loss of the year is set against it (HMRC 8219 to 8222).
	const adjustedProfit = positive(result) + income(share.accountingAdjustment);
	const loss = positive(-result);
	const transitionProfit = income(share.transitionProfitAmount);
	const { lossBroughtForward, transitionProfitLossUsed } = share;
	const earlier = lossesUsed(lossBroughtForward, transitionProfitLossUsed, transitionProfit, adjustedProfit);
	const lossAgainstOtherIncome = lower(deduction(share.lossAgainstOtherIncome), loss);
	const lossCarriedBack = lower(deduction(share.lossCarriedBack), loss - lossAgainstOtherIncome);
	const tradingProfit = adjustedProfit - earlier.lossUsed + income(share.otherBusinessIncome);
	const property = propertyOf(share.property);
	return {
		adjustedProfit,
		transitionProfit,
		transitionLossUsed: earlier.transitionLossUsed,
		lossUsed: earlier.lossUsed,
		tradingProfit,
		loss,
		lossAgainstOtherIncome,
		lossDeducted: lossAgainstOtherIncome,
		lossCarriedBack,
		lossCarriedForward: loss - lossAgainstOtherIncome - lossCarriedBack + earlier.left,
		...property,
		nonSavings: tradingProfit + property.propertyProfit,
		savings: income(share.untaxedInterest) + income(share.taxedIncome),
		dividends: income(share.dividends),
		taxDeducted:
			deduction(share.taxDeducted) + deduction(share.cisDeductions) + deduction(share.tradingTaxDeducted),
		class4Adjustment: deduction(share.class4Adjustment),
	};
}

/** FPS36 to FPS41.2. A loss is carried forward (ITA 2007 s.118). */
function propertyOf(property: Partnership['property']) {
	const result = income(property?.profit) + income(property?.adjustment);
	const broughtForward = deduction(property?.lossBroughtForward);
	const propertyLossUsed = lower(broughtForward, positive(result));
	const loss = positive(-result);
	const againstOtherIncome = lower(deduction(property?.lossAgainstOtherIncome), loss);
	return {
		propertyLossUsed,
		propertyLossAgainstOtherIncome: againstOtherIncome,
		propertyLossCarriedForward: loss - againstOtherIncome + broughtForward - propertyLossUsed,
		propertyProfit: positive(result) - propertyLossUsed,
		financeCosts: deduction(property?.financeCosts) + deduction(property?.financeCostsBroughtForward),
	};
}
