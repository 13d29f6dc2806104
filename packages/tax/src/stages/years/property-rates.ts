/**
 * How allowances are divided from 2027-28, when property income has rates of its own: they go against income that is not
 * property, savings or dividends first, and what is left of them to those three in the way that costs least. Losses of
 * rents are off the rents before. Source: GOV.UK, changes to tax rates for property, savings and dividend income,
 * technical note of 26 November 2025. In Scotland rents are taxed with pay, but come after it here.
 */
import type { Pages } from '../../pages/pages.ts';
import { lower } from '../../rounding.ts';
import type { Status } from '../stage-03a-status.ts';
import type { Amounts } from '../stage-05-set-off/amounts.ts';
import type { SetOff } from '../stage-05-set-off/settle.ts';

/** Property income after its own losses, in pence: one's own lettings and shares of partnerships'. */
export function taxableRents({ property, partnerships }: Pages): number {
	return partnerships.reduce((total, page) => total + page.propertyProfit, property?.taxableProfit ?? 0);
}

/** Every division in which the least tax can lie, those that leave the least rents first. */
export function divisionsOtherIncomeFirst(amounts: Amounts): readonly SetOff[] {
	const { status, pool, nonSavings, property = 0, savings, dividends } = amounts;
	const others = nonSavings - property;
	const first = lower(pool, others);
	const rest = lower(pool - first, property + savings + dividends);
	const total = property + savings + dividends - rest;
	return corners(amounts, total).map(([rents, interest]) => {
		const kept = { savings: interest, dividends: total - rents - interest };
		const against = { againstSavings: savings - interest, againstDividends: dividends - kept.dividends };
		return status.propertyRates === null
			? {
					...against,
					...kept,
					againstNonSavings: first + property - rents,
					nonSavings: others - first + rents,
				}
			: {
					...{ ...against, ...kept, againstNonSavings: first, nonSavings: others - first },
					...{ againstProperty: property - rents, property: rents },
				};
	});
}

/** What is left of rents and of savings; dividends have the rest. */
type Kept = readonly [rents: number, savings: number];

/**
 * What can be kept where two of the lines meet at which a rate changes or a kind of income ends: of rents, of savings, or
 * of both. There is a choice only where nothing is left of other income, so that rents lie lowest.
 */
function corners(amounts: Amounts, total: number): readonly Kept[] {
	const { property: rents = 0, savings, dividends, savingsAllowance, dividendAllowance } = amounts;
	const limits = limitsOf(amounts.status, amounts.extension);
	const ofRents = [0, rents, ...limits];
	const ofSavings = [0, savings, savingsAllowance];
	const ofBoth = [
		...[total, total - dividends, total - dividendAllowance],
		...limits.flatMap((limit) => [limit, limit - dividendAllowance]),
		amounts.status.startingBand + savingsAllowance,
	];
	const all: readonly Kept[] = [
		...ofRents.flatMap((one) => ofSavings.map((two): Kept => [one, two])),
		...ofRents.flatMap((one) => ofBoth.map((both): Kept => [one, both - one])),
		...ofSavings.flatMap((two) => ofBoth.map((both): Kept => [both - two, two])),
	];
	const isPossible = ([one, two]: Kept) =>
		isWithin(one, rents) && isWithin(two, savings) && isWithin(total - one - two, dividends);
	const possible = all.filter(isPossible).sort((one, other) => one[0] - other[0] || one[1] - other[1]);
	return possible.filter(([one, two], index) => {
		const before = possible[index - 1];
		return before?.[0] !== one || before[1] !== two;
	});
}

function isWithin(amount: number, most: number): boolean {
	return amount >= 0 && amount <= most;
}

/** Every height at which a rate changes. */
function limitsOf({ incomes }: Status, extension: number): readonly number[] {
	const ends = incomes.flatMap(({ bands }) =>
		bands
			.filter(({ upTo, allowance }) => allowance === undefined && Number.isFinite(upTo))
			.map(({ upTo, isExtended }) => upTo + (isExtended ? extension : 0)),
	);
	return [...new Set(ends)];
}
