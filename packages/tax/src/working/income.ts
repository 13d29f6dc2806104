/** The working of stages 1 to 3: income. */
import { by, list, smallest, sum, turned } from './arithmetic.ts';
import type { Line } from './line.ts';
import { line, total } from './line.ts';

/** The losses of the year of each source that are set against other income. */
export const SIDEWAYS = ['trades[].FSE78', 'partnerships[].FPS22', 'partnerships[].FPS39', 'PRO42'];

const PROPERTY_RESULT = ['PRO20', 'PRO30', 'PRO31', '-PRO20.1', '-PRO29', '-PRO36', '-PRO37'];

export const incomeLines: readonly Line[] = [
	line('c1.4', 'employment-pay', sum('employments[].c1.1'), (f) => f.nonSavings.pay),
	line('c1.5', 'employment-benefits', sum('employments[].c1.5'), (f) => f.nonSavings.benefits),
	line('c1.8', 'employment-expenses', sum('employments[].c1.5c'), (f) => f.nonSavings.employmentExpenses),
	line('c1.9', 'employment-income', sum('c1.4', 'c1.5', '-c1.8'), (f) => f.nonSavings.employment),
	line('c1.14', 'trade-losses-used', sum('trades[].FSE74'), (f) => f.nonSavings.tradeLosses),
	line('c1.16', 'trade-profits', sum('trades[].FSE76', 'c1.14'), (f) => f.nonSavings.trades),
	line(
		'c1.24',
		'partnership-losses-used',
		sum('partnerships[].FPS17', 'partnerships[].FPS38'),
		(f) => f.nonSavings.partnershipLosses,
	),
	line(
		'c1.26',
		'partnership-profits',
		sum('partnerships[].FPS76', 'c1.24'),
		(f) => f.nonSavings.partnerships,
	),
	line(
		'PRO20',
		'property-receipts',
		list(
			'ukProperty.rents',
			'ukProperty.otherIncome',
			'ukProperty.rentARoom',
			'ukProperty.premiumsOfLeaseGrant',
			'ukProperty.reversePremiums',
			'ukProperty.sharePercent',
		),
		(f) => f.pages.property?.receipts ?? 0,
	),
	line(
		'PRO30',
		'property-private-use',
		list('ukProperty.privateUseAdjustment', 'ukProperty.sharePercent'),
		(f) => f.pages.property?.privateUse ?? 0,
	),
	line(
		'PRO31',
		'property-balancing-charge',
		list('ukProperty.balancingCharge', 'ukProperty.sharePercent', '*charges'),
		(f) => f.pages.property?.balancingCharge ?? 0,
	),
	line(
		'PRO20.1',
		'property-allowance',
		list('PRO20', 'PRO31', 'ukProperty.rentARoom', 'ukProperty.propertyAllowance', '#propertyAllowance'),
		(f) => f.pages.property?.propertyAllowance ?? 0,
	),
	line(
		'PRO29',
		'property-expenses',
		list('ukProperty.expenses', 'ukProperty.sharePercent'),
		(f) => f.pages.property?.expenses ?? 0,
	),
	line(
		'PRO36',
		'property-capital-allowances',
		list('ukProperty.allowances', 'ukProperty.sharePercent', '*allowances'),
		(f) => f.pages.property?.capitalAllowances ?? 0,
	),
	line(
		'PRO37',
		'rent-a-room',
		list('ukProperty.rentARoom', '#rentARoom'),
		(f) => f.pages.property?.rentARoomExempt ?? 0,
	),
	line(
		'PRO38',
		'property-adjusted-profit',
		sum(...PROPERTY_RESULT),
		(f) => f.pages.property?.adjustedProfit ?? 0,
	),
	line('PRO41', 'property-loss', sum(...PROPERTY_RESULT.map(turned)), (f) => f.pages.property?.loss ?? 0),
	line(
		'propertyLossLimit',
		'property-loss-limit',
		list('PRO36', 'PRO31', 'ukProperty.allowances', '*allowances'),
		({ pages: { property } }) => (property?.lossAgainstOtherIncome ? property.sidewaysLimit : 0),
	),
	line(
		'PRO42',
		'property-loss-sideways',
		smallest(['up(ukProperty.lossAgainstOtherIncome)'], ['PRO41'], ['propertyLossLimit']),
		(f) => f.pages.property?.lossAgainstOtherIncome ?? 0,
	),
	line(
		'c1.31',
		'property-losses-used',
		smallest(['PRO38'], ['up(ukProperty.lossBroughtForward)']),
		(f) => f.nonSavings.propertyLosses,
	),
	line('c1.33', 'property-profit', sum('PRO38'), (f) => f.nonSavings.property),
	line(
		'c1.52',
		'pensions-received',
		list(
			'pensions.statePension',
			'pensions.otherPensions',
			'stateBenefits.incapacityBenefit',
			'stateBenefits.employmentSupportAllowance',
			'stateBenefits.jobSeekersAllowance',
			'stateBenefits.otherStateBenefits',
		),
		(f) => f.nonSavings.pensions,
	),
	line(
		'casualAllowance',
		'casual-trading-allowance',
		list(
			'otherIncome.casual',
			'otherIncome.tradingAllowance',
			'otherIncome.tradingAllowanceHere',
			'trades[].FSE16.1',
			'#tradingAllowance',
		),
		(f) => f.pages.otherIncome?.tradingAllowance ?? 0,
	),
	line(
		'INC18',
		'other-income-expenses',
		list('otherIncome.expenses', 'otherIncome.casualExpenses', 'casualAllowance'),
		(f) => f.pages.otherIncome?.expenses ?? 0,
	),
	line(
		'c1.56',
		'other-income',
		{
			...sum(
				'down(otherIncome.amount)',
				'-casualAllowance',
				'-INC18',
				'-up(otherIncome.lossesBroughtForward)',
			),
			plus: ['down(otherIncome.preOwnedAssets)'],
		},
		(f) => f.nonSavings.other,
	),
	line(
		'c1.57',
		'non-savings-income',
		sum('c1.9', 'c1.16', 'c1.26', 'c1.33', 'c1.52', 'c1.56'),
		(f) => f.nonSavings.total,
	),
	line(
		'c2.3',
		'partnership-interest',
		sum('down(partnerships[].untaxedInterest)', 'down(partnerships[].taxedIncome)'),
		(f) => f.savings.partnerships,
	),
	line(
		'c2.8',
		'foreign-interest',
		sum('down(savings.untaxedForeignInterest)'),
		(f) => f.savings.foreignInterest,
	),
	line(
		'c2.14',
		'taxed-interest',
		by('grossed', 'ukBasicRate', 'poundDown', sum('down(savings.taxedUkInterest)')),
		(f) => f.savings.taxedInterest,
	),
	line('c2.15', 'untaxed-interest', sum('down(savings.untaxedUkInterest)'), (f) => f.savings.untaxedInterest),
	line('c2.16', 'securities-interest', sum('down(savings.securitiesInterest)'), (f) => f.savings.securities),
	line('c2.19', 'savings-income', sum('c2.3', 'c2.8', 'c2.14', 'c2.15', 'c2.16'), (f) => f.savings.total),
	line(
		'c3.1',
		'partnership-dividends',
		sum('down(partnerships[].dividends)'),
		(f) => f.dividends.partnerships,
	),
	line('c3.5', 'foreign-dividends', sum('down(dividends.foreignDividends)'), (f) => f.dividends.foreign),
	line(
		'c3.14',
		'uk-dividends',
		sum(
			'down(dividends.ukDividends)',
			'down(dividends.otherUkDividends)',
			'down(dividends.stockDividend)',
			'down(dividends.redeemableShares)',
			'down(dividends.closeCompanyLoansWrittenOff)',
		),
		(f) => f.dividends.uk,
	),
	line('c3.15', 'dividend-income', sum('c3.1', 'c3.5', 'c3.14'), (f) => f.dividends.total),
	total('c3.21', 'total-income', sum('c1.57', 'c2.19', 'c3.15'), (f) => f.dividends.totalIncome),
];
