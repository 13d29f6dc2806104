/** Stage 6, allocate taxable income to bands: each kind of income on top of the kinds before it. Boxes c6.1 to c6.34. */
import { lower } from '../rounding.ts';
import type { IncomeBand, IncomeKind, NilBands, SliceBand, Taxable } from './income-bands.ts';
import type { Status } from './stage-03a-status.ts';

/** How much of a kind of income falls in a band. */
export interface InBand {
	readonly income: IncomeKind;
	readonly band: SliceBand;
	/** In hundredths of a percent: 20% is 2000. */
	readonly rate: number;
	/** Whole pounds, in pence. */
	readonly amount: number;
}

/** What moves the limits of bands. */
interface Widths extends NilBands {
	/** c4.59. */
	readonly extension: number;
}

/** Taxable income by band, lowest first; empty bands are left out. An allowance at 0% uses up room in the bands it falls in. */
export function bands(taxable: Taxable, widths: Widths, status: Status): readonly InBand[] {
	const found: InBand[] = [];
	let at = 0;
	for (const { income, bands: ofIncome } of status.incomes) {
		const end = at + (taxable[income] ?? 0);
		for (const one of ofIncome) {
			if (at >= end) break;
			const to = lower(end, endOf(one, at, widths));
			if (to <= at) continue;
			found.push({ income, band: one.band, rate: one.rate, amount: to - at });
			at = to;
		}
	}
	return found;
}

function endOf({ upTo, isExtended, allowance }: IncomeBand, at: number, widths: Widths): number {
	if (allowance !== undefined) return at + widths[allowance];
	return isExtended ? upTo + widths.extension : upTo;
}
