/** The payments for a year and their dates, by the day its return is filed. */
import { type Facts, type Pence, sum } from '@halfpenny/facts';
import type { Calculation } from '../calculation.ts';
import { settlementOf } from './settlement.ts';

/** A year's settlement as far as money moves, in pence. */
export interface SettledOn {
	/** Balance of the year: positive is owed, negative is a refund. */
	readonly balance: Pence;
	/** Payments in date order; ISO dates. */
	readonly bills: readonly { readonly date: string; readonly amount: Pence }[];
	/** What HMRC collects through a tax code instead of a payment. */
	readonly throughCode?: Pence;
}

/** How a year is settled if its return is filed on `filedOn` (ISO): after HMRC's cut-off date, no tax code collects anything. */
export function settledOn(facts: Facts, calculation: Calculation, filedOn: string): SettledOn {
	const { balance, bills, codingOut } = settlementOf(facts, calculation);
	const throughCode = codingOut && filedOn <= codingOut.fileBy ? codingOut.amount : undefined;
	return {
		...{ balance, ...(throughCode !== undefined && { throughCode }) },
		bills: bills.map(({ date, parts }) => ({
			date,
			// What a tax code collects is not paid on that day.
			amount: sum(
				parts
					.filter(({ kind }) => throughCode === undefined || kind !== 'balance')
					.map(({ amount }) => amount),
			),
		})),
	};
}
