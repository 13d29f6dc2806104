/** What is owed for a year, and why. Pure: knows facts and years, reads no clock and no file. */
export { type CalculateOptions, calculate, rulesVersion } from './calculate.ts';
export type * from './calculation.ts';
export {
	daysToMatch,
	type Match,
	type MatchedSale,
	matchedSales,
} from './capital-gains/matched-disposals.ts';
export { sharesInWords } from './capital-gains/trading-days.ts';
export {
	claimableInvestments,
	claimedOnEach,
	type InvestmentScheme,
	isInvestmentScheme,
} from './claimed-investments.ts';
export {
	businessMileage,
	FULL_RATE_MILES,
	mileageAllowanceRelief,
	type Vehicle,
} from './flat-rates/mileage.ts';
export { businessAtHome, employeeAtHome } from './flat-rates/working-at-home.ts';
export { type LateFilingSoFar, lateFilingSoFar } from './late/filing-so-far.ts';
export { lateInterest } from './late/interest.ts';
export {
	type Late,
	type LateInputs,
	late,
	type Penalty,
	type PenaltyName,
	pointsInForce,
} from './late/late.ts';
export { needsForeignPages } from './missing/incomplete.ts';
export { withOwnShare } from './own-share.ts';
export { allDisposals, type CapitalGainsPage, gainOf } from './pages/capital-gains-page.ts';
export type { EmploymentPage } from './pages/employment-page.ts';
export { otherIncomePage } from './pages/other-income-page.ts';
export type { Pages } from './pages/pages.ts';
export type { PartnershipPage } from './pages/partnership-page.ts';
export type { PropertyPage } from './pages/property-page.ts';
export { disallowablePart, expenseBoxes, type TradePage } from './pages/trade-page.ts';
export {
	type Allocation as PartnershipAllocation,
	allocatePartnership,
	type Partner,
	type PartnershipResult,
	type SharePeriod,
} from './partnership/allocate.ts';
export { allowanceReduction } from './pensions/allowance-reduction.ts';
export { type AllowanceYear, annualAllowance, annualAllowanceExcess } from './pensions/annual-allowance.ts';
export { qualifyingIncome } from './qualifying-income.ts';
export { type Bill, type BillKind, billsOf } from './settlement/bills.ts';
export type { ChargeName, DuePartName } from './settlement/due-parts.ts';
export { settlementInPounds } from './settlement/in-pounds.ts';
export { type SettledOn, settledOn } from './settlement/settled-on.ts';
export { type PaidName, type Settlement, settlementOf } from './settlement/settlement.ts';
export { settledPages as pages } from './stages/run.ts';
export type { PaymentsOnAccountReason } from './stages/stage-13-payments-on-account.ts';
export { class4Exemption } from './stages/stage-16-national-insurance.ts';
export { type Cause, type CauseName, type WhatIf, whatIf } from './what-if.ts';
export { withAmountDue } from './with-amount-due.ts';
export { withClaims } from './with-claims.ts';
export { withinLimits } from './within-limits.ts';
export type { Used, UsedName } from './working/used.ts';
