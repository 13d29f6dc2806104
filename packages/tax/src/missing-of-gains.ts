/** Which answers about things sold are missing, so that a gain would count a cost as nothing. */
import { type TaxYear, yearData } from '@halfpenny/years';
import type { CapitalGains } from './capital-gains/capital-gains-facts.ts';
import { soldBeyondWhatIsKnown } from './capital-gains/short-holding.ts';
import type { Want } from './want.ts';

/** Proceeds, costs and dates of disposals, and what shares that were sold had cost. */
export function missingOfGains({ disposals, holdings }: CapitalGains, year: TaxYear, want: Want): void {
	const ratesChanged = yearData(year).capitalGains.mainRates.length > 1;
	disposals?.forEach(({ gain, proceeds, costs, date }, index) => {
		const path = `capitalGains.disposals[${index}]`;
		if (gain === undefined && proceeds === undefined) want(`${path}.proceeds`, 'capitalGainsTax');
		if (gain === undefined && costs === undefined) want(`${path}.costs`, 'capitalGainsTax');
		if (date === undefined && ratesChanged) want(`${path}.date`, 'capitalGainsTax');
	});
	holdings?.forEach((holding, index) => {
		const path = `capitalGains.holdings[${index}]`;
		const { openingQuantity, openingCost } = holding;
		if (openingQuantity && openingCost === undefined) want(`${path}.openingCost`, 'capitalGainsTax');
		if (soldBeyondWhatIsKnown(holding, year)) {
			want(`${path}.${openingQuantity === undefined ? 'openingQuantity' : 'trades'}`, 'capitalGainsTax');
		}
	});
}
