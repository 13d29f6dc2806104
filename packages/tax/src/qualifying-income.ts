/** Income that counts for Making Tax Digital (S.I. 2021/1076): receipts of businesses and lettings, before costs. */
import { type Facts, type Pence, pence, shareDown, sum } from '@halfpenny/facts';

type Trade = NonNullable<Facts['trades']>[number];
type Letting = NonNullable<Facts['ukProperty']>;

/** The facts that decide it. */
interface Takings {
	readonly trades?: readonly Pick<Trade, 'turnover' | 'otherIncome'>[] | undefined;
	readonly ukProperty?: Pick<Letting, 'rents' | 'otherIncome' | 'sharePercent'> | undefined;
}

/**
 * The sum of the known amounts, for lettings the person's share; undefined when there are none. A share of a
 * partnership does not count.
 */
export function qualifyingIncome({ trades = [], ukProperty }: Takings): Pence | undefined {
	const taken = trades.map(({ turnover, otherIncome }) => known(turnover, otherIncome));
	const lettings = known(ukProperty?.rents, ukProperty?.otherIncome);
	const share = ukProperty?.sharePercent;
	return known(...taken, lettings !== undefined && share ? shareDown(lettings, share) : lettings);
}

/** The sum of the known amounts; undefined when none is known. */
function known(...amounts: readonly (number | undefined)[]): Pence | undefined {
	const given = amounts.flatMap((amount) => (amount === undefined ? [] : [pence(amount)]));
	return given.length === 0 ? undefined : sum(given);
}
