/** The boxes of the capital gains pages (SA108): gains and losses by kind of asset, and which losses are used. */
import { type TaxYear, yearData } from '@halfpenny/years';
import type { CapitalGains, Disposal } from '../capital-gains/capital-gains-facts.ts';
import { matchedDisposals } from '../capital-gains/matched-disposals.ts';
import { lower, positive } from '../rounding.ts';
import { deduction, income, orNothing } from './box.ts';

/** A kind of asset: one section of SA108. */
type AssetKind = Disposal['kind'];

/** The capital gains pages. Whole pounds in pence. */
export interface CapitalGainsPage {
	/** CGT6: c18.1a. */
	readonly residentialGains: number;
	/** CGT13.4, CGT17, CGT26 and CGT34 together, with gains that have a relief. */
	readonly otherGains: number;
	/** The part of `otherGains` from disposals on or after the rate change in the year. */
	readonly gainsAfterRateChange: number;
	/** CGT49 and CGT50: c18.4. */
	readonly reliefGains: number;
	/** CGT50, up to the lifetime limit (TCGA 1992 s.169N). */
	readonly businessAssetDisposalRelief: number;
	/** CGT49, up to the lifetime limit (TCGA 1992 s.169VK). */
	readonly investorsRelief: number;
	/** CGT7, CGT13.5, CGT19, CGT27 and CGT35, less the losses set against income. */
	readonly losses: number;
	/** CGT46. */
	readonly incomeLosses: number;
	/** CGT45: the part of `lossesBroughtForward` that is used. */
	readonly lossesBroughtForwardUsed: number;
	/** CGT47. */
	readonly lossesCarriedForward: number;
	/** CGT10. */
	readonly taxPaid: number;
	/** CGT41. */
	readonly shareLosses: number;
	/** CGT42. */
	readonly eisShareLosses: number;
	/** CGT51 as the person gave it; undefined if we calculate it. */
	readonly adjustment: number | undefined;
}

/** The gain or loss of one disposal, in pence; negative is a loss. */
export function gainOf(disposal: Disposal): number {
	return disposal.gain ?? orNothing(disposal.proceeds) - orNothing(disposal.costs);
}

/** Disposals as entered and those found by matching shares, in one list. */
export function allDisposals(facts: CapitalGains, year: TaxYear): readonly Disposal[] {
	const given = facts.disposals ?? [];
	if (!facts.holdings) return given;
	return [...given, ...facts.holdings.flatMap((holding) => matchedDisposals(holding, year))];
}

/** The boxes of capital gains. */
export function capitalGainsPage(facts: CapitalGains, year: TaxYear): CapitalGainsPage {
	const { capitalGains } = yearData(year);
	const disposals = allDisposals(facts, year);
	const changedOn = capitalGains.mainRates.at(-1)?.from ?? '';
	const sums = sumsOf(disposals, changedOn);
	const businessAssetDisposalRelief = lower(
		reliefOf(disposals, 'badr'),
		positive(
			capitalGains.businessAssetDisposalLifetimeLimitPounds * 100 -
				deduction(facts.businessAssetDisposalReliefBefore),
		),
	);
	const investorsRelief = investorsReliefOf(disposals, facts.investorsReliefBefore, capitalGains);
	// Only losses on unlisted shares can be set against income (ITA 2007 s.131; HMRC: CGT41 not above CGT35).
	const shareLosses = lower(deduction(facts.shareLossesAgainstIncome), sums.unlistedLosses);
	const eisShareLosses = lower(deduction(facts.eisShareLossesAgainstIncome), shareLosses);
	// CGT41 comes off losses of shares and other assets only (c18.14), not off those of homes and crypto (c18.13).
	const losses = sums.losses + positive(sums.assetLosses - shareLosses);
	const incomeLosses = deduction(facts.incomeLosses);
	const left = positive(sums.residential + sums.other - losses - incomeLosses);
	const exempt = capitalGains.annualExemptAmountPounds * 100;
	const broughtForward = deduction(facts.lossesBroughtForward);
	const used = lower(broughtForward, positive(left - exempt));
	const unused = positive(losses + incomeLosses - sums.residential - sums.other);
	return {
		residentialGains: sums.residential,
		otherGains: sums.other,
		gainsAfterRateChange:
			capitalGains.mainRates.length > 1
				? sums.late +
					aboveLimitAfter(changedOn, disposals, 'badr', businessAssetDisposalRelief) +
					aboveLimitAfter(changedOn, disposals, 'investors', investorsRelief)
				: 0,
		reliefGains: lower(businessAssetDisposalRelief + investorsRelief, sums.other),
		businessAssetDisposalRelief,
		investorsRelief,
		losses,
		incomeLosses,
		lossesBroughtForwardUsed: used,
		lossesCarriedForward: broughtForward - used + lower(unused, losses),
		taxPaid: deduction(facts.taxPaidOn60DayReturns),
		shareLosses,
		eisShareLosses,
		adjustment: facts.adjustment,
	};
}

const kinds: readonly AssetKind[] = [
	'residentialProperty',
	'cryptoAssets',
	'other',
	'listedShares',
	'unlistedShares',
];

/** Sums each section of the form: gains down, losses up to whole pounds; each relief over all sections, down. */
function sumsOf(disposals: readonly Disposal[], changedOn: string) {
	const sums = {
		residential: 0,
		other: 0,
		late: 0,
		losses: 0,
		assetLosses: 0,
		unlistedLosses: 0,
	};
	for (const kind of kinds) {
		let gains = 0;
		let losses = 0;
		let late = 0;
		for (const disposal of disposals) {
			if (disposal.kind !== kind) continue;
			const gain = gainOf(disposal);
			if (gain < 0) losses -= gain;
			else gains += gain;
			if (gain > 0 && !disposal.relief && (disposal.date ?? '') >= changedOn) late += gain;
		}
		if (kind === 'residentialProperty') sums.residential += income(gains);
		else {
			sums.other += income(gains);
			sums.late += income(late);
		}
		if (kind === 'residentialProperty' || kind === 'cryptoAssets') sums.losses += deduction(losses);
		else sums.assetLosses += deduction(losses);
		if (kind === 'unlistedShares') sums.unlistedLosses = deduction(losses);
	}
	return sums;
}

/** Gains since the rate change that a relief does not cover, if earlier ones used the relief first. */
function aboveLimitAfter(
	changedOn: string,
	disposals: readonly Disposal[],
	relief: Disposal['relief'],
	allowed: number,
): number {
	const later = reliefOf(
		disposals.filter(({ date = '' }) => date >= changedOn),
		relief,
	);
	const earlier = reliefOf(disposals, relief) - later;
	return positive(later - positive(allowed - earlier));
}

/** CGT49, up to the lifetime limit on the day (TCGA 1992 s.169VK); earlier disposals of the year count towards it. */
function investorsReliefOf(
	disposals: readonly Disposal[],
	before: number | undefined,
	{ investorsReliefLifetimeLimits: limits }: ReturnType<typeof yearData>['capitalGains'],
): number {
	const lastFrom = limits.at(-1)?.from ?? '';
	let total = 0;
	for (const [index, { from, pounds }] of limits.entries()) {
		const until = limits[index + 1]?.from;
		const then = disposals.filter(({ date = lastFrom }) => date >= from && (!until || date < until));
		const room = positive(pounds * 100 - deduction(before) - total);
		total += lower(reliefOf(then, 'investors'), room);
	}
	return total;
}

/**
 * CGT49 and CGT50: gains with a relief, by kind of asset, since SA108 asks for each (boxes 17.2 to 17.4). Homes have
 * none; investors' relief is for unlisted shares (TCGA 1992 s.169VC).
 */
export function reliefOf(disposals: readonly Disposal[], relief: Disposal['relief']): number {
	let total = 0;
	for (const kind of kinds) {
		if (kind === 'residentialProperty' || (relief === 'investors' && kind !== 'unlistedShares')) continue;
		let gains = 0;
		for (const disposal of disposals) {
			if (disposal.kind === kind && disposal.relief === relief) gains += positive(gainOf(disposal));
		}
		total += income(gains);
	}
	return total;
}
