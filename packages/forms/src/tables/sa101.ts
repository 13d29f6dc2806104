/** SA101, additional information: the part that the calculation supports. Source: HMRC's MTR schemas. */
import type { Facts } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import { row, sourcesOf, type Table, type Work, work } from './row.ts';

const from = sourcesOf<Facts>();
const ALLOWANCE = 'reliefs.marriedCouplesAllowance';

/** The spouse's date of birth, if that gives entitlement to the allowance (HMRC 6102). */
const spouseBirth: Work = ({ facts: { reliefs, taxYear } }) => {
	const allowance = reliefs?.marriedCouplesAllowance;
	const birth = allowance?.higherIncome ? allowance.spouseDateOfBirth : undefined;
	return birth !== undefined && birth < yearData(taxYear).allowances.marriedCouplesBornBefore
		? { value: birth, origins: [`${ALLOWANCE}.spouseDateOfBirth`] }
		: undefined;
};

/** The date of marriage, unless before the tax year: that changes nothing, and HMRC rejects it (6414). */
const marriedInYear: Work = ({ facts: { reliefs, taxYear } }) => {
	const date = reliefs?.marriedCouplesAllowance?.dateOfMarriage;
	return date !== undefined && date >= yearData(taxYear).startsOn
		? { value: date, origins: [`${ALLOWANCE}.dateOfMarriage`] }
		: undefined;
};

/** The tick for half or all of the minimum amount, from the person filling in the return. */
const transferred =
	(higherIncome: boolean, share: 'half' | 'all'): Work =>
	({ facts: { reliefs } }) => {
		const allowance = reliefs?.marriedCouplesAllowance;
		return allowance?.higherIncome === higherIncome && allowance.transferred === share
			? { value: true, origins: [`${ALLOWANCE}.transferred`] }
			: undefined;
	};

/** The form needs the spouse's name from the person filling it in. */
const spouseName =
	(higherIncome: boolean): Work =>
	({ facts: { reliefs } }) => {
		const allowance = reliefs?.marriedCouplesAllowance;
		return allowance?.higherIncome === higherIncome && allowance.spouseName
			? { value: allowance.spouseName, origins: [`${ALLOWANCE}.spouseName`] }
			: undefined;
	};

const isEarner = (higherIncome: boolean) => (facts: Facts) =>
	facts.reliefs?.marriedCouplesAllowance?.higherIncome === higherIncome;

const surplus: Work = ({ facts: { reliefs } }) =>
	(reliefs?.marriedCouplesAllowance?.surplusFromSpouse ?? 0) > 0
		? { value: true, origins: [`${ALLOWANCE}.surplusFromSpouse`] }
		: undefined;

const netInterest: Table['rows'][number]['source'] = {
	from: 'facts',
	parts: [
		{ paths: ['savings.securitiesInterest'], round: 'down', sign: 1 },
		{ paths: ['savings.securitiesTaxDeducted'], round: 'up', sign: -1 },
	],
};

/** Additional information pages. */
export const sa101: Table = {
	form: 'SA101',
	element: 'SA101',
	// biome-ignore format: one row a line
	rows: [
		row('AOI1', 'GiltEdgeSecuritiesInterest/NetGiltInterest', 'Interest from gilts and securities after tax', 'money.notNegative', netInterest, { onlyWith: 'savings.securitiesTaxDeducted' }),
		row('AOI2', 'GiltEdgeSecuritiesInterest/TaxTakenOffGiltInterest', 'Tax taken off this interest', 'money.notNegative', from.up('savings.securitiesTaxDeducted')),
		row('AOI3', 'GiltEdgeSecuritiesInterest/GrossGiltInterest', 'Interest from gilts and securities before tax', 'money.notNegative', from.down('savings.securitiesInterest')),
		row('AOI12', 'StockDistributionsAndLoansWrittenOff/StockDividends', 'Stock dividends', 'money.positive', from.down('dividends.stockDividend')),
		row('AOI13', 'StockDistributionsAndLoansWrittenOff/BonusIssuesOfSecuritiesAndRedeemableShares', 'Bonus issues and redeemable shares', 'money.positive', from.down('dividends.redeemableShares')),
		row('AOI13.1', 'StockDistributionsAndLoansWrittenOff/CloseCompanyLoansWrittenOffOrReleased', 'Close company loans written off', 'money.positive', from.down('dividends.closeCompanyLoansWrittenOff')),
		row('AOR1', 'OtherTaxReliefs/VentureCapitalTrustShareSubscriptions', 'Venture capital trust shares', 'money.positive', from.up('reliefs.ventureCapitalTrust')),
		row('AOR2', 'OtherTaxReliefs/EnterpriseInvestmentSchemeShareSubscriptions', 'Enterprise Investment Scheme shares', 'money.positive', from.up('reliefs.enterpriseInvestmentScheme')),
		row('AOR3', 'OtherTaxReliefs/CommunityInvestmentTrustRelief', 'Community investment', 'money.positive', from.up('reliefs.communityInvestment')),
		row('AOR4', 'OtherTaxReliefs/AnnuitiesAndAnnualPayments', 'Annuities and annual payments made', 'money.positive', from.up('reliefs.annualPaymentsMade')),
		row('AOR5', 'OtherTaxReliefs/QualifyingLoanInterest', 'Qualifying loan interest', 'money.positive', from.up('reliefs.qualifyingLoanInterest')),
		row('AOR6', 'OtherTaxReliefs/PostCessationAndOtherLosses', 'Post-cessation and certain other losses', 'money.positive', from.up('reliefs.postCessationTradeReliefAndCertainOtherLosses')),
		row('AOR6.1', 'OtherTaxReliefs/PreincorporationLosses', 'Pre-incorporation losses', 'money.positive', from.up('reliefs.preIncorporationLosses')),
		row('AOR7', 'OtherTaxReliefs/MaintenanceOrAlimonyPayments', 'Maintenance payments', 'money.positive', from.up('reliefs.maintenancePayments')),
		row('AOR8', 'OtherTaxReliefs/TradeUnionEtcDeathBenefitPayments', 'Payments to a trade union for death benefits', 'money.positive', from.up('reliefs.paymentsToTradeUnionsForDeathBenefits')),
		row('AOR10', 'OtherTaxReliefs/SeedEnterpriseInvestmentSchemeAmount', 'Seed Enterprise Investment Scheme shares', 'money.positive', from.up('reliefs.seedEnterpriseInvestmentScheme')),
		row('AOR12', 'OtherTaxReliefs/NondeductibleLoanInterest', 'Loan interest that is not deductible', 'money.notNegative', from.up('reliefs.nonDeductibleLoanInterest')),
		row('MCA1', 'AgeRelatedMarriedCouplesAllowance/HigherEarner/SpousesName', 'Spouse’s name', 'text', work(spouseName(true), `${ALLOWANCE}.spouseName`), { longest: 28, required: isEarner(true) }),
		row('MCA2', 'AgeRelatedMarriedCouplesAllowance/HigherEarner/SpousesDateOfBirth', 'Spouse’s date of birth', 'date', work(spouseBirth)),
		row('MCA3', 'AgeRelatedMarriedCouplesAllowance/HigherEarner/HalfMinimumAllowanceTransferToOther', 'Half of the minimum goes to the spouse', 'tick', work(transferred(true, 'half'))),
		row('MCA4', 'AgeRelatedMarriedCouplesAllowance/HigherEarner/AllMinimumAllowanceTransferToOther', 'All of the minimum goes to the spouse', 'tick', work(transferred(true, 'all'))),
		row('MCA6', 'AgeRelatedMarriedCouplesAllowance/LowerEarner/HalfMinimumAllowanceTransferToYou', 'Half of the minimum comes from the spouse', 'tick', work(transferred(false, 'half'))),
		row('MCA7', 'AgeRelatedMarriedCouplesAllowance/LowerEarner/AllMinimumAllowanceTransferToYou', 'All of the minimum comes from the spouse', 'tick', work(transferred(false, 'all'))),
		row('MCA8', 'AgeRelatedMarriedCouplesAllowance/LowerEarner/SpousesName', 'Spouse’s name', 'text', work(spouseName(false), `${ALLOWANCE}.spouseName`), { longest: 28, required: isEarner(false) }),
		row('MCA9', 'AgeRelatedMarriedCouplesAllowance/DateOfMarriageOrCivilPartnership', 'Date of marriage or civil partnership', 'date', work(marriedInYear, `${ALLOWANCE}.dateOfMarriage`)),
		row('MCA10', 'AgeRelatedMarriedCouplesAllowance/SurplusAllowanceFromSpouse', 'Spouse’s spare allowance', 'tick', work(surplus)),
		row('MCA11', 'AgeRelatedMarriedCouplesAllowance/SurplusAllowanceToSpouse', 'Spare allowance goes to the spouse', 'tick', from.value('reliefs.marriedCouplesAllowance.surplusToSpouse')),
		row('AIL1', 'OtherInformation/IncomeTaxLosses/EarlierYearsIncomeTaxLosses', 'Losses of earlier years from other income', 'money.positive', from.up('otherIncome.lossesBroughtForward')),
		row('AIL6', 'OtherInformation/AmountOfPayrollGiving', 'Payroll giving', 'money.notNegative', from.up('reliefs.payrollGiving')),
		row('AIL10', 'OtherInformation/PensionTaxAndLumpSums/AmountSavedExceedingAnnualAllowance', 'Pension savings above the annual allowance', 'money.positive', from.down('pensionCharges.excessOfAnnualAllowance')),
		row('AIL11', 'OtherInformation/PensionTaxAndLumpSums/AnnualAllowanceTaxPaidByPensionScheme', 'Annual allowance tax paid by the scheme', 'money.positive', from.up('pensionCharges.annualAllowanceTaxPaid')),
		row('AIL11.1', 'OtherInformation/PensionTaxAndLumpSums/PensionBenefitTransferredSubjectToOTC', 'Pension transferred overseas, subject to a charge', 'money.positive', from.down('pensionCharges.overseasTransfer')),
		row('AIL11.2', 'OtherInformation/PensionTaxAndLumpSums/TaxPaidByPensionSchemeOnOTC', 'Charge on the transfer paid by the scheme', 'money.notNegative', from.up('pensionCharges.overseasTransferTaxPaid')),
		row('AIL12', 'OtherInformation/PensionTaxAndLumpSums/PensionSchemeTaxRef', 'Tax reference of the pension scheme', 'text', from.value('pensionCharges.schemeReference'), { longest: 10 }),
		row('AIL13', 'OtherInformation/PensionTaxAndLumpSums/UnauthorisedPaymentNotSubjectToSurcharge', 'Unauthorised payment without surcharge', 'money.positive', from.down('pensionCharges.unauthorisedPayment')),
		row('AIL14', 'OtherInformation/PensionTaxAndLumpSums/UnauthorisedPaymentSubjectToSurcharge', 'Unauthorised payment with surcharge', 'money.positive', from.down('pensionCharges.unauthorisedPaymentWithSurcharge')),
		row('AIL15', 'OtherInformation/PensionTaxAndLumpSums/ForeignTaxPaidOnUnauthorisedPayment', 'Foreign tax on an unauthorised payment', 'money.notNegative', from.up('pensionCharges.unauthorisedPaymentForeignTax')),
		row('AIL16', 'OtherInformation/PensionTaxAndLumpSums/OverseasPensionContributionShortServiceRefund', 'Short service refund', 'money.positive', from.down('pensionCharges.shortServiceRefund')),
		row('AIL18', 'OtherInformation/PensionTaxAndLumpSums/ForeignTaxPaid', 'Foreign tax on the refund', 'money.notNegative', from.up('pensionCharges.shortServiceRefundForeignTax')),
	],
};
