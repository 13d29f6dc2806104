/** What the server says about Making Tax Digital: fields as HMRC names them, why HMRC refuses, what waits. */
import { defineMessages } from './define-messages.ts';

/** What comes next: a quarter's name, of which business, and by when. */
interface Next {
	readonly what: string;
	readonly name: string;
	readonly date: string;
}

/** Says a sentence about a year under Making Tax Digital. */
export const sayMtdYear = defineMessages({
	'obligation.quarterly': 'Quarterly update',
	'quarter.notCarriedOn': 'This business wasn’t running in that period.',
	'update.accepted': 'Quarterly submission completed successfully',
	'update.unchanged': 'HMRC already has these figures. Nothing was sent again.',
	'update.sent': 'Sent. Waiting for HMRC.',
	'update.queued':
		'HMRC can’t take it just now. We’ve kept your figures and will send them as soon as it can.',
	'update.refused': 'HMRC did not accept this update. Correct it and send it again.',
	'update.notSent': 'This update wasn’t sent. Check your connection to HMRC, then send it again.',
	'update.unanswered':
		'We couldn’t find out whether HMRC has this update. Look at what HMRC holds, then send it again.',
	'next.later': (next: Next) => `Next: ${next.what} for ${next.name}, due by ${next.date}`,
	'next.open': (next: Next) => `Send ${next.what} for ${next.name} by ${next.date}`,
	'next.overdue': (next: Next) => `${next.what} for ${next.name} was due on ${next.date}. Send it now`,
	'next.waiting': (next: Next) => `${next.what} for ${next.name} is on its way to HMRC`,
	'next.met': (next: Next) => `HMRC has ${next.what} for ${next.name}`,
	'next.sent': (next: Next) => `${next.what} for ${next.name} was sent`,
	'next.finalDeclaration': ({ date }: Pick<Next, 'date'>) => `Make your final declaration by ${date}`,
	'link.property': 'UK property',
	'link.trade': 'Your business',
	'yearEnd.annual': ({ name }: { name: string }) => `Adjustments and allowances for ${name}`,
	'yearEnd.losses': ({ name }: { name: string }) => `Losses of ${name}`,
	'yearEnd.savings': 'Interest on UK accounts',
	'yearEnd.otherSavings': 'Interest on securities',
	'yearEnd.dividends': 'Dividends from UK companies and funds',
	'yearEnd.otherDividends': 'Other dividends',
	'yearEnd.charitableGiving': 'Gifts to charity',
	'yearEnd.pensionReliefs': 'Payments into pensions',
	'yearEnd.otherReliefs': 'Other reliefs',
	'yearEnd.otherExpenses': 'Payments to trade unions',
	'yearEnd.employmentExpenses': 'Expenses of your jobs',
	'yearEnd.childBenefit': 'Child Benefit',
	'yearEnd.constructionIndustry': 'Construction Industry Scheme deductions',
	'yearEnd.winterFuel': 'Winter Fuel Payment',
	'yearEnd.foreignIncome': 'Interest and dividends from abroad',
	'yearEnd.investments': 'Relief for investments',
	'yearEnd.pensionCharges': 'Charges on pension savings',
	'yearEnd.marriageAllowance': 'Marriage Allowance',
	'yearEnd.classTwo': 'Voluntary Class 2 National Insurance',
	'update.heldDiffers':
		'HMRC’s figures are different from the ones we last sent. Compare them, then send it again.',
});

/** HMRC's fields of a year to date in words, by the place in HMRC's body. */
const fields: Readonly<Record<string, string>> = {
	'periodIncome.turnover': 'Turnover',
	'periodIncome.other': 'Other income',
	'periodIncome.taxTakenOffTradingIncome': 'Tax taken off trading income',
	'periodExpenses.consolidatedExpenses': 'All expenses as one figure',
	'periodExpenses.costOfGoods': 'Cost of goods',
	'periodExpenses.paymentsToSubcontractors': 'Payments to subcontractors',
	'periodExpenses.wagesAndStaffCosts': 'Wages and staff costs',
	'periodExpenses.carVanTravelExpenses': 'Car, van and travel expenses',
	'periodExpenses.premisesRunningCosts': 'Running costs of premises',
	'periodExpenses.maintenanceCosts': 'Repairs and maintenance',
	'periodExpenses.adminCosts': 'Admin costs',
	'periodExpenses.businessEntertainmentCosts': 'Business entertainment',
	'periodExpenses.advertisingCosts': 'Advertising',
	'periodExpenses.interestOnBankOtherLoans': 'Interest on bank and other loans',
	'periodExpenses.financeCharges': 'Bank, credit card and other finance charges',
	'periodExpenses.irrecoverableDebts': 'Debts written off',
	'periodExpenses.professionalFees': 'Professional fees',
	'periodExpenses.depreciation': 'Depreciation',
	'periodExpenses.otherExpenses': 'Other expenses',
	'ukProperty.income.periodAmount': 'Rent income',
	'ukProperty.income.otherIncome': 'Other property income',
	'ukProperty.income.premiumsOfLeaseGrant': 'Premiums for the grant of a lease',
	'ukProperty.income.reversePremiums': 'Reverse premiums',
	'ukProperty.income.taxDeducted': 'Tax taken off',
	'ukProperty.income.rentARoom.rentsReceived': 'Rent a Room: rents received',
	'ukProperty.expenses.consolidatedExpenses': 'All expenses as one figure',
	'ukProperty.expenses.premisesRunningCosts': 'Premises running costs',
	'ukProperty.expenses.repairsAndMaintenance': 'Repairs and maintenance',
	'ukProperty.expenses.financialCosts': 'Financial costs',
	'ukProperty.expenses.professionalFees': 'Professional fees',
	'ukProperty.expenses.costOfServices': 'Cost of services',
	'ukProperty.expenses.travelCosts': 'Travel costs',
	'ukProperty.expenses.other': 'Other property expenses',
	'ukProperty.expenses.residentialFinancialCost': 'Interest on homes that are let',
	'ukProperty.expenses.residentialFinancialCostsCarriedForward':
		'Interest on homes that are let, from earlier years',
	'ukProperty.expenses.rentARoom.amountClaimed': 'Rent a Room: amount claimed',
	'adjustments.includedNonTaxableProfits': 'Income that is not taxable as profit',
	'adjustments.basisAdjustment': 'Adjustment to align with the tax year',
	'adjustments.accountingAdjustment': 'Adjustment for a change of accounting',
	'adjustments.averagingAdjustment': 'Averaging adjustment',
	'adjustments.outstandingBusinessIncome': 'Other business income',
	'adjustments.balancingChargeBpra': 'Balancing charge for renovated premises',
	'adjustments.balancingChargeOther': 'Balancing charges',
	'adjustments.goodsAndServicesOwnUse': 'Goods and services for your own use',
	'adjustments.transitionProfitAmount': 'Transition profit of this year',
	'adjustments.transitionProfitAccelerationAmount': 'Transition profit taken early',
	'adjustments.adjustmentToProfitsForClass4': 'Adjustment to profits for Class 4',
	'allowances.annualInvestmentAllowance': 'Annual Investment Allowance',
	'allowances.capitalAllowanceMainPool': 'Capital allowances: main pool',
	'allowances.capitalAllowanceSpecialRatePool': 'Capital allowances: special rate pool',
	'allowances.businessPremisesRenovationAllowance': 'Allowance for renovated premises',
	'allowances.enhancedCapitalAllowance': '100% capital allowances',
	'allowances.allowanceOnSales': 'Allowances on sale or when the business ends',
	'allowances.capitalAllowanceSingleAssetPool': 'Capital allowances: single asset pool',
	'allowances.zeroEmissionsCarAllowance': 'Zero-emissions car allowance',
	'allowances.tradingIncomeAllowance': 'Trading allowance',
	'ukProperty.adjustments.balancingCharge': 'Balancing charges',
	'ukProperty.adjustments.privateUseAdjustment': 'Private use',
	'ukProperty.allowances.annualInvestmentAllowance': 'Annual Investment Allowance',
	'ukProperty.allowances.otherCapitalAllowance': 'Other capital allowances',
	'ukProperty.allowances.costOfReplacingDomesticItems': 'Replacing domestic items',
	'ukProperty.allowances.zeroEmissionsCarAllowance': 'Zero-emissions car allowance',
	'ukProperty.allowances.propertyIncomeAllowance': 'Property allowance',
	'losses.broughtForwardLosses': 'Losses brought forward from earlier years',
	'claims.carrySideways.currentYearGeneralIncome': 'This year’s loss, set against other income',
	'claims.carryBack.previousYearGeneralIncome': 'This year’s loss, carried back a year',
	'claims.carryBack.earlyYearLosses': 'Loss of the first years, carried back',
	'claims.carryBack.terminalLosses': 'Loss on ceasing, carried back',
	'claims.carryForward.currentYearLosses': 'This year’s loss, carried forward',
	'claims.carryForward.previousYearsLosses': 'Earlier losses, carried forward again',
	untaxedUkInterest: 'UK interest, paid gross',
	taxedUkInterest: 'UK interest, after tax was taken off',
	'securities.grossAmount': 'Interest on securities, before tax',
	'securities.taxTakenOff': 'Tax taken off it',
	'securities.netAmount': 'Interest on securities, after tax',
	ukDividends: 'Dividends from UK companies',
	otherUkDividends: 'Dividends from UK funds',
	'stockDividend.grossAmount': 'Stock dividends',
	'redeemableShares.grossAmount': 'Bonus issues and redeemable shares',
	'closeCompanyLoansWrittenOff.grossAmount': 'Loans from a close company written off',
	'giftAidPayments.totalAmount': 'Gift Aid payments',
	'giftAidPayments.oneOffAmount': 'of which, one-off payments',
	'giftAidPayments.amountTreatedAsPreviousTaxYear': 'of which, treated as paid in the year before',
	'giftAidPayments.amountTreatedAsSpecifiedTaxYear': 'Gift Aid paid later, treated as paid in this year',
	'gifts.landAndBuildings': 'Land and buildings given',
	'gifts.sharesOrSecurities': 'Shares and securities given',
	'pensionReliefs.regularPensionContributions': 'Payments with relief at source',
	'pensionReliefs.oneOffPensionContributionsPaid': 'of which, one-off payments',
	'pensionReliefs.retirementAnnuityPayments': 'Retirement annuity payments',
	'pensionReliefs.paymentToEmployersSchemeNoTaxRelief': 'Payments to an employer’s scheme',
	'pensionReliefs.overseasPensionSchemeContributions': 'Payments to schemes abroad',
	'nonDeductibleLoanInterest.reliefClaimed': 'Loan interest for a property letting partnership',
	'payrollGiving.reliefClaimed': 'Payroll Giving',
	'annualPaymentsMade.reliefClaimed': 'Annuities and annual payments made',
	'qualifyingDistributionRedemptionOfSharesAndSecurities.amount': 'Redeemed bonus shares or securities',
	'qualifyingLoanInterestPayments.0.reliefClaimed': 'Qualifying loan interest',
	'maintenancePayments.0.amount': 'Maintenance payments',
	'postCessationTradeReliefAndCertainOtherLosses.0.amount': 'Losses and costs after a business ended',
	'paymentsToTradeUnionsForDeathBenefits.expenseAmount': 'Payments to a trade union for death benefits',
	'patentRoyaltiesPayments.expenseAmount': 'Patent royalties paid',
	'expenses.businessTravelCosts': 'Business travel',
	'expenses.hotelAndMealExpenses': 'Hotels and meals',
	'expenses.mileageAllowanceRelief': 'Mileage allowance relief',
	'expenses.vehicleExpenses': 'Costs of vehicles',
	'expenses.flatRateJobExpenses': 'Flat rate expenses',
	'expenses.professionalSubscriptions': 'Professional fees and subscriptions',
	'expenses.jobExpenses': 'Tools and work clothes',
	'expenses.otherAndCapitalAllowances': 'Other expenses and capital allowances',
	amountOfChildBenefitReceived: 'Child Benefit received',
	numberOfChildren: 'Number of children',
	dateCeased: 'Stopped on',
	winterFuelPayment: 'Winter Fuel Payment received',
	totalDeductionAmount: 'Taken off by contractors',
	'class2Nics.class2VoluntaryContributions': 'Pay Class 2 voluntarily',
	marriageAllowance: 'Give it to your spouse',
	foreignInterest: 'Interest from abroad',
	foreignDividends: 'Dividends from abroad',
	foreignDividendsTaxTakenOff: 'Foreign tax taken off the dividends',
	eisSubscription: 'Enterprise Investment Scheme (EIS)',
	eisKnowledgeIntensive: 'EIS in knowledge-intensive companies',
	seedEnterpriseInvestment: 'Seed Enterprise Investment Scheme (SEIS)',
	vctSubscription: 'Venture capital trusts',
	communityInvestment: 'Community investment',
	'pensionContributions.pensionSchemeTaxReference': 'The scheme’s tax reference',
	'pensionContributions.inExcessOfTheAnnualAllowance': 'Saved above the annual allowance',
	'pensionContributions.annualAllowanceTaxPaid': 'Tax on it that the scheme paid',
	'pensionContributions.taperedAnnualAllowance': 'Your allowance was reduced for a high income',
	'pensionContributions.moneyPurchasedAllowance':
		'Your allowance was reduced after you drew a pension flexibly',
	'pensionSchemeUnauthorisedPayments.pensionSchemeTaxReference': 'The paying scheme’s tax reference',
	'pensionSchemeUnauthorisedPayments.surcharge.amount': 'Unauthorised payments, with surcharge',
	'pensionSchemeUnauthorisedPayments.surcharge.foreignTaxPaid': 'Foreign tax on them',
	'pensionSchemeUnauthorisedPayments.noSurcharge.amount': 'Unauthorised payments, without surcharge',
	'pensionSchemeUnauthorisedPayments.noSurcharge.foreignTaxPaid': 'Foreign tax on payments without surcharge',
	'pensionSchemeOverseasTransfers.transferCharge': 'Pensions moved abroad',
	'pensionSchemeOverseasTransfers.transferChargeTaxPaid': 'Tax on them that was paid',
	'overseasPensionContributions.shortServiceRefund': 'Refunds after a short service',
	'overseasPensionContributions.shortServiceRefundTaxPaid': 'Tax on refunds that was paid',
};

const DISALLOWED = /^periodDisallowableExpenses\.(.+)Disallowable$/;

/** HMRC's field in words; HMRC's own name of one that has none here. */
export function sayHmrcField(field: string): string {
	const [, disallowed] = DISALLOWED.exec(field) ?? [];
	if (disallowed === undefined) return fields[field] ?? field;
	return `${fields[`periodExpenses.${disallowed}`] ?? disallowed}: not allowable`;
}

/** HMRC's reasons for refusing that a person can do something about, by HMRC's code. */
const refusals: Readonly<Record<string, string>> = {
	FORMAT_VALUE: 'An amount is too large, too small or has more than two decimals.',
	RULE_BOTH_EXPENSES_SUPPLIED: 'Expenses can be given as one figure or by category, not both.',
	RULE_OUTSIDE_AMENDMENT_WINDOW: 'The deadline for changing this tax year has passed.',
	RULE_SUBMISSION_END_DATE_CANNOT_MOVE_BACKWARDS: 'HMRC already has an update for a later period.',
	RULE_START_DATE_NOT_ALIGNED_WITH_REPORTING_TYPE:
		'The period does not start when HMRC expects it to. Check whether the business has standard or calendar quarters.',
	RULE_START_DATE_NOT_ALIGNED_TO_COMMENCEMENT_DATE:
		'The period does not start on the day the business started.',
	RULE_END_DATE_NOT_ALIGNED_WITH_REPORTING_TYPE:
		'The period does not end when HMRC expects it to. Check whether the business has standard or calendar quarters.',
	RULE_START_AND_END_DATE_NOT_ALLOWED:
		'HMRC doesn’t want quarterly updates from this business in this tax year.',
	RULE_INCOME_SOURCES_CHANGED: 'Your businesses changed after the calculation. Trigger a new calculation.',
	RULE_RECENT_SUBMISSIONS_EXIST: 'Something was sent after the calculation. Trigger a new calculation.',
	RULE_RESIDENCY_CHANGED:
		'The part of the UK you pay tax in changed after the calculation. Trigger a new calculation.',
	RULE_FINAL_DECLARATION_IN_PROGRESS:
		'HMRC is still calculating this tax year. Wait a minute, then trigger a new calculation.',
	RULE_FINAL_DECLARATION_RECEIVED: 'HMRC already has a final declaration for this tax year.',
	RULE_FINAL_DECLARATION_TAX_YEAR: 'The tax year has not ended yet.',
	RULE_INCOME_SOURCES_INVALID:
		'HMRC’s records of your businesses don’t fit this tax year. Contact HMRC before you declare.',
	RULE_NO_INCOME_SUBMISSIONS_EXIST:
		'HMRC has no record of your income for this tax year. Submit quarterly updates first.',
	RULE_SUBMISSION_FAILED: 'HMRC couldn’t use this calculation. Trigger a new calculation.',
	RULE_TAX_YEAR_NOT_SUPPORTED: 'HMRC doesn’t take this tax year through MTD.',
	RULE_DELETE_AFTER_FINAL_DECLARATION: 'HMRC used this loss in a final declaration, so it can’t be removed.',
	RULE_CARRY_FORWARD_AND_TERMINAL_LOSS_NOT_ALLOWED: 'A loss on ceasing can’t be carried forward as well.',
	RULE_VOLUNTARY_CLASS2_CANNOT_BE_CHANGED:
		'HMRC no longer lets you change voluntary Class 2 National Insurance for this tax year.',
	RULE_INVALID_SUBMISSION_PENSION_SCHEME: 'HMRC’s only record of a job is a pension, which has no expenses.',
	FORMAT_CONTRACTOR_NAME: 'Give the contractor’s name, in at most 105 characters.',
	FORMAT_EMPLOYER_REFERENCE: 'An employer reference looks like 123/AB456.',
	RULE_DUPLICATE_SUBMISSION:
		'HMRC already has deductions by this contractor. Remove them first, then add them again.',
	FORMAT_PENSION_SCHEME_TAX_REFERENCE:
		'A scheme’s tax reference has eight digits, an R and a letter. Correct it in your answers.',
	FORMAT_SPOUSE_OR_CIVIL_PARTNERS_NINO:
		'HMRC doesn’t recognise your spouse’s National Insurance number. Check it in your answers.',
	FORMAT_UNIQUE_INVESTMENT_REFERENCE:
		'A reference has at most 90 letters, digits, spaces, hyphens and full stops. Check it on the certificate.',
	FORMAT_NAME: 'HMRC doesn’t accept this name. Write it with letters from A to Z in your answers.',
	RULE_DECEASED_RECIPIENT: 'HMRC’s records say that your spouse has died. Contact HMRC.',
	RULE_INVALID_REQUEST:
		'HMRC can’t move the allowance between these two people. Check your spouse’s details, or contact HMRC.',
	RULE_DATE_CEASED: 'Child Benefit must have stopped within the tax year.',
	RULE_WFP_AMOUNT_ABOVE_MAXIMUM: 'A Winter Fuel Payment is never that high. Check the amount.',
	RULE_WFP_AMOUNT_BELOW_MINIMUM: 'A Winter Fuel Payment is never that low. Check the amount.',
	RULE_INCORRECT_GOV_TEST_SCENARIO:
		'HMRC’s test service has this ready-made answer only for its own example businesses, not for yours. Choose STATEFUL, or turn Test Mode off.',
	RULE_INSOLVENT_TRADER: 'HMRC’s records show you as insolvent. Contact HMRC.',
	RULE_FIRST_ACCOUNTING_DATE_RANGE_INVALID: 'The first accounting period must be a whole tax year.',
	RULE_PROPERTY_BUSINESS_ADDED: 'HMRC already has a property business of this kind.',
	RULE_COMMENCEMENT_DATE_NOT_SUPPORTED: 'The business must have started before today.',
};

/** Why HMRC refused, in words; HMRC's own code where we have none. */
export function sayHmrcRefusal(code: string): string {
	return refusals[code] ?? `HMRC’s reason: ${code}`;
}
