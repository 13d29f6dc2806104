/** Stage 5: the tax on two amounts of non-savings income compared, band by band, below the top rate. Boxes c5.55.11 to c5.55.39a. */
import { lower, positive, rateDown } from '../../rounding.ts';
import type { Status } from '../stage-03a-status.ts';

/** c5.55.36 to c5.55.39a: the tax saved when non-savings income falls from one amount to a lower one. */
export function nonSavingsTaxSaved(from: number, to: number, c5_2: number, status: Status): number {
	let restFrom = from;
	let restTo = to;
	let saved = 0;
	for (let band = 0; band < 5; band++) {
		const size = sizeOf(band, c5_2, status);
		const inFrom = lower(restFrom, size);
		const inTo = lower(restTo, size);
		saved += rateDown(positive(inFrom - inTo), rateOf(band, status));
		restFrom -= inFrom;
		restTo -= inTo;
	}
	return saved;
}

function sizeOf(band: number, c5_2: number, status: Status): number {
	if (band === 0) return status.starterBand;
	if (band === 1) return c5_2;
	if (band === 2) return status.intermediateBand;
	return band === 3 ? status.higherBand : status.advancedBand;
}

function rateOf(band: number, status: Status): number {
	if (band === 0) return status.starterRate;
	if (band === 1) return status.basicRate;
	if (band === 2) return status.intermediateRate;
	return band === 3 ? status.higherRate : status.advancedRate;
}
