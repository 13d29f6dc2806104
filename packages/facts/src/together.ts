/** Answers that are each valid but contradict each other. Read from the raw JSON, so that all problems are reported together. */
import { accountingPeriods, isTaxYear, yearData } from '@halfpenny/years';
import { impossible } from './impossible.ts';
import { type Fields, fieldsOf, isAfter, listOf } from './json.ts';
import { ofOtherYears } from './of-the-year.ts';
import type { Problem } from './problem.ts';

/** Allowances that cannot be calculated from assets. */
const OF_THEIR_OWN = ['costOfReplacingDomesticGoods'];

/** Every pair of answers that contradict each other, by the path of one of them. */
export function contradictions(input: unknown): Problem[] {
	const facts = fieldsOf(input);
	const trades = listOf(facts.trades).map(fieldsOf);
	const property = fieldsOf(facts.ukProperty);
	const taxYear = typeof facts.taxYear === 'string' && isTaxYear(facts.taxYear) ? facts.taxYear : undefined;
	const endsOn = taxYear && yearData(taxYear).endsOn;
	return [
		...trades.flatMap((trade, index) => ofBusiness(trade, `trades[${index}]`, endsOn)),
		...ofBusiness(property, 'ukProperty', endsOn),
		...mixedAllowance(trades, fieldsOf(facts.otherIncome)),
		...impossible(facts, endsOn),
		...(taxYear ? ofOtherYears(facts, taxYear) : []),
		...pensionProblems(fieldsOf(facts.pensionCharges)),
	];
}

function ofBusiness(business: Fields, path: string, endsOn: string | undefined): Problem[] {
	const period = fieldsOf(business.accountingPeriod);
	const problems = periodProblems(period, `${path}.accountingPeriod`);
	if (business.capitalAssets === undefined) return problems;
	const last = typeof period.end === 'string' ? period.end : endsOn;
	const owned = fieldsOf(business.capitalAssets);
	problems.push(...givenTwice(business, path), ...assetProblems(owned, `${path}.capitalAssets`, last));
	if (business.accountingMethod === 'cash') problems.push(...cashProblems(owned, `${path}.capitalAssets`));
	return problems;
}

/** The claims and the assets they would be calculated from. */
function givenTwice({ allowances, adjustments, balancingCharge }: Fields, path: string): Problem[] {
	const claimed = Object.keys(fieldsOf(allowances)).filter((name) => !OF_THEIR_OWN.includes(name));
	const paths = claimed.map((name) => `${path}.allowances.${name}`);
	if (balancingCharge !== undefined) paths.push(`${path}.balancingCharge`);
	if (fieldsOf(adjustments).balancingChargeOther !== undefined) {
		paths.push(`${path}.adjustments.balancingChargeOther`);
	}
	return paths.map((at) => ({ path: at, code: 'capitalAllowances.givenTwice' }));
}

function assetProblems({ assets }: Fields, path: string, last: string | undefined): Problem[] {
	return listOf(assets).flatMap((asset, index) => {
		const { bought, sold } = fieldsOf(asset);
		const at = `${path}.assets[${index}]`;
		const late = [
			['bought', bought],
			['sold', sold],
		].filter(([, date]) => isAfter(date, last));
		const problems = late.map(([name]) => ({ path: `${at}.${String(name)}`, code: 'date.afterYear' }));
		if (isAfter(bought, sold)) problems.push({ path: `${at}.sold`, code: 'date.soldBeforeBought' });
		return problems;
	});
}

/** ITTOIA 2005 s.33A: on the cash basis purchases are expenses; only cars have allowances (CAA 2001 s.1A). */
function cashProblems({ assets, buildings }: Fields, path: string): Problem[] {
	const others = listOf(assets).flatMap((asset, index) =>
		fieldsOf(asset).kind === 'car' ? [] : [`${path}.assets[${index}]`],
	);
	const paths = [...others, ...listOf(buildings).map((_building, index) => `${path}.buildings[${index}]`)];
	return paths.map((at) => ({ path: at, code: 'capitalAllowances.cashBasis' }));
}

function periodProblems({ start, end }: Fields, path: string): Problem[] {
	if (typeof start !== 'string' || typeof end !== 'string') return [];
	const wrong = start > end || end >= monthsLater(start, accountingPeriods.longestMonths);
	return wrong ? [{ path, code: 'accountingPeriod.wrong' }] : [];
}

/** ITTOIA 2005 ss.783AI and 783AJ: one election covers all trades and casual earnings of the year. */
function mixedAllowance(trades: readonly Fields[], otherIncome: Fields): Problem[] {
	const answers = [
		...trades.map(({ tradingAllowance }, index) => ({ at: `trades[${index}]`, tradingAllowance })),
		{ at: 'otherIncome', tradingAllowance: otherIncome.tradingAllowance },
	];
	if (!answers.some(({ tradingAllowance }) => tradingAllowance === true)) return [];
	return answers.flatMap(({ at, tradingAllowance }) =>
		tradingAllowance === false
			? [{ path: `${at}.tradingAllowance`, code: 'tradingAllowance.notForAll' }]
			: [],
	);
}

/** The excess, and the savings it would be calculated from. */
function pensionProblems({ excessOfAnnualAllowance, savings }: Fields): Problem[] {
	const twice = excessOfAnnualAllowance !== undefined && savings !== undefined;
	return twice ? [{ path: 'pensionCharges.excessOfAnnualAllowance', code: 'pensionSavings.givenTwice' }] : [];
}

/** The same day some months later, as an ISO date. */
function monthsLater(date: string, months: number): string {
	const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
	const count = year * 12 + month - 1 + months;
	const pad = (value: number) => String(value).padStart(2, '0');
	return `${Math.floor(count / 12)}-${pad((count % 12) + 1)}-${pad(day)}`;
}
