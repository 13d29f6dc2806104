/** Stage 26, the State Pension lump sum: taxed separately at the person's top rate. Boxes c26.1 to c26.3; F(No.2)A 2005 s.7. */
import type { Facts } from '@halfpenny/facts';
import { income } from '../pages/box.ts';
import { rateDown } from '../rounding.ts';
import type { Status } from './stage-03a-status.ts';
import type { Allowances } from './stage-04-allowances.ts';

/** c26.3. */
export function statePensionLumpSumTax(facts: Facts, status: Status, allowances: Allowances): number {
	const lumpSum = income(facts.pensions?.statePensionLumpSum);
	return lumpSum === 0 ? 0 : rateDown(lumpSum, lumpSumRate(status, allowances));
}

/** c26.2: the highest rate that other income reaches, in hundredths of a percent. */
export function lumpSumRate(status: Status, { taxableIncome, extension }: Allowances): number {
	const basicTo = status.starterBand + status.basicBand + extension;
	const intermediateTo = basicTo + status.intermediateBand;
	const scottish = status.residence === 'scotland';
	if (taxableIncome > status.topFrom + extension) return status.topRate;
	if (scottish && taxableIncome > intermediateTo + status.higherBand) return status.advancedRate;
	if (taxableIncome > intermediateTo) return status.higherRate;
	if (scottish && taxableIncome > basicTo) return status.intermediateRate;
	if (taxableIncome > status.starterBand) return status.basicRate;
	return taxableIncome > 0 ? status.starterRate : 0;
}
