/** The made-up partnership of the journey, and what its return must carry: worked by hand from HMRC's form. */

/** Whose return it is, and the partners'. Each first digit fits the rest. */
export const UTRS = { partnership: '2234567890', ada: '1097172564', ben: '2108834503' };

const TRADE = 'Partnership[1]/TradingAndProfessionalIncomes[1]/Income[1]';
const STATEMENT = 'Partnership[1]/PartnershipStatement[1]';
const OTHER = 'Partnership[1]/OtherInformation[1]';
const INTEREST = 'PartnershipSavings[1]/Interest[1]/TaxNotDeducted[1]';

/**
 * Every leaf of the return, worked by hand. Turnover 40,000.55 is 40,000, costs 3,500, profit 36,500; interest 365.99
 * is 365. Ada had the whole for 178 of 365 days, then Ada and Ben three and two fifths for 187: Ben gets
 * 36,500 × 187 ÷ 365 × 2/5 = 7,480 and 74.8, of the interest 75; Ada the rest.
 */
export const expectedLeaves: readonly (readonly [path: string, value: string])[] = [
	['PartnershipName[1]', 'Moss & Fern'],
	['Partnership[1]/BusinessInvestmentIncome[1]/Trade[1]', 'yes'],
	['Partnership[1]/BusinessInvestmentIncome[1]/NeitherGoodsNorServicesExported[1]', 'yes'],
	[`${TRADE}/NameOfBusiness[1]`, 'Moss and Fern'],
	[`${TRADE}/Description[1]`, 'Gardening'],
	[`${TRADE}/AccountingPeriodStart[1]`, '2024-04-06'],
	[`${TRADE}/AccountingPeriodEnd[1]`, '2025-04-05'],
	[`${TRADE}/TurnoverBelowLimit[1]/Turnover[1]`, '40000.00'],
	[`${TRADE}/TurnoverBelowLimit[1]/Expenses[1]`, '3500.00'],
	[`${TRADE}/TurnoverBelowLimit[1]/NetProfitOrLoss[1]`, '36500.00'],
	[`${TRADE}/AdjustmentsForTaxableProfitOrLoss[1]/NetProfit[1]`, '36500.00'],
	[`${STATEMENT}/PartnershipInformation[1]/PeriodStart[1]`, '2024-04-06'],
	[`${STATEMENT}/PartnershipInformation[1]/PeriodEnd[1]`, '2025-04-05'],
	[`${STATEMENT}/PartnershipInformation[1]/NatureOfTrade[1]`, 'Gardening'],
	[`${STATEMENT}/PartnershipInformation[1]/TradeProfit[1]`, '36500.00'],
	[`${STATEMENT}/PartnershipInformation[1]/UntaxedUKsavingsIncome[1]`, '365.00'],
	[`${STATEMENT}/PartnerDetails[1]/PartnerName[1]`, 'Ada Moss'],
	[`${STATEMENT}/PartnerDetails[1]/PartnerUTR[1]`, UTRS.ada],
	[`${STATEMENT}/PartnerDetails[1]/TradeProfit[1]`, '29020.00'],
	[`${STATEMENT}/PartnerDetails[1]/UKsavingsIncome[1]`, '290.00'],
	[`${STATEMENT}/PartnerDetails[2]/PartnerName[1]`, 'Ben Fern'],
	[`${STATEMENT}/PartnerDetails[2]/PartnerUTR[1]`, UTRS.ben],
	[`${STATEMENT}/PartnerDetails[2]/DateAppointed[1]`, '2024-10-01'],
	[`${STATEMENT}/PartnerDetails[2]/TradeProfit[1]`, '7480.00'],
	[`${STATEMENT}/PartnerDetails[2]/UKsavingsIncome[1]`, '75.00'],
	[`${OTHER}/IncomeNotIncludedElsewhere[1]`, 'yes'],
	[`${OTHER}/NumberOfPartners[1]`, '2'],
	[`${OTHER}/NominatedPartner[1]`, 'Ada Moss'],
	[`${OTHER}/PartnershipSavings[1]`, 'yes'],
	[`${INTEREST}/PeriodStart[1]`, '2024-04-06'],
	[`${INTEREST}/PeriodEnd[1]`, '2025-04-05'],
	[`${INTEREST}/UntaxedUKinterest[1]`, '365.00'],
	[`${INTEREST}/TotalInterestTaxNotDeducted[1]`, '365.00'],
	['Declaration[1]/PartnershipDeclaration[1]', 'yes'],
];
