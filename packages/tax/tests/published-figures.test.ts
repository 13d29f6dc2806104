/** The years' figures match the collected publications, read from the collection itself. */
import { readFileSync } from 'node:fs';
import { type Band, estimateYears, supportedYears, yearData } from '@halfpenny/years';
import { describe, expect, it } from 'vitest';
import { hasShared, sharedFolder } from './shared.ts';

type Published = Readonly<Record<string, unknown>>;

/** The published figures of a year: pounds, and rates as decimals. */
function published(year: string): Published {
	return JSON.parse(readFileSync(`${sharedFolder}tax/parameters.json`, 'utf8')).years[year];
}

/** A figure by its dotted name; null if the year has none. */
function figure(of: Published, names: string): unknown {
	return names.split('.').reduce<unknown>((found, name) => (Object(found) as Published)[name], of) as unknown;
}

/** Years whose figures are all published. */
const settledYears = supportedYears.filter((year) => !estimateYears.includes(year));

const whole = (value: unknown): unknown => value ?? null;
const hundred = (value: unknown): unknown => (typeof value === 'number' ? Math.round(value * 100) : null);
const share = (value: unknown): unknown => (typeof value === 'number' ? Math.round(value * 10_000) : null);

/** Our figure, the published one, and its published units. */
const same: readonly (readonly [string, string, (value: unknown) => unknown])[] = [
	['allowances.personalAllowancePounds', 'allowances.personalAllowance', whole],
	['allowances.taperThresholdPounds', 'allowances.taperThreshold', whole],
	['allowances.blindPersonsAllowancePounds', 'allowances.blindPersonsAllowance', whole],
	['allowances.marriageAllowancePounds', 'allowances.marriageAllowanceTransfer', whole],
	['allowances.marriedCouplesAllowanceMaximumPounds', 'allowances.marriedCouplesAllowanceMax', whole],
	['allowances.marriedCouplesAllowanceMinimumPounds', 'allowances.marriedCouplesAllowanceMin', whole],
	[
		'allowances.marriedCouplesAllowanceIncomeLimitPounds',
		'allowances.marriedCouplesAllowanceIncomeLimit',
		whole,
	],
	['allowances.marriedCouplesAllowanceRate', 'allowances.marriedCouplesAllowanceRate', share],
	['allowances.marriedCouplesBornBefore', 'allowances.marriedCouplesBornBefore', whole],
	['savings.startingRateBandPounds', 'savings.startingRateLimit', whole],
	['savings.allowanceBasicPounds', 'savings.personalSavingsAllowance.basic', whole],
	['savings.allowanceHigherPounds', 'savings.personalSavingsAllowance.higher', whole],
	['savings.allowanceAdditionalPounds', 'savings.personalSavingsAllowance.additional', whole],
	['savings.basicRate', 'savings.rates.basic', share],
	['savings.higherRate', 'savings.rates.higher', share],
	['savings.additionalRate', 'savings.rates.additional', share],
	['dividends.allowancePounds', 'dividends.allowance', whole],
	['dividends.ordinaryRate', 'dividends.rates.ordinary', share],
	['dividends.upperRate', 'dividends.rates.upper', share],
	['dividends.additionalRate', 'dividends.rates.additional', share],
	['smallAllowances.tradingAllowancePounds', 'smallAllowances.tradingAllowance', whole],
	['smallAllowances.propertyAllowancePounds', 'smallAllowances.propertyAllowance', whole],
	['smallAllowances.rentARoomPounds', 'smallAllowances.rentARoom', whole],
	['smallAllowances.rentARoomSharedPounds', 'smallAllowances.rentARoomShared', whole],
	['propertyFinanceCosts.reliefRate', 'propertyFinanceCosts.reliefRate', share],
	['class1.primaryThresholdPounds', 'niClass1Employee.directorPrimaryThresholdAnnual', whole],
	['class1.upperEarningsLimitPounds', 'niClass1Employee.upperEarningsLimit.annual', whole],
	['class1.mainRate', 'niClass1Employee.directorOrAnnualBlended.main', share],
	['class1.upperRate', 'niClass1Employee.directorOrAnnualBlended.upper', share],
	['class1.annualMaximumWeeks', 'niClass1Employee.annualMaximum.weeks', whole],
	['class1.annualMaximumMainBandPounds', 'niClass1Employee.annualMaximum.mainBand', whole],
	['class2.weeklyRatePence', 'niClass2.weeklyRate', hundred],
	['class2.smallProfitsThresholdPounds', 'niClass2.smallProfitsThreshold', whole],
	['class2.payableAbovePounds', 'niClass2.payableAboveProfits', whole],
	['class4.lowerProfitsLimitPounds', 'niClass4.lowerProfitsLimit', whole],
	['class4.upperProfitsLimitPounds', 'niClass4.upperProfitsLimit', whole],
	['class4.mainRate', 'niClass4.mainRate', share],
	['class4.upperRate', 'niClass4.upperRate', share],
	['highIncomeChildBenefitCharge.thresholdPounds', 'hicbc.threshold', whole],
	['highIncomeChildBenefitCharge.poundsPerPercent', 'hicbc.poundsPerPercent', whole],
	['childBenefit.eldestWeeklyPence', 'childBenefit.eldestWeekly', hundred],
	['childBenefit.additionalWeeklyPence', 'childBenefit.additionalWeekly', hundred],
	['childBenefit.weeks', 'childBenefit.mondaysInTaxYear', whole],
	['studentLoans.plan1Pounds', 'studentLoans.plan1', whole],
	['studentLoans.plan2Pounds', 'studentLoans.plan2', whole],
	['studentLoans.plan4Pounds', 'studentLoans.plan4', whole],
	['studentLoans.plan5Pounds', 'studentLoans.plan5', whole],
	['studentLoans.postgraduatePounds', 'studentLoans.postgraduate', whole],
	['studentLoans.rate', 'studentLoans.rate', share],
	['studentLoans.postgraduateRate', 'studentLoans.postgraduateRate', share],
	['studentLoans.unearnedIncomePounds', 'studentLoans.unearnedIncomeThreshold', whole],
	['pensions.annualAllowancePounds', 'pensions.annualAllowance', whole],
	['pensions.taperedMinimumPounds', 'pensions.taperedMinimum', whole],
	['pensions.thresholdIncomePounds', 'pensions.thresholdIncome', whole],
	['pensions.adjustedIncomePounds', 'pensions.adjustedIncome', whole],
	['pensions.moneyPurchaseAnnualAllowancePounds', 'pensions.mpaa', whole],
	['pensionRelief.basicAmountPounds', 'pensions.reliefBasicAmount', whole],
	['capitalGains.annualExemptAmountPounds', 'cgt.annualExemptAmount', whole],
	['capitalGains.residentialBasicRate', 'cgt.residentialProperty.basic', share],
	['capitalGains.residentialHigherRate', 'cgt.residentialProperty.higher', share],
	['capitalGains.businessAssetDisposalRate', 'cgt.badrAndInvestorsRelief', share],
	['capitalGains.businessAssetDisposalLifetimeLimitPounds', 'cgt.badrLifetimeLimit', whole],
	['capitalGains.reportWithinDays', 'cgt.residentialReportDays', whole],
	['investmentReliefs.enterpriseInvestmentSchemeRate', 'investmentReliefs.eisRate', share],
	['investmentReliefs.seedEnterpriseInvestmentSchemeRate', 'investmentReliefs.seisRate', share],
	['investmentReliefs.ventureCapitalTrustRate', 'investmentReliefs.vctRate', share],
	['investmentReliefs.communityInvestmentRate', 'investmentReliefs.communityInvestmentRate', share],
	['investmentReliefs.maintenanceRate', 'investmentReliefs.maintenanceReliefMaxPct', share],
	['paymentsOnAccount.smallestTaxPounds', 'paymentsOnAccount.deMinimisTax', whole],
	['paymentsOnAccount.deductedAtSourceShare', 'paymentsOnAccount.sourceDeductionShare', share],
	['codingOut.limitPounds', 'codingOut.maxUnderpayment', whole],
	['deadlines.notify', 'deadlines.notify', whole],
	['deadlines.paper', 'deadlines.paper', whole],
	['deadlines.online', 'deadlines.online', whole],
	['deadlines.balancingPayment', 'deadlines.balancingPayment', whole],
	['deadlines.amend', 'deadlines.amendBy', whole],
	['reliefLimit.capPounds', 'lossReliefCap.cap', whole],
	['reliefLimit.shareOfIncome', 'lossReliefCap.orShareOfIncome', share],
	['mileage.carFirst10000PencePerMile', 'mileage.carOrVanFirst10000', hundred],
	['mileage.carAfterPencePerMile', 'mileage.carOrVanAfter', hundred],
	['mileage.motorcyclePencePerMile', 'mileage.motorcycle', hundred],
	['mileage.bicyclePencePerMile', 'mileage.bicycle', hundred],
	['homeWorking.employeeWeeklyPounds', 'homeWorking.employeeWeekly', whole],
];

describe.skipIf(!hasShared)('the figures of a year', () => {
	it.each(settledYears)('%s are the published ones', (year) => {
		const theirs = published(year);
		const ours = yearData(year) as unknown as Published;
		const pairs = same.map(([name, publishedAs, inOurUnits]) => [
			name,
			figure(ours, name) ?? null,
			inOurUnits(figure(theirs, publishedAs)),
		]);
		expect(pairs.map(([name, own]) => [name, own])).toEqual(pairs.map(([name, , their]) => [name, their]));
	});

	it.each(settledYears)('%s has the published bands of each country', (year) => {
		const ours = yearData(year).incomeTaxBands;
		for (const [country, name] of [
			['uk', 'england'],
			['wales', 'wales'],
			['scotland', 'scotland'],
		] as const) {
			const theirs = figure(published(year), `incomeTaxBands.${name}`) as readonly {
				name: string;
				upTo: number | null;
				rate: number;
			}[];
			const inOurUnits = theirs.map((band) => ({
				name: band.name,
				upToPounds: band.upTo,
				rate: share(band.rate),
			}));
			expect(ours[country] as readonly Band[]).toEqual(inOurUnits);
		}
	});

	it.each(settledYears)('%s has the published main rates of Capital Gains Tax and their days', (year) => {
		const theirs = figure(published(year), 'cgt.mainRates') as readonly {
			from: string;
			basic: number;
			higher: number;
		}[];
		expect(yearData(year).capitalGains.mainRates).toEqual(
			theirs.map(({ from, basic, higher }) => ({
				from,
				basicRate: share(basic),
				higherRate: share(higher),
			})),
		);
	});

	it.each(settledYears)('%s has the published lifetime limits of investors’ relief', (year) => {
		const theirs = figure(published(year), 'cgt.investorsReliefLifetimeLimit') as readonly {
			from: string;
			limit: number;
		}[];
		const { startsOn, endsOn, capitalGains } = yearData(year);
		const begunBefore = theirs.filter(({ from }) => from <= startsOn).slice(-1);
		const later = theirs.filter(({ from }) => from > startsOn && from <= endsOn);
		expect(capitalGains.investorsReliefLifetimeLimits).toEqual([
			...begunBefore.map(({ limit }) => ({ from: startsOn, pounds: limit })),
			...later.map(({ from, limit }) => ({ from, pounds: limit })),
		]);
	});
});
