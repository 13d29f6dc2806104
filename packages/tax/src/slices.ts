/** The slices of income in bands, as data for charts and explanations. */
import { pence } from '@halfpenny/facts';
import type { BandSlice, IncomeKind } from './calculation.ts';
import type { Figures } from './figures.ts';

/** Every slice that holds income, lowest first within each kind. */
export function slices({ bands, tax, status }: Figures): BandSlice[] {
	const list: BandSlice[] = [];
	const add = (income: IncomeKind, band: string, rate: number, amount: number, due: number): void => {
		if (amount > 0) list.push({ income, band, rate, amount: pence(amount), tax: pence(due) });
	};
	add('nonSavings', 'starter', status.starterRate, bands.starter, tax.starter);
	add('nonSavings', 'basic', status.basicRate, bands.basic, tax.basic);
	add('nonSavings', 'intermediate', status.intermediateRate, bands.intermediate, tax.intermediate);
	add('nonSavings', 'higher', status.higherRate, bands.higher, tax.higher);
	add('nonSavings', 'advanced', status.advancedRate, bands.advanced, tax.advanced);
	add('nonSavings', status.topBandName, status.topRate, bands.top, tax.top);
	add('savings', 'starting', 0, bands.savingsStarting, 0);
	add('savings', 'nil', 0, bands.savingsNil, 0);
	add('savings', 'basic', status.savingsBasicRate, bands.savingsBasic, tax.savingsBasic);
	add('savings', 'higher', status.savingsHigherRate, bands.savingsHigher, tax.savingsHigher);
	add('savings', 'additional', status.savingsAdditionalRate, bands.savingsAdditional, tax.savingsAdditional);
	add('dividends', 'nil', 0, bands.dividendsNil, 0);
	add('dividends', 'ordinary', status.dividendOrdinaryRate, bands.dividendsOrdinary, tax.dividendsOrdinary);
	add('dividends', 'upper', status.dividendUpperRate, bands.dividendsUpper, tax.dividendsUpper);
	add(
		'dividends',
		'additional',
		status.dividendAdditionalRate,
		bands.dividendsAdditional,
		tax.dividendsAdditional,
	);
	return list;
}
