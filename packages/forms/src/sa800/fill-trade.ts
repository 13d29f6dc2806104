/** Fills a partnership's trade, with three-line or full accounts as HMRC requires. */
import type { PartnershipFacts } from '@halfpenny/facts';
import { pounds } from '@halfpenny/facts';
import { sayFormProblem } from '@halfpenny/messages/forms';
import type { BoxProblem } from '../box.ts';
import type { Found } from '../fill/find-value.ts';
import { hasAmount } from '../fill/read-fact.ts';
import { type FilledSheet, fillSheet, type SheetPage } from './fill-sheet.ts';
import { accountsPeriod, daysOf, taxYearPeriod } from './periods.ts';
import type { Prepared } from './prepared.ts';
import type { Sheet } from './sheet.ts';
import { balanceSheet, fullAccountsSheet, resultSheet, threeLineSheet, tradeSheet } from './trade-sheets.ts';

/** HMRC's yearly turnover limit for three-line accounts (HMRC 8200): the year's VAT threshold. */
const THREE_LINES_TURNOVER = pounds(90_000);
/** Above it HMRC requires the accounts themselves (HMRC 8200 and 8201). */
const OWN_ACCOUNTS_TURNOVER = pounds(15_000_000);

/** The form of a trade's accounts, by its turnover in proportion to a year. */
export type AccountsKind = 'threeLines' | 'full' | 'attached';

/** A filled trade. */
export interface FilledTrade {
	readonly sheets: readonly FilledSheet[];
	readonly problems: readonly BoxProblem[];
	/** Undefined without a trade. */
	readonly accounts: AccountsKind | undefined;
}

/** Fills the first trade; HMRC's return has room for one. Adds its boxes to `above`. */
export function fillTrade(
	facts: PartnershipFacts,
	prepared: Prepared,
	above: Map<string, Found>,
): FilledTrade {
	const scope = facts.trades?.[0];
	if (!scope) return { sheets: [], problems: [], accounts: undefined };
	const fill = (sheet: Sheet, boxes: Map<string, Found>) => fillSheet(pageOf(sheet, scope, prepared), boxes);
	const details = fill(tradeSheet, above);
	const short = new Map(above);
	fill(threeLineSheet, short);
	const accounts = accountsKind(short, facts);
	const full = [fullAccountsSheet, resultSheet, ...(hasAmount(scope.balanceSheet) ? [balanceSheet] : [])];
	const sheets = accounts === 'threeLines' ? [threeLineSheet, resultSheet] : full;
	return {
		sheets: [details, ...sheets.map((sheet) => fill(sheet, above))],
		problems: accounts === 'attached' ? [accountsNeeded()] : [],
		accounts,
	};
}

function pageOf(sheet: Sheet, scope: unknown, prepared: Prepared): SheetPage {
	return { sheet, number: 1, scope, factPrefix: 'trades[0].', prepared };
}

/**
 * By turnover without balancing charges, in proportion to the days of the accounts; undefined if the dates are in the
 * wrong order.
 */
function accountsKind(short: ReadonlyMap<string, Found>, facts: PartnershipFacts): AccountsKind {
	const turnover = Number(short.get('3.24')?.value ?? 0) - Number(short.get('3.23')?.value ?? 0);
	const yearly = turnover * daysOf(taxYearPeriod(facts.taxYear));
	const days = daysOf(accountsPeriod(facts));
	if (days < 1 || yearly < THREE_LINES_TURNOVER * days) return 'threeLines';
	return yearly > OWN_ACCOUNTS_TURNOVER * days ? 'attached' : 'full';
}

function accountsNeeded(): BoxProblem {
	const code = 'turnover.accountsNeeded';
	return { code, path: 'trades[0].turnover', box: '3.24', message: sayFormProblem(code) };
}
