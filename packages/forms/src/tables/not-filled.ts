/** The elements of these forms that we do not fill, and why. Each entry covers its element and all below it. */

/** Elements that stay empty. */
export interface NotFilled {
	/** `/MTR/SA101/LifeInsuranceGains`. */
	readonly under: string;
	readonly reason: string;
}

const NO_FIG = 'the regime for foreign income and gains of new residents is not supported';
const NO_NOTES = 'what there is to explain stands in box FIN19 of the main return, computations in CGT54';
const ABROAD = 'foreign income has no pages yet';

const groups: Readonly<Record<string, readonly string[]>> = {
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
	[NO_NOTES]: [
		'SA103F/OtherInformationSpace',
		'SA104S/AnyOtherInformationSpace',
		'SA110/AnyOtherInformationSpace',
	],
	'the calculation has no such income or relief yet, and no answer is asked for': [
		'SA101/BusinessTaxedIncome',
		'SA101/OtherTaxReliefs/BonusSecurityRedemptionDistributionRelief',
		'SA102/Employment/PensionContributionPaymentFromHMRC',
		'SA104F/ShareOfUntaxedIncome/OtherUntaxedUKIncome',
		'SA104F/ShareOfPartnershipIncome/ShareOfOtherTaxedIncome',
		'SA108/UnlistedSharesAndSecurities/GainsExceedingESSlimit',
		'SA108/UnlistedSharesAndSecurities/GainsInvestedUnderSeedEIS',
	],
	'for information only: it changes nothing in the tax': [
		'SA101/AgeRelatedMarriedCouplesAllowance/HigherEarner/PreviousSpousesDateOfBirth',
		'SA101/OtherInformation/IncomeTaxLosses/UnusedIncomeTaxLossesCarriedForward',
		'SA108/OtherPropertyAssetsAndGains/NonResidentialDisposalsIncludedInBox17',
	],
	'a part of another box, in which the whole amount stands': [
		'SA103S/CapitalAllowances/AllowanceForSmallBalanceOfUnrelievedExpenditure',
		'SA104F/ShareOfUntaxedIncome/SavingsIncome/UKUntaxedSavingsAdjustment',
		'SA105/TaxableProfitOrLoss/ZeroEmissionGoodsVehicleAllowance',
		'SA108/OtherPropertyAssetsAndGains/LandAndPropertyDisposalsWhereBADRisBeingClaimed',
		'SA108/OtherPropertyAssetsAndGains/SharesDisposalsWhereBADRisBeingClaimed',
	],
	'tax avoidance schemes are not asked for': ['SA101/OtherInformation/TaxAvoidanceSchemes'],
	'the return is in English': ['WelshReturn'],
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
	'gains reported in real time are not asked for': [
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
