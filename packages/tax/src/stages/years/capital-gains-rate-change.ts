/**
 * The SA108 box 51 adjustment for a year whose rates changed on a day (2024-25: 30 October 2024). HMRC's return
 * software charges the old rates on all gains; the law charges the new ones on later disposals. Source: GOV.UK, work
 * out your Capital Gains Tax adjustment for the 2024 to 2025 tax year.
 */
import type { CapitalGainsPage } from '../../pages/capital-gains-page.ts';
import { lower, positive, rateDown } from '../../rounding.ts';

/** A pair of rates and the first day they apply. */
interface Rates {
	readonly basicRate: number;
	readonly higherRate: number;
}

/** The addition to the tax at the old rates, step by step. */
export interface RateChange {
	/** Gains before the change, without those that have a relief. */
	readonly earlier: number;
	/** Taxed gains since the change. */
	readonly later: number;
	/** The part of them in the basic rate band, and the part above it. */
	readonly laterBasic: number;
	readonly laterHigher: number;
	/** What the new rates add on each. */
	readonly basicTax: number;
	readonly higherTax: number;
}

/**
 * What the new rates add on later gains; undefined if no rate changed or no later gain is taxed. Losses and the exempt
 * amount go to the later gains, which are taxed more; the basic rate band goes to the earlier ones, where it saves
 * more.
 */
export function rateChange(
	page: CapitalGainsPage,
	taxable: number,
	inBasicBand: number,
	rates: readonly Rates[],
): RateChange | undefined {
	const [old, changed] = rates;
	if (!old || !changed || page.gainsAfterRateChange === 0) return undefined;
	const plain = page.otherGains - page.reliefGains;
	const earlier = positive(plain - page.gainsAfterRateChange);
	const later = lower(positive(taxable - earlier), page.gainsAfterRateChange);
	if (later === 0) return undefined;
	const laterBasic = lower(positive(inBasicBand - (taxable - later)), later);
	return {
		earlier,
		later,
		laterBasic,
		laterHigher: later - laterBasic,
		basicTax: rateDown(laterBasic, changed.basicRate - old.basicRate),
		higherTax: rateDown(later - laterBasic, changed.higherRate - old.higherRate),
	};
}
