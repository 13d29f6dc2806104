/** The working of stages 1 to 3: income. */
import { by, ofYear } from './arithmetic.ts';
import type { IncomeBox } from './boxes.ts';
import { balancingCharges, capitalAllowances } from './builders.ts';
import { type Lines, line, total } from './line.ts';
import { down, less, list, named, plus, smallest, sum, up } from './return-terms.ts';

/** The losses of the year of each source that are set against other income. */
export const SIDEWAYS = ['trades[].FSE78', 'partnerships[].FPS22', 'partnerships[].FPS39', 'PRO42'] as const;

const PROPERTY_RESULT = [
	'PRO20',
	'PRO30',
	'PRO31',
	less('PRO20.1'),
	less('PRO29'),
	less('PRO36'),
	less('PRO37'),
] as const;

export const incomeLines: Lines<IncomeBox> = {
	'c1.4': line('employment-pay', sum('employments[].c1.1'), (f) => f.nonSavings.pay),
	'c1.5': line('employment-benefits', sum('employments[].c1.5'), (f) => f.nonSavings.benefits),
	'c1.8': line('employment-expenses', sum('employments[].c1.5c'), (f) => f.nonSavings.employmentExpenses),
	'c1.9': line('employment-income', sum('c1.4', 'c1.5', less('c1.8')), (f) => f.nonSavings.employment),
	'c1.14': line('trade-losses-used', sum('trades[].FSE74'), (f) => f.nonSavings.tradeLosses),
	'c1.16': line('trade-profits', sum('trades[].FSE76', 'c1.14'), (f) => f.nonSavings.trades),
	'c1.24': line(
		'partnership-losses-used',
		sum('partnerships[].FPS17', 'partnerships[].FPS38'),
		(f) => f.nonSavings.partnershipLosses,
	),
	'c1.26': line(
		'partnership-profits',
		sum('partnerships[].FPS76', 'c1.24'),
		(f) => f.nonSavings.partnerships,
	),
	PRO20: line(
		'property-receipts',
		list(
			named('ukProperty.rents'),
			named('ukProperty.otherIncome'),
			named('ukProperty.rentARoom'),
			named('ukProperty.premiumsOfLeaseGrant'),
			named('ukProperty.reversePremiums'),
			named('ukProperty.sharePercent'),
		),
		(f) => f.pages.property?.receipts ?? 0,
	),
	PRO30: line(
		'property-private-use',
		list(named('ukProperty.privateUseAdjustment'), named('ukProperty.sharePercent')),
		(f) => f.pages.property?.privateUse ?? 0,
	),
	PRO31: line(
		'property-balancing-charge',
		list(named('ukProperty.balancingCharge'), named('ukProperty.sharePercent'), balancingCharges),
		(f) => f.pages.property?.balancingCharge ?? 0,
	),
	'PRO20.1': line(
		'property-allowance',
		list(
			'PRO20',
			'PRO31',
			named('ukProperty.rentARoom'),
			named('ukProperty.propertyAllowance'),
			ofYear('propertyAllowance'),
		),
		(f) => f.pages.property?.propertyAllowance ?? 0,
	),
	PRO29: line(
		'property-expenses',
		list(named('ukProperty.expenses'), named('ukProperty.sharePercent'), named('ukProperty.rentARoom')),
		(f) => f.pages.property?.expenses ?? 0,
	),
	PRO36: line(
		'property-capital-allowances',
		list(named('ukProperty.allowances'), named('ukProperty.sharePercent'), capitalAllowances),
		(f) => f.pages.property?.capitalAllowances ?? 0,
	),
	PRO37: line(
		'rent-a-room',
		list(named('ukProperty.rentARoom'), ofYear('rentARoom')),
		(f) => f.pages.property?.rentARoomExempt ?? 0,
	),
	PRO38: line(
		'property-adjusted-profit',
		sum(...PROPERTY_RESULT),
		(f) => f.pages.property?.adjustedProfit ?? 0,
	),
	PRO41: line('property-loss', sum(...PROPERTY_RESULT.map(less)), (f) => f.pages.property?.loss ?? 0),
	propertyLossLimit: line(
		'property-loss-limit',
		list('PRO36', 'PRO31', named('ukProperty.allowances'), capitalAllowances),
		({ pages: { property } }) => (property?.lossAgainstOtherIncome ? property.sidewaysLimit : 0),
	),
	PRO42: line(
		'property-loss-sideways',
		smallest([up('ukProperty.lossAgainstOtherIncome')], ['PRO41'], ['propertyLossLimit']),
		(f) => f.pages.property?.lossAgainstOtherIncome ?? 0,
	),
	'c1.31': line(
		'property-losses-used',
		smallest(['PRO38'], [up('ukProperty.lossBroughtForward')]),
		(f) => f.nonSavings.propertyLosses,
	),
	'c1.33': line('property-profit', sum('PRO38'), (f) => f.nonSavings.property),
	'c1.52': line(
		'pensions-received',
		list(
			named('pensions.statePension'),
			named('pensions.otherPensions'),
			named('stateBenefits.incapacityBenefit'),
			named('stateBenefits.employmentSupportAllowance'),
			named('stateBenefits.jobSeekersAllowance'),
			named('stateBenefits.otherStateBenefits'),
		),
		(f) => f.nonSavings.pensions,
	),
	casualAllowance: line(
		'casual-trading-allowance',
		list(
			named('otherIncome.casual'),
			named('otherIncome.tradingAllowance'),
			named('otherIncome.tradingAllowanceHere'),
			'trades[].FSE16.1',
			ofYear('tradingAllowance'),
		),
		(f) => f.pages.otherIncome?.tradingAllowance ?? 0,
	),
	INC18: line(
		'other-income-expenses',
		list(named('otherIncome.expenses'), named('otherIncome.casualExpenses'), 'casualAllowance'),
		(f) => f.pages.otherIncome?.expenses ?? 0,
	),
	'c1.56': line(
		'other-income',
		plus(
			sum(
				down('otherIncome.amount'),
				less('casualAllowance'),
				less('INC18'),
				less(up('otherIncome.lossesBroughtForward')),
			),
			down('otherIncome.preOwnedAssets'),
		),
		(f) => f.nonSavings.other,
	),
	'c1.57': line(
		'non-savings-income',
		sum('c1.9', 'c1.16', 'c1.26', 'c1.33', 'c1.52', 'c1.56'),
		(f) => f.nonSavings.total,
	),
	'c2.3': line(
		'partnership-interest',
		sum(down('partnerships[].untaxedInterest'), down('partnerships[].taxedIncome')),
		(f) => f.savings.partnerships,
	),
	'c2.8': line(
		'foreign-interest',
		sum(down('savings.untaxedForeignInterest')),
		(f) => f.savings.foreignInterest,
	),
	'c2.14': line(
		'taxed-interest',
		by('grossed', 'ukBasicRate', 'poundDown', sum(down('savings.taxedUkInterest'))),
		(f) => f.savings.taxedInterest,
	),
	'c2.15': line('untaxed-interest', sum(down('savings.untaxedUkInterest')), (f) => f.savings.untaxedInterest),
	'c2.16': line('securities-interest', sum(down('savings.securitiesInterest')), (f) => f.savings.securities),
	'c2.19': line('savings-income', sum('c2.3', 'c2.8', 'c2.14', 'c2.15', 'c2.16'), (f) => f.savings.total),
	'c3.1': line(
		'partnership-dividends',
		sum(down('partnerships[].dividends')),
		(f) => f.dividends.partnerships,
	),
	'c3.5': line('foreign-dividends', sum(down('dividends.foreignDividends')), (f) => f.dividends.foreign),
	'c3.14': line(
		'uk-dividends',
		sum(
			down('dividends.ukDividends'),
			down('dividends.otherUkDividends'),
			down('dividends.stockDividend'),
			down('dividends.redeemableShares'),
			down('dividends.closeCompanyLoansWrittenOff'),
		),
		(f) => f.dividends.uk,
	),
	'c3.15': line('dividend-income', sum('c3.1', 'c3.5', 'c3.14'), (f) => f.dividends.total),
	'c3.21': total('total-income', sum('c1.57', 'c2.19', 'c3.15'), (f) => f.dividends.totalIncome),
};
