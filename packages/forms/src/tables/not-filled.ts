/** The elements of these forms that we do not fill, and why. Each entry covers its element and all below it. */

/** Elements that stay empty. */
export interface NotFilled {
	/** `/MTR/SA101/LifeInsuranceGains`. */
	readonly under: string;
	readonly reason: string;
}

const NO_FIG = 'the regime for foreign income and gains of new residents is not supported';
const NO_NOTES = 'there is nothing to explain: figures are final and computations stand in their own boxes';
const NO_FACT = 'no answer is asked for it yet; the box is optional';
const ABROAD = 'foreign income has no pages yet';

const groups: Readonly<Record<string, readonly string[]>> = {
	'an address is given to HMRC by the account, not with a return': [
		'SA100/YourPersonalDetails/NewAddress',
		'SA100/YourPersonalDetails/TelephoneNumber',
		'SA103F/BusinessDetails/BusinessAddressFirstLine',
		'SA103F/BusinessDetails/BusinessAddressPostcode',
		'SA103F/BusinessDetails/ChangeOfBusinessDetails',
		'SA103S/BusinessDetails/BusinessAddressPostcode',
		'SA103S/BusinessDetails/ChangeOfBusinessDetails',
	],
	'these pages are not supported; a return that needs them is refused': [
		'SA100/YourTaxReturn/MinisterOfReligionSchedule',
		'SA100/YourTaxReturn/NumberOfMinisterOfReligionSchedules',
		'SA100/YourTaxReturn/LloydsUnderwriterSchedule',
		'SA100/YourTaxReturn/ForeignSchedule',
		'SA100/YourTaxReturn/TrustsSchedule',
		'SA100/YourTaxReturn/ResidentRemittanceSchedule',
		'SA100/YourTaxReturn/ResidenceFIGschedule',
		'SA100/ChargeableEventGains',
		'SA101/LifeInsuranceGains',
		'SA101/SharesEmploymentCompensationsAndDeductions',
		'SA103F/TaxableProfitOrLoss/AveragingAdjustment',
		'SA104F/ShareOfProfits/AveragingAdjustment',
		'SA104S/ShareOfPartnershipTradingOrProfessionalProfits/AveragingAdjustment',
		'SA104F/ShareOfUntaxedIncome/ShareOfFHLProfit',
		'SA104F/ShareOfUntaxedIncome/AdjustmentsToFHLProfit',
		'SA104F/ShareOfUntaxedIncome/TaxableFHLProfit',
		'SA105/FurnishedHolidayLettings',
		'SA108/NRCGTonUKpropertyOrLandAndIndirectDisposals',
		'SA108/EISandQAHC',
		'SA108/LossesAndAdjustments/NonResidentdualResidentTrustLiability',
		'SA108/ResidentialPropertyAndCarriedInterest/CarriedInterestArisingBasis',
		'SA108/ResidentialPropertyAndCarriedInterest/CarriedInterestAccrualsBasis',
		'SA108/ResidentialPropertyAndCarriedInterest/GainsOnCarriedInterestInTheYear',
		'SA108/OtherPropertyAssetsAndGains/AttributedGains',
	],
	'repayments go the way that HMRC has on record, and nobody else is paid': [
		'SA100/FinishingYourTaxReturn/PaidTooMuch',
	],
	'the person files alone: an agent is named in the header': [
		'SA100/FinishingYourTaxReturn/TaxAdviser',
		'SA100/FinishingYourTaxReturn/SigningYourForm/CapacityOfPersonSigning',
		'SA100/FinishingYourTaxReturn/SigningYourForm/NameOfPersonSignedFor',
		'SA100/FinishingYourTaxReturn/SigningYourForm/NameOfPersonSigning',
		'SA100/FinishingYourTaxReturn/SigningYourForm/AddressOfPersonSigning',
	],
	[NO_NOTES]: [
		'SA100/FinishingYourTaxReturn/SigningYourForm/OtherInformationSpace',
		'SA100/FinishingYourTaxReturn/SigningYourForm/ProvisionalFigures',
		'SA103F/OtherInformationSpace',
		'SA104S/AnyOtherInformationSpace',
		'SA110/AnyOtherInformationSpace',
		'SA108/EstimateOrValuation',
	],
	[NO_FACT]: [
		'SA100/TaxReliefs/Pensions/OneOffRegisteredPensionSchemesPayments',
		'SA100/TaxReliefs/BlindPersonsAllowance/BlindPersonsAllowanceDetails/SurplusBlindPersonsAllowanceToSpouse',
		'SA100/TaxReliefs/BlindPersonsAllowance/BlindPersonsAllowanceDetails/LocalAuthorityName',
		'SA100/MarriageAllowance',
		'SA100/FinishingYourTaxReturn/NotPaidEnough',
		'SA101/BusinessTaxedIncome',
		'SA101/OtherTaxReliefs/BonusSecurityRedemptionDistributionRelief',
		'SA101/AgeRelatedMarriedCouplesAllowance/HigherEarner/PreviousSpousesDateOfBirth',
		'SA101/AgeRelatedMarriedCouplesAllowance/SurplusAllowanceToSpouse',
		'SA101/OtherInformation/IncomeTaxLosses/UnusedIncomeTaxLossesCarriedForward',
		'SA101/OtherInformation/PensionTaxAndLumpSums/PensionSchemeTaxRef',
		'SA101/OtherInformation/TaxAvoidanceSchemes',
		'SA102/Employment/PensionContributionPaymentFromHMRC',
		'SA102/Employment/CloseCompanyName',
		'SA102/Employment/CompanyRegistrationNo',
		'SA102/Employment/CloseCompanyDividend',
		'SA102/Employment/PercentageShareholding',
		'SA103F/OtherInformation/SpecialArrangementsApply',
		'SA103F/OtherInformation/InformationProvidedLastYear',
		'SA103F/BalanceSheet',
		'SA103S/BusinessDetails/FosterEtcCarerIndicator',
		'SA103S/CapitalAllowances/AllowanceForSmallBalanceOfUnrelievedExpenditure',
		'SA104F/ShareOfUntaxedIncome/SavingsIncome/UKUntaxedSavingsAdjustment',
		'SA104F/ShareOfUntaxedIncome/UKPropertyIncome/LossToBeCarriedForward',
		'SA104F/ShareOfUntaxedIncome/OtherUntaxedUKIncome',
		'SA104F/ShareOfPartnershipIncome/ShareOfOtherTaxedIncome',
		'SA105/TaxableProfitOrLoss/ZeroEmissionGoodsVehicleAllowance',
		'SA108/OtherPropertyAssetsAndGains/NonResidentialDisposalsIncludedInBox17',
		'SA108/OtherPropertyAssetsAndGains/LandAndPropertyDisposalsWhereBADRisBeingClaimed',
		'SA108/OtherPropertyAssetsAndGains/SharesDisposalsWhereBADRisBeingClaimed',
		'SA108/UnlistedSharesAndSecurities/GainsExceedingESSlimit',
		'SA108/UnlistedSharesAndSecurities/GainsInvestedUnderSeedEIS',
		'WelshReturn',
	],
	'nothing is attached: the computation stands in box CGT54': [
		'SA100/YourTaxReturn/CapitalGainsComputationAttached',
	],
	'claims between years are made apart from the return': [
		'SA101/OtherInformation/IncomeTaxLosses/NextYearsTradingAndCapitalLossesRelief',
		'SA101/OtherInformation/IncomeTaxLosses/NextYearsUncappedLossRelief',
		'SA101/OtherInformation/IncomeTaxLosses/YearForWhichReliefClaimed',
		'SA108/UnlistedSharesAndSecurities/LossesUsedAgainstPreviousReturnYearIncome',
		'SA108/UnlistedSharesAndSecurities/SEISandEISlossReliefInPreviousReturnYear',
		'SA108/LossesAndAdjustments/LossesUsedAgainstEarlierReturnYearsGain',
		'SA110/AdjustmentsToTaxDue/NextYearsRepaymentClaimedNow',
	],
	[ABROAD]: [
		'SA104F/ShareOfUntaxedIncome/SavingsIncome/ForeignIncome',
		'SA104F/ShareOfUntaxedIncome/OffshoreFundsIncome',
		'SA104F/ShareOfUntaxedIncome/OtherUntaxedForeignIncome',
		'SA104F/ShareOfPartnershipIncome/ShareOfDividendIncome/TotalForeignTaxTakenOff',
		'SA104F/ShareOfPartnershipIncome/ShareOfTaxedIncomeTaxableAt20Percent/TotalForeignTaxTakenOff',
	],
	'claims by code and gains reported in real time are not asked for': [
		...['ResidentialPropertyAndCarriedInterest', 'Cryptoassets', 'OtherPropertyAssetsAndGains'].map(
			(group) => `SA108/${group}/ClaimOrElectionMade`,
		),
		...['ListedSharesAndSecurities', 'UnlistedSharesAndSecurities'].map(
			(group) => `SA108/${group}/ClaimOrElectionMade`,
		),
		'SA108/ResidentialPropertyAndCarriedInterest/GainOrLossFromRTTreturn',
		'SA108/ResidentialPropertyAndCarriedInterest/RTTtaxAlreadyCharged',
		...[
			'Cryptoassets',
			'OtherPropertyAssetsAndGains',
			'ListedSharesAndSecurities',
			'UnlistedSharesAndSecurities',
		].flatMap((group) => [`SA108/${group}/GainFromRTTreturn`, `SA108/${group}/RTTtaxAlreadyCharged`]),
	],
	[NO_FIG]: [
		'SA103F/TaxableProfitOrLoss/TotalTaxableBusinessProfitsFIGclaim',
		'SA103F/Losses/AdjustedLossForTheYearFIGclaim',
		'SA104F/ShareOfProfits/TotalTaxableBusinessProfitsFIGclaim',
		'SA104F/ShareOfLosses/AdjustedLossForYearFIGclaim',
		'SA104F/ShareOfUntaxedIncome/SavingsIncome/TotalUntaxedSavingsIncomeFIGclaim',
		'SA104F/ShareOfPartnershipIncome/ShareOfDividendIncome/TotalDividendIncomeFIGclaim',
		'SA104F/ShareOfPartnershipIncome/TotalTaxedAndUntaxedIncomeFIGclaim',
		'SA108/ResidentialPropertyAndCarriedInterest/GainsOnResidentialPropertyFIGclaim',
		'SA108/ResidentialPropertyAndCarriedInterest/GainsOnCarriedInterestFIGclaim',
		...['OtherPropertyAssetsAndGains', 'ListedSharesAndSecurities', 'UnlistedSharesAndSecurities'].map(
			(group) => `SA108/${group}/GainsFIGclaim`,
		),
	],
};

/** All of them. */
export const notFilled: readonly NotFilled[] = Object.entries(groups).flatMap(([reason, elements]) =>
	elements.map((element) => ({ under: `/MTR/${element}`, reason })),
);
