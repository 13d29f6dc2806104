/** The boxes of one partnership page (SA104F): a partner's share. */
import type { Facts } from '@halfpenny/facts';
import { lower, positive } from '../rounding.ts';
import { deduction, income } from './box.ts';

/** One partnership. */
export type Partnership = NonNullable<Facts['partnerships']>[number];

/** What a partnership page says. Whole pounds in pence. */
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
	/** FPS23. */
	readonly lossCarriedBack: number;
	/** FPS24. */
	readonly lossCarriedForward: number;
	/** FPS38. */
	readonly propertyLossUsed: number;
	/** FPS39. */
	readonly propertyLossAgainstOtherIncome: number;
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
	// Adjustment income is a profit by itself (ITTOIA 2005 s.232): no loss of the year is set against it (HMRC 8219 to 8222).
	const adjustedProfit = positive(result) + income(share.accountingAdjustment);
	const loss = positive(-result);
	const broughtForward = deduction(share.lossBroughtForward);
	const lossUsed = lower(broughtForward, adjustedProfit);
	const lossAgainstOtherIncome = lower(deduction(share.lossAgainstOtherIncome), loss);
	const lossCarriedBack = lower(deduction(share.lossCarriedBack), loss - lossAgainstOtherIncome);
	const tradingProfit = adjustedProfit - lossUsed + income(share.otherBusinessIncome);
	const property = propertyOf(share.property);
	return {
		adjustedProfit,
		transitionProfit: income(share.transitionProfitAmount),
		transitionLossUsed: lower(
			deduction(share.transitionProfitLossUsed),
			income(share.transitionProfitAmount),
		),
		lossUsed,
		tradingProfit,
		loss,
		lossAgainstOtherIncome,
		lossCarriedBack,
		lossCarriedForward: loss - lossAgainstOtherIncome - lossCarriedBack + broughtForward - lossUsed,
		...property,
		nonSavings: tradingProfit + property.propertyProfit,
		savings: income(share.untaxedInterest) + income(share.taxedIncome),
		dividends: income(share.dividends),
		taxDeducted:
			deduction(share.taxDeducted) + deduction(share.cisDeductions) + deduction(share.tradingTaxDeducted),
		class4Adjustment: deduction(share.class4Adjustment),
	};
}

/** FPS36 to FPS41.2. */
function propertyOf(property: Partnership['property']) {
	const result = income(property?.profit) + income(property?.adjustment);
	const propertyLossUsed = lower(deduction(property?.lossBroughtForward), positive(result));
	return {
		propertyLossUsed,
		propertyLossAgainstOtherIncome: lower(deduction(property?.lossAgainstOtherIncome), positive(-result)),
		propertyProfit: positive(result) - propertyLossUsed,
		financeCosts: deduction(property?.financeCosts) + deduction(property?.financeCostsBroughtForward),
	};
}
