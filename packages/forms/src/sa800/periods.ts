/** The days that a partnership's accounts and its tax year cover. */
import type { PartnershipFacts } from '@halfpenny/facts';
import { type TaxYear, yearData } from '@halfpenny/years';
import type { StatementSpan } from './statement-sheets.ts';

/** Some days, both included. ISO dates. */
export interface Period {
	readonly from: string;
	readonly to: string;
}

/** 6 April to 5 April. */
export function taxYearPeriod(year: TaxYear): Period {
	const { startsOn, endsOn } = yearData(year);
	return { from: startsOn, to: endsOn };
}

/**
 * The days of the accounts: as given; else the trading part of the tax year. Without a trade it is the tax year (ITTOIA
 * 2005 s.849; HMRC's Business Income Manual BIM82320).
 */
export function accountsPeriod({ taxYear, trades = [], accountingPeriod }: PartnershipFacts): Period {
	const year = taxYearPeriod(taxYear);
	if (trades.length === 0) return year;
	const { from, to } = tradeInTaxYear({ taxYear, trades });
	return { from: accountingPeriod?.start ?? from, to: accountingPeriod?.end ?? to };
}

/** The trading part of the tax year. */
function tradeInTaxYear({ taxYear, trades = [] }: PartnershipFacts): Period {
	const year = taxYearPeriod(taxYear);
	const [trade] = trades;
	const from = dateWithin(trade?.startDate, year) ?? year.from;
	const to = dateWithin(trade?.endDate, year) ?? year.to;
	return from <= to ? { from, to } : year; // HMRC 6603 reports them
}

/** The days an amount of the statement is divided over. */
export function spanOf(span: StatementSpan, facts: PartnershipFacts): Period {
	switch (span) {
		case 'accounts':
			return accountsPeriod(facts);
		case 'taxYear':
			return taxYearPeriod(facts.taxYear);
		case 'tradeInTaxYear':
			return tradeInTaxYear(facts);
	}
}

/** Whether the accounts' dates are valid: they end in the tax year, and start before that. */
export function isInOrder({ from, to }: Period, year: TaxYear): boolean {
	const { startsOn, endsOn } = yearData(year);
	return from <= to && to >= startsOn && to <= endsOn;
}

/** The date if it is within a period. */
export function dateWithin(date: string | undefined, { from, to }: Period): string | undefined {
	return date !== undefined && date >= from && date <= to ? date : undefined;
}

/**
 * Whether the profits of the accounts are those of the tax year: they run with it (from 1 April or to 31 March counts
 * as 5 April, Finance Act 2022 Schedule 1), or from the start and to the end of the trade.
 */
export function runsWithTaxYear(facts: PartnershipFacts): boolean {
	const [trade] = facts.trades ?? [];
	const { from, to } = accountsPeriod(facts);
	const year = taxYearPeriod(facts.taxYear);
	const starts =
		from === trade?.startDate || (from <= year.from && from.slice(0, 7) === year.from.slice(0, 7));
	const ends = to === trade?.endDate || (to <= year.to && to >= `${year.to.slice(0, 4)}-03-31`);
	return starts && ends;
}

/** Both days included. */
export function daysOf({ from, to }: Period): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}
