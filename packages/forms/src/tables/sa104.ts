/** SA104, partnership, full and short: one page for each partnership. Source: HMRC's MTR schemas of 2024-25 and 2025-26. */
import { downToPound, type Facts, type Pence, ZERO } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import { class2Amount, class4Adjustment, class4Exempt, voluntaryClass2 } from './business.ts';
import { type Row, row, sourcesOf, type Table, total, type Work, work } from './row.ts';

type Partnership = NonNullable<Facts['partnerships']>[number];
const from = sourcesOf<Partnership>();

/** Why a share needs the full pages. Their sentences are in `@halfpenny/messages/forms`. */
type FullPartnershipReason = 'property' | 'dividends' | 'taxedIncome' | 'taxDeducted' | 'transitionProfit';

/** Why HMRC's short partnership pages will not do: they take trading income and untaxed interest only. */
export function fullPartnershipReasons(share: Partnership): readonly FullPartnershipReason[] {
	const reasons: readonly (readonly [FullPartnershipReason, boolean])[] = [
		['property', hasPropertyBox(share.property)],
		['dividends', isPound(share.dividends)],
		['taxedIncome', isPound(share.taxedIncome)],
		['taxDeducted', Boolean(share.taxDeducted)],
		['transitionProfit', isPound(share.transitionProfitAmount)],
	];
	return reasons.filter(([, holds]) => holds).map(([reason]) => reason);
}

/** Whether income fills a box: amounts of pennies only round down to zero, and full pages would be empty. */
function isPound(amount: Pence = ZERO): boolean {
	return downToPound(amount) !== 0;
}

/** Whether any property box would be filled; losses fill none on their own. */
function hasPropertyBox(property: Partnership['property'] = {}): boolean {
	const { profit, adjustment, financeCosts, financeCostsBroughtForward } = property;
	return [profit, adjustment, financeCosts, financeCostsBroughtForward].some((fact) => fact !== undefined);
}

function partnershipOf(scope: unknown): Partnership {
	// The table's `each` is partnerships: a partnership fills it.
	return scope as Partnership;
}

const joined =
	(key: 'startDate' | 'endDate'): Work =>
	({ facts, scope, factPrefix }) => {
		const date = partnershipOf(scope)[key];
		const { startsOn, endsOn } = yearData(facts.taxYear);
		const inYear = date !== undefined && date >= startsOn && date <= endsOn;
		return inYear ? { value: date, origins: [`${factPrefix}${key}`] } : undefined;
	};

const happened =
	(key: 'startDate' | 'endDate'): Work =>
	(context) =>
		joined(key)(context) ?? { value: false, origins: [`${context.factPrefix}${key}`] };

/** Whether it happened, from 2025-26. */
const asked = (box: string, path: string, title: string, key: 'startDate' | 'endDate') =>
	row(
		box,
		path,
		title,
		'yesNo',
		work((context) => {
			const found = happened(key)(context);
			return found && { ...found, value: found.value !== false };
		}),
		{ from: '2025-26' },
	);

/** Elements that differ between the two kinds of page. */
interface Elements {
	readonly profits: string;
	readonly losses: string;
}

/** Boxes 1 to 27, which have the same numbers on both kinds of page. */
function tradingRows(form: 'FPS' | 'SPS', { profits, losses }: Elements): readonly Row[] {
	const box = (number: string) => `${form}${number}`;
	const share = `${box('8')} + ${box('9')} - ${box('12')}`;
	const transition: readonly Row[] =
		form === 'SPS'
			? []
			: [
					row(
						'FPS16.3',
						`${profits}/SpreadTransitionProfitTreatedAsArising`,
						'Transition profit of the year',
						'money.positive',
						from.down('transitionProfitAmount'),
					),
					row(
						'FPS16.4',
						`${profits}/LossBroughtForwardUsedAgainstSpreadTransitionProfit`,
						'Losses set against transition profit',
						'money.positive',
						from.page('transitionLossUsed', 'transitionProfitLossUsed', 'lossBroughtForward'),
					),
				];
	// biome-ignore format: one row a line
	return [
		row(box('1'), 'PartnershipDetails/PartnershipReferenceNumber', 'Partnership’s Unique Taxpayer Reference', 'utr', from.value('reference'), { required: true }),
		row(box('2'), 'PartnershipDetails/PartnershipDescription', 'What the partnership does', 'text', from.value('description'), { longest: 28, required: true }),
		asked(box('3Q'), 'PartnershipDetails/DidYouJoinThePartnership', 'Joined in the year', 'startDate'),
		row(box('3'), 'PartnershipDetails/DateJoinedPartnership', 'Date of joining', 'date', work(joined('startDate'), 'startDate')),
		asked(box('4Q'), 'PartnershipDetails/DidYouLeaveThePartnership', 'Left in the year', 'endDate'),
		row(box('4'), 'PartnershipDetails/DateLeftPartnership', 'Date of leaving', 'date', work(joined('endDate'), 'endDate')),
		row(box('8'), `${profits}/ShareOfPartnershipProfitOrLoss`, 'Share of profit, or of loss when negative', 'money.any', from.down('profit')),
		row(box('9'), `${profits}/TaxYearAdjustment`, 'Adjustment to align the accounts with the tax year', 'money.any', from.down('basisAdjustment')),
		row(box('10'), `${profits}/ChangeOfAccountingPracticeAdjustment`, 'Adjustment for a change of accounting practice', 'money.notZero', from.down('accountingAdjustment')),
		row(box('12'), `${profits}/ForeignTaxClaimedAsDeduction`, 'Foreign tax claimed as a deduction', 'money.positive', from.up('foreignTaxDeduction')),
		row(box('16'), `${profits}/AdjustedProfitForYear`, 'Adjusted profit', 'money.notNegative', total(share, 'profitOrNothing', box('10'))),
		...transition,
		row(box('17'), `${profits}/LossesBroughtForward`, 'Losses brought forward that are used', 'money.positive', from.page('lossUsed', 'lossBroughtForward')),
		row(box('18'), `${profits}/TaxableProfitsAfterLosses`, 'Profit after losses', 'money.notNegative', total(`${box('16')} - ${box('17')}`)),
		row(box('19'), `${profits}/OtherBusinessIncome`, 'Other business income', 'money.positive', from.down('otherBusinessIncome')),
		row(box('20'), `${profits}/TotalTaxableBusinessProfits`, 'Taxable profit', 'money.notNegative', total(`${box('18')} + ${box('19')}`)),
		row(box('21'), `${losses}/AdjustedLossForYear`, 'Adjusted loss', 'money.notNegative', total(share, 'loss')),
		row(box('22'), `${losses}/LossSetOffAgainstOtherIncome`, 'Loss set against other income', 'money.positive', from.page('lossAgainstOtherIncome', 'lossAgainstOtherIncome')),
		row(box('23'), `${losses}/LossToBeCarriedBack`, 'Loss carried back', form === 'FPS' ? 'money.positive' : 'money.notNegative', from.page('lossCarriedBack', 'lossCarriedBack')),
		row(box('24'), `${losses}/TotalLossToCarryForward`, 'Losses carried forward', 'money.notNegative', from.page('lossCarriedForward', 'lossBroughtForward')),
		row(box('25'), 'NICs/PayClass2NICvoluntarily', 'Class 2 paid voluntarily', 'tick', work(voluntaryClass2)),
		row(box('CL2'), 'NICs/Class2NICamount', 'Class 2', 'money.positive', work(class2Amount)),
		row(box('26'), 'NICs/Class4NICexempt', 'Exempt from Class 4', 'tick', work(class4Exempt)),
		row(box('27'), 'NICs/AdjustmentToClass4NICProfits', 'Adjustment to profits for Class 4', 'money.positive', work(class4Adjustment)),
	];
}

const untaxed = 'ShareOfUntaxedIncome';
const property = `${untaxed}/UKPropertyIncome`;
const taxed = 'ShareOfPartnershipIncome';
const paid = 'ShareOfPartnershipTaxPayed';

/** Full partnership pages. */
export const sa104f: Table = {
	form: 'SA104F',
	element: 'SA104F',
	each: 'partnerships',
	takes: (share) => fullPartnershipReasons(partnershipOf(share)).length > 0,
	// biome-ignore format: one row a line
	rows: [
		...tradingRows('FPS', { profits: 'ShareOfProfits', losses: 'ShareOfLosses' }),
		row('FPS28', `${untaxed}/SavingsIncome/UKUntaxedSavingsIncomeShare`, 'Share of untaxed UK interest', 'money.positive', from.down('untaxedInterest')),
		row('FPS30', `${untaxed}/SavingsIncome/AdjustedUKSavingsIncome`, 'Adjusted UK interest', 'money.notNegative', total('FPS28')),
		row('FPS35', `${untaxed}/SavingsIncome/TotalUntaxedSavingsIncome`, 'Total untaxed interest', 'money.notNegative', total('FPS30')),
		row('FPS36', `${property}/UKPropertyProfitLossShare`, 'Share of UK property profit, or of loss when negative', 'money.any', from.down('property.profit')),
		row('FPS37', `${property}/UKPropertyIncomeAdjustment`, 'Adjustment to property income', 'money.any', from.down('property.adjustment')),
		row('FPS38', `${property}/LossBroughtForward`, 'Property losses brought forward that are used', 'money.positive', from.page('propertyLossUsed', 'property.lossBroughtForward')),
		row('FPS39', `${property}/LossForYearSetOffAgainstOtherIncome`, 'Property loss set against other income', 'money.positive', from.page('propertyLossAgainstOtherIncome', 'property.lossAgainstOtherIncome')),
		row('FPS40', `${property}/LossToBeCarriedForward`, 'Property losses carried forward', 'money.notNegative', from.page('propertyLossCarriedForward', 'property.lossBroughtForward', 'property.profit')),
		row('FPS41', `${property}/TaxableProfitsAfterAdjustmentAndLosses`, 'Taxable property profit', 'money.notNegative', total('FPS36 + FPS37 - FPS38', 'profitOrNothing')),
		row('FPS41.1', `${property}/ResidentialFinanceCosts`, 'Finance costs of homes', 'money.notNegative', from.up('property.financeCosts')),
		row('FPS41.2', `${property}/UnusedResidentialFinanceCostsBroughtForward`, 'Finance costs of homes brought forward', 'money.notNegative', from.up('property.financeCostsBroughtForward')),
		row('FPS67', `${untaxed}/TotalUntaxedIncomeShare`, 'Total untaxed income', 'money.notNegative', total('FPS41')),
		row('FPS68', `${taxed}/ShareOfDividendIncome/DividendIncome`, 'Share of dividends', 'money.positive', from.down('dividends')),
		row('FPS70', `${taxed}/ShareOfDividendIncome/TotalDividendIncome`, 'Total dividends', 'money.notNegative', total('FPS68')),
		row('FPS71', `${taxed}/ShareOfTaxedIncomeTaxableAt20Percent/ShareOfTaxedIncome`, 'Share of income taxed at 20%', 'money.positive', from.down('taxedIncome')),
		row('FPS73', `${taxed}/ShareOfTaxedIncomeTaxableAt20Percent/TaxedIncomeTaxableAt20Percent`, 'Total income taxed at 20%', 'money.notNegative', total('FPS71')),
		row('FPS76', `${taxed}/ShareOfTotalTaxedAndUntaxedIncome`, 'Total taxed and untaxed income', 'money.notNegative', total('FPS20 + FPS67')),
		row('FPS77', `${paid}/ShareOfIncomeTaxTakenOffPartnershipIncome`, 'Share of income tax taken off', 'money.positive', from.up('taxDeducted')),
		row('FPS78', `${paid}/ShareOfTaxTakenOffByContractors`, 'Share of deductions by contractors', 'money.positive', from.up('cisDeductions')),
		row('FPS79', `${paid}/ShareOfTaxTakenOffTradingIncome`, 'Share of tax taken off trading income', 'money.positive', from.up('tradingTaxDeducted')),
		row('FPS80', `${paid}/ShareOfTotalTaxTakenOff`, 'Total tax taken off', 'money.positive', total('FPS77 + FPS78 + FPS79')),
	],
};

/** Short partnership pages. */
export const sa104s: Table = {
	form: 'SA104S',
	element: 'SA104S',
	each: 'partnerships',
	takes: (share) => fullPartnershipReasons(partnershipOf(share)).length === 0,
	// biome-ignore format: one row a line
	rows: [
		...tradingRows('SPS', {
			profits: 'ShareOfPartnershipTradingOrProfessionalProfits',
			losses: 'ShareOfPartnershipTradingOrProfessionalLosses',
		}),
		row('SPS28', 'ShareOfUntaxedInterestEtc', 'Share of untaxed interest', 'money.positive', from.down('untaxedInterest')),
		row('SPS30', 'ShareOfPartnershipsTaxPaid/ShareOfTaxTakenOffByContractors', 'Share of deductions by contractors', 'money.notNegative', from.up('cisDeductions')),
		row('SPS31', 'ShareOfPartnershipsTaxPaid/ShareOfTaxTakenOffTradingIncome', 'Share of tax taken off trading income', 'money.notNegative', from.up('tradingTaxDeducted')),
	],
};
