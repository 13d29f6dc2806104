/**
 * How allowances are divided from 2027-28, when property income has its own rates: first against income other than
 * property, savings and dividends, then among those three in the cheapest way. Property losses come off rents before
 * that. Source: GOV.UK, changes to tax rates for property, savings and dividend income, technical note of 26 November
 * 2025. In Scotland rents are taxed with pay, but come after it here.
 */
import type { Pages } from '../../pages/pages.ts';
import { lower } from '../../rounding.ts';
import type { Status } from '../stage-03a-status.ts';
import type { Amounts } from '../stage-05-set-off/amounts.ts';
import type { SetOff } from '../stage-05-set-off/settle.ts';

/** Property income after its own losses, in pence: own lettings and shares of partnerships'. */
export function taxableRents({ property, partnerships }: Pages): number {
	return partnerships.reduce((total, page) => total + page.propertyProfit, property?.taxableProfit ?? 0);
}

/** Every division that can give the lowest tax, those that leave the least rents first. */
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

/** The rents and savings that remain; dividends have the rest. */
type Kept = readonly [rents: number, savings: number];

/**
 * The amounts to keep where two lines meet, each marking a change of rate or the end of a kind of income: of rents,
 * savings, or both. There is a choice only if no other income remains, so rents are at the bottom.
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

/** Every point where a rate changes. */
function limitsOf({ incomes }: Status, extension: number): readonly number[] {
	const ends = incomes.flatMap(({ bands }) =>
		bands
			.filter(({ upTo, allowance }) => allowance === undefined && Number.isFinite(upTo))
			.map(({ upTo, isExtended }) => upTo + (isExtended ? extension : 0)),
	);
	return [...new Set(ends)];
}
