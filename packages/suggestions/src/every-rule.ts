/** All suggested-deduction rules. */
import type { Rule } from './rule.ts';
import { businessAtHome } from './rules/business-at-home.ts';
import { businessMileage } from './rules/business-mileage.ts';
import { employeeHomeWorking } from './rules/employee-home-working.ts';
import { employeeMileage } from './rules/employee-mileage.ts';
import { financeCosts } from './rules/finance-costs.ts';
import { flatRate } from './rules/flat-rate-expenses.ts';
import { gainsBand } from './rules/gains-band.ts';
import { giftAid } from './rules/gift-aid.ts';
import { leftOver } from './rules/left-over.ts';
import { marriageAllowance } from './rules/marriage-allowance.ts';
import { pensionPayment } from './rules/pension-payment.ts';
import { professionalFees } from './rules/professional-fees.ts';
import { propertyAllowance } from './rules/property-allowance.ts';
import { tradeLoss } from './rules/trade-loss.ts';
import { tradingAllowance } from './rules/trading-allowance.ts';

/** The rules, in no particular order. */
export const everyRule: readonly Rule[] = [
	employeeHomeWorking,
	employeeMileage,
	flatRate,
	professionalFees,
	businessAtHome,
	businessMileage,
	tradingAllowance,
	propertyAllowance,
	marriageAllowance,
	pensionPayment,
	giftAid,
	gainsBand,
	financeCosts,
	tradeLoss,
	leftOver,
];
