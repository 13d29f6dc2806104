/** SA108, capital gains: disposals by kind of asset, losses and reliefs. Source: HMRC's MTR schemas. */
import { downToPound, type Facts } from '@halfpenny/facts';
import {
	businessAssetDisposalRelief,
	computation,
	investorsRelief,
	kindWords,
	ofKind,
	ofRelief,
	reliefToDate,
	summaryOf,
} from './disposals.ts';
import { figure, type Row, row, sourcesOf, type Table, type Work, work } from './row.ts';

type CapitalGains = NonNullable<Facts['capitalGains']>;
const from = sourcesOf<CapitalGains>();

type KindBoxes = readonly [string, string, string, string, string, string];

/** Boxes of a kind of asset: number, proceeds, costs, gains, losses, claim. */
function kindRows(
	kind: Parameters<typeof ofKind>[0],
	group: string,
	[count, proceeds, costs, gains, losses, claim]: KindBoxes,
	gainsElement = 'GainsInTheYear',
): readonly Row[] {
	const of = kindWords[kind];
	// biome-ignore format: one row a line
	return [
		row(count, `${group}/NumberOfDisposals`, `${of}: number of disposals`, 'count', work(ofKind(kind, 'count'), 'disposals')),
		row(proceeds, `${group}/DisposalProceeds`, `${of}: disposal proceeds`, 'money.positive', work(ofKind(kind, 'proceeds'), 'disposals')),
		row(costs, `${group}/AllowableCosts`, `${of}: allowable costs`, 'money.positive', work(ofKind(kind, 'costs'), 'disposals')),
		row(gains, `${group}/${gainsElement}`, `${of}: gains before losses`, 'money.notNegative', work(resultOf(kind, 'gains'), 'disposals')),
		row(losses, `${group}/LossesInTheYear`, `${of}: losses`, 'money.notNegative', work(resultOf(kind, 'losses'), 'disposals')),
		row(claim, `${group}/ClaimOrElectionMade`, `${of}: claim or election made`, 'identifier', from.value(`claims.${kind}`)),
	];
}

const REPORTED = 'capitalGains.gainsOn60DayReturns';

/** Amounts reported on 60-day returns: as given; else, if tax was paid on them, the year's gains on homes. */
const reported: Work = ({ facts: { capitalGains, taxYear } }) => {
	const told = capitalGains?.gainsOn60DayReturns;
	if (told !== undefined) return { value: downToPound(told), origins: [REPORTED] };
	const paid = (capitalGains?.taxPaidOn60DayReturns ?? 0) > 0;
	const homes = capitalGains && summaryOf(capitalGains, taxYear, 'residentialProperty');
	return paid && homes ? { value: homes.gains, origins: homes.origins } : undefined;
};

/**
 * Gains, or losses, of a kind of asset. A box that does not apply stays blank (SA100 page TR 1); zero is written only
 * if HMRC wants the box anyway: a gain if there is no loss either (8395, 8405, 8415, 8647), and on homes the same as
 * 60-day returns reported (8387, 8388).
 */
function resultOf(kind: Parameters<typeof ofKind>[0], figure: 'gains' | 'losses'): Work {
	const own = ofKind(kind, figure);
	const losses = ofKind(kind, 'losses');
	const sign = figure === 'gains' ? 1 : -1;
	return (context) => {
		const found = own(context);
		if (found?.value !== 0) return found;
		const wasReported = kind === 'residentialProperty' && sign * Number(reported(context)?.value ?? 0) > 0;
		const isNeither = figure === 'gains' && losses(context)?.value === 0;
		return wasReported || isNeither ? found : undefined;
	};
}

/** Capital gains pages. */
export const sa108: Table = {
	form: 'SA108',
	element: 'SA108',
	item: 'capitalGains',
	// biome-ignore format: one row a line
	rows: [
		...kindRows(
			'residentialProperty',
			'ResidentialPropertyAndCarriedInterest',
			['CGT3', 'CGT4', 'CGT5', 'CGT6', 'CGT7', 'CGT8'],
			'GainsOnResidentialPropertyInTheYear',
		),
		row('CGT9', 'ResidentialPropertyAndCarriedInterest/GainOrLossFromUKpropertyDisposal', 'Gains reported on 60-day returns', 'money.any', work(reported, 'gainsOn60DayReturns', 'disposals')),
		row('CGT10', 'ResidentialPropertyAndCarriedInterest/UKpropertyDisposalTaxAlreadyCharged', 'Tax charged on 60-day returns', 'money.positive', from.up('taxPaidOn60DayReturns')),
		...kindRows('cryptoAssets', 'Cryptoassets', ['CGT13.1', 'CGT13.2', 'CGT13.3', 'CGT13.4', 'CGT13.5', 'CGT13.6']),
		...kindRows('other', 'OtherPropertyAssetsAndGains', ['CGT14', 'CGT15', 'CGT16', 'CGT17', 'CGT19', 'CGT20']).slice(
			0,
			4,
		),
		row('CGT17.4', 'OtherPropertyAssetsAndGains/OtherDisposalsWhereBADRisBeingClaimed', 'Gains with business asset disposal relief', 'money.positive', work(ofRelief('badr', 'other'), 'disposals')),
		...kindRows('other', 'OtherPropertyAssetsAndGains', ['CGT14', 'CGT15', 'CGT16', 'CGT17', 'CGT19', 'CGT20']).slice(
			4,
		),
		...kindRows('listedShares', 'ListedSharesAndSecurities', ['CGT23', 'CGT24', 'CGT25', 'CGT26', 'CGT27', 'CGT28']),
		...kindRows('unlistedShares', 'UnlistedSharesAndSecurities', [
			'CGT31',
			'CGT32',
			'CGT33',
			'CGT34',
			'CGT35',
			'CGT36',
		]),
		row('CGT41', 'UnlistedSharesAndSecurities/LossesUsedAgainstReturnYearIncome', 'Losses on unlisted shares set against income', 'money.positive', from.page('shareLosses', 'shareLossesAgainstIncome')),
		row('CGT42', 'UnlistedSharesAndSecurities/SEISandEISlossReliefInReturnYear', 'Of these, on shares with EIS or SEIS relief', 'money.positive', from.page('eisShareLosses', 'eisShareLossesAgainstIncome')),
		row('CGT45', 'LossesAndAdjustments/LossesBroughtForwardAndUsedInTheReturnYear', 'Losses brought forward that are used', 'money.positive', from.page('lossesBroughtForwardUsed', 'lossesBroughtForward')),
		row('CGT46', 'LossesAndAdjustments/IncomeLossesOfTheReturnYearSetAgainstGains', 'Losses of income set against gains', 'money.positive', from.up('incomeLosses')),
		row('CGT47', 'LossesAndAdjustments/LossesToBeCarriedForward', 'Losses carried forward', 'money.positive', from.page('lossesCarriedForward', 'lossesBroughtForward')),
		row('CGT49', 'LossesAndAdjustments/GainsQualifyingForInvestorsRelief', 'Gains with investors’ relief', 'money.positive', work(investorsRelief, 'disposals', 'investorsReliefBefore')),
		row('CGT50', 'LossesAndAdjustments/GainsQualifyingForBusinessAssetDisposalRelief', 'Gains with business asset disposal relief', 'money.positive', work(businessAssetDisposalRelief, 'disposals', 'businessAssetDisposalReliefBefore')),
		row('CGT50.1', 'LossesAndAdjustments/BADRandERclaimedToDate', 'Business asset disposal relief claimed to date', 'money.positive', work(reliefToDate, 'businessAssetDisposalReliefBefore')),
		row('CGT51', 'LossesAndAdjustments/AdjustmentToCGT', 'Adjustment to the tax', 'money.any', figure('capitalGainsAdjustment', { blankWhenZero: true })),
		row('CGT53', 'EstimateOrValuation', 'A figure is an estimate or a valuation', 'tick', from.value('estimates')),
		row('CGT54', 'AnyOtherInformationSpace', 'Computation', 'text', work(computation, 'disposals'), { longest: 20_480 }),
	],
};
