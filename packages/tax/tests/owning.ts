/** Test businesses built from their assets, and readers of their answers. */
import type { FactsInput } from '@halfpenny/facts';
import { type Calculation, calculate } from '../src/index.ts';
import { facts } from './people.ts';

/** One business. */
export type Trade = NonNullable<FactsInput['trades']>[number];
/** Its assets. */
export type Assets = NonNullable<Trade['capitalAssets']>;
type Year = FactsInput['taxYear'];

function owning(capitalAssets: Assets, taxYear: Year = '2025-26', trade: Trade = {}): FactsInput {
	const business = { turnover: 100_000, accountingMethod: 'accruals' as const, ...trade, capitalAssets };
	return { taxYear, residence: 'uk', trades: [business] };
}

/** The answer for one business with these assets. */
export function answer(capitalAssets: Assets, taxYear?: Year, trade?: Trade): Calculation {
	return calculate(facts(owning(capitalAssets, taxYear, trade)));
}

/** The line below the assets in pounds; undefined if it is missing. */
export function line({ working }: Calculation, id: string): number | undefined {
	const found = working.find((one) => one.id === `trades[0].${id}`);
	return found && found.value / 100;
}

/** The pool left for next year, in pounds. */
export function left({ carriedForward }: Calculation, at: string): number | undefined {
	const amount = carriedForward[`trades[0].capitalAssets.${at}`];
	return amount === undefined ? undefined : amount / 100;
}
