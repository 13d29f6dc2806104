/** What the full and the short self-employment pages share: which page a business needs, dates, expenses. */
import { downToPound, type Facts, pounds, ZERO } from '@halfpenny/facts';
import { type TaxYear, yearData } from '@halfpenny/years';
import type { Part, Work } from './row.ts';

/** One business. */
export type Trade = NonNullable<Facts['trades']>[number];

/** The categories of expenses. */
export type Expense = keyof NonNullable<Trade['expenses']> & string;

/** Why a business needs the full pages. Their sentences are in `@halfpenny/messages/forms`. */
export type FullPagesReason =
	| 'turnover'
	| 'accountingDate'
	| 'accountingPeriod'
	| 'accountingPractice'
	| 'transitionProfit'
	| 'nonTaxableIncome'
	| 'otherTaxDeducted'
	| 'class4Adjustment'
	| 'balanceSheet';

/**
 * Why HMRC's short pages will not do for a business; empty when they will. Sources: notes on SA103S, "You can use these
 * pages"; HMRC 6235 to 6238 for the turnover.
 */
export function fullPagesReasons(trade: Trade, year: TaxYear): readonly FullPagesReason[] {
	const { adjustments } = trade;
	const reasons: readonly (readonly [FullPagesReason, boolean])[] = [
		['turnover', !isBelowLimit(trade, year)],
		['accountingDate', fillsBox(adjustments?.basisAdjustment)],
		['accountingPeriod', !runsWithTaxYear(trade, year)],
		['accountingPractice', fillsBox(adjustments?.accountingAdjustment)],
		['transitionProfit', fillsBox(adjustments?.transitionProfitAmount)],
		['nonTaxableIncome', Boolean(adjustments?.includedNonTaxableProfits)],
		['otherTaxDeducted', Boolean(trade.otherTaxDeducted)],
		['class4Adjustment', Boolean(trade.class4Adjustment)],
		['balanceSheet', Object.values(trade.balanceSheet ?? {}).some(fillsBox)],
	];
	return reasons.filter(([, holds]) => holds).map(([reason]) => reason);
}

/** Amounts of pennies only round down to zero, and full pages would be empty. */
function fillsBox(amount = ZERO): boolean {
	return downToPound(amount) !== 0;
}

/** HMRC's turnover limit for short pages: the year's VAT threshold. */
const SHORT_PAGES_TURNOVER = pounds(90_000);

function isBelowLimit(trade: Trade, year: TaxYear): boolean {
	const { startsOn, endsOn } = yearData(year);
	const from = inYear(trade.startDate, year) ?? startsOn;
	const to = inYear(trade.endDate, year) ?? endsOn;
	const turnover = downToPound(trade.turnover ?? ZERO);
	return turnover * days(startsOn, endsOn) < SHORT_PAGES_TURNOVER * days(from, to);
}

/**
 * Whether costs are one figure, entered only as the total: "If your annual turnover was below £90,000, you may just put
 * your total expenses in box 20" (SA103S; box 31 on SA103F). Above it HMRC needs the kinds (6163).
 */
export function isOneFigure({ taxYear }: Pick<Facts, 'taxYear'>, scope: unknown): boolean {
	const trade = tradeOf(scope);
	const answered = (of: object = {}) =>
		Object.entries(of).flatMap(([kind, amount]) => (amount ? [kind] : []));
	return (
		answered(trade.expenses).every((kind) => kind === 'otherExpenses') &&
		answered(trade.disallowable).length === 0 &&
		isBelowLimit(trade, taxYear)
	);
}

/** Both days included. */
function days(from: string, to: string): number {
	return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}

/** The date if it is in the tax year: HMRC asks for starts and ends within it only (HMRC 6433). */
function inYear(date: string | undefined, year: TaxYear): string | undefined {
	const { startsOn, endsOn } = yearData(year);
	return date !== undefined && date >= startsOn && date <= endsOn ? date : undefined;
}

/** The start or end of the business, if in the year. */
export const dateInYear =
	(key: 'startDate' | 'endDate'): Work =>
	({ facts, scope, factPrefix }) => {
		const date = inYear(tradeOf(scope)[key], facts.taxYear);
		return date === undefined ? undefined : { value: date, origins: [`${factPrefix}${key}`] };
	};

/** Whether it started or ended in the year, which the forms ask from 2025-26. */
export const happenedInYear =
	(key: 'startDate' | 'endDate'): Work =>
	({ facts, scope, factPrefix }) => ({
		value: inYear(tradeOf(scope)[key], facts.taxYear) !== undefined,
		origins: [`${factPrefix}${key}`],
	});

/**
 * Whether the accounts end with the tax year, on 31 March or a day up to 5 April, or with the business. Others need the
 * full pages (notes on SA103S).
 */
function runsWithTaxYear({ accountingPeriod, endDate }: Trade, year: TaxYear): boolean {
	const { endsOn } = yearData(year);
	const end = accountingPeriod?.end ?? endsOn;
	return end === endDate || (end <= endsOn && end >= `${endsOn.slice(0, 4)}-03-31`);
}

/**
 * The first or last day that the accounts cover, as given; else they run with the tax year, whose profits are taxed
 * since 2024-25 (Finance Act 2022 s.7), from the start of the business to its end.
 */
export const accountsDate =
	(end: 'first' | 'last'): Work =>
	({ facts, scope, factPrefix }) => {
		const { startsOn, endsOn } = yearData(facts.taxYear);
		const key = end === 'first' ? 'startDate' : 'endDate';
		const trade = tradeOf(scope);
		const told = trade.accountingPeriod?.[end === 'first' ? 'start' : 'end'];
		if (told !== undefined) {
			const path = `${factPrefix}accountingPeriod.${end === 'first' ? 'start' : 'end'}`;
			return { value: told, origins: [path] };
		}
		const own = inYear(trade[key], facts.taxYear);
		return {
			value: own ?? (end === 'first' ? startsOn : endsOn),
			origins: own ? [`${factPrefix}${key}`] : [],
		};
	};

function tradeOf(scope: unknown): Trade {
	// The table's `each` is trades: a trade fills it.
	return scope as Trade;
}

/** Depreciation and entertainment are disallowed unless the person gives a part (ITTOIA 2005 ss.33 and 45). */
const NEVER_ALLOWABLE: readonly Expense[] = ['depreciation', 'businessEntertainmentCosts'];

/** The whole of some expenses, rounded up once. */
export function expense(...categories: readonly Expense[]): Part {
	return { paths: categories.map((category) => `expenses.${category}`), round: 'up', sign: 1 };
}

/** The disallowed part of some expenses, rounded down once. */
export function disallowed(sign: 1 | -1, ...categories: readonly Expense[]): Part {
	const paths = categories.map((category) =>
		NEVER_ALLOWABLE.includes(category)
			? `disallowable.${category}|expenses.${category}`
			: `disallowable.${category}`,
	);
	return { paths, round: 'down', sign };
}
