/** The elements of the partnership return that we do not fill, and why. Each entry covers its element and all below it. */
import type { NotFilled } from '../tables/not-filled.ts';

const groups: Readonly<Record<string, readonly string[]>> = {
	'these pages are not supported; a return that needs them is refused': [
		'PartnershipForeign',
		'PartnershipChargeableAssets',
		'PartnershipLandProperty/FurnishedHolidayLettings',
		'PartnershipLandProperty/PartnershipDetails/FurnishedHolidayLettings',
		'PartnershipSavings/Interest/TaxDeducted',
		'PartnershipSavings/OtherIncome',
		'Partnership/BusinessInvestmentIncome/Foreign',
		'Partnership/BusinessInvestmentIncome/ChargeableAssets',
		'Partnership/BusinessInvestmentIncome/EuroEconomicInterestGrouping',
		'Partnership/OtherInformation/PartnershipForeign',
		'Partnership/OtherInformation/PartnershipDisposalOfChargeableAssets',
		'Partnership/TradingAndProfessionalIncomes/Income/NetPartnershipCharges',
		...[
			...[
				'UntaxedForeignSavingsIncome',
				'ForeignDividends',
				'OtherUntaxedUKincome',
				'LossFromOtherUntaxedUKincome',
			],
			...['IncomeFromLandAndPropertyAbroad', 'IncomeFromOffshoreFunds', 'ProfitOnFurnishedUKholidayLettings'],
			...['LossOnForeignLetProperty', 'TaxedSavings', 'OtherTaxedIncome', 'ResidentialFinanceCostsForeign'],
			...['ForeignTaxPaid', 'PartnershipCharges', 'TotalDisposalChargeableAssets'],
			...['ProfitHasForeignTaxDeducted', 'LossHasForeignTaxDeducted', 'ForeignSavingsHasForeignTaxDeducted'],
			...['OtherUntaxedForeignIncomeHasForeignTaxDeducted', 'IncomeFromOffshoreFundsHasForeignTaxDeducted'],
			'OtherTaxedIncomeHasForeignTaxDeducted',
		].map((element) => `Partnership/PartnershipStatement/PartnershipInformation/${element}`),
		...[
			...[
				'UntaxedForeignSavingsIncome',
				'OverseasDividends',
				'OtherUntaxedUKincome',
				'LossFromOtherUntaxedUKincome',
			],
			...['IncomeFromLandAndPropertyAbroad', 'IncomeFromOffshoreFunds', 'ProfitOnFurnishedUKholidayLettings'],
			...['LossOnForeignLetProperty', 'TaxedSavings', 'OtherTaxedIncome', 'ResidentialFinanceCostsForeign'],
			...['ForeignTaxPaid', 'PartnershipCharges', 'DisposalOfChargeableAssets'],
		].map((element) => `Partnership/PartnershipStatement/PartnerDetails/${element}`),
	],
	'partners are people who live in the United Kingdom': [
		'Partnership/BusinessInvestmentIncome/MemberIsCompany',
		'Partnership/BusinessInvestmentIncome/MemberIsNonResident',
		'Partnership/BusinessInvestmentIncome/PartnerOfBusinessAbroad',
		'Partnership/PartnershipStatement/PartnershipInformation/UsesCTrules',
		'Partnership/PartnershipStatement/PartnershipInformation/UsesNonResidenceRules',
	],
	'the accounts are whole: they are given once and cover the year': [
		'Partnership/TradingAndProfessionalIncomes/Income/DetailsNotRequired',
		'Partnership/TradingAndProfessionalIncomes/Income/DoNotCover',
		'Partnership/TradingAndProfessionalIncomes/Income/AdditionalInformation',
		'Partnership/TradingAndProfessionalIncomes/Income/AdjustmentsForTaxableProfitOrLoss/ProvisionalProfitLoss',
	],
	'tax avoidance schemes are not asked for': ['Partnership/OtherInformation/TaxAvoidanceSchemes'],
	'nothing is attached': ['AttachedFiles'],
};

/** All of them. */
export const partnershipNotFilled: readonly NotFilled[] = Object.entries(groups).flatMap(
	([reason, elements]) => elements.map((element) => ({ under: `/SApartnership/${element}`, reason })),
);
