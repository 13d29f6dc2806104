/** Fills the partnership return: every sheet in the order of HMRC's schema, or every problem. */
import type { PartnershipFacts } from '@halfpenny/facts';
import type { Box, BoxProblem } from '../box.ts';
import type { Leaf } from '../fill/fill-page.ts';
import type { Found } from '../fill/find-value.ts';
import { hasAmount } from '../fill/read-fact.ts';
import { type DividedStatement, divideStatement } from './divide-statement.ts';
import { type FilledSheet, fillSheet } from './fill-sheet.ts';
import { type AccountsKind, fillTrade } from './fill-trade.ts';
import { dividendsSheet, interestSheet, propertySheet } from './income-sheets.ts';
import { declarationSheet, headSheet, incomeSheet, otherInformationSheet } from './main-sheets.ts';
import { problemsOfWhole } from './partnership-problems.ts';
import { type PartnershipSender, preparePartner, preparePartnership } from './prepare-partnership.ts';
import { type Prepared, tick } from './prepared.ts';
import type { Sheet } from './sheet.ts';
import { fullStatementBoxes, partnerSheet, statementSheet } from './statement-sheets.ts';

/** The filled return, complete or not. */
export interface FilledPartnership {
	readonly boxes: readonly Box[];
	readonly leaves: readonly Leaf[];
	/** Empty when the return is complete. */
	readonly problems: readonly BoxProblem[];
	/** The form of accounts; undefined without a trade. */
	readonly accounts: AccountsKind | undefined;
	/** The filled boxes that need the full partnership statement; empty when the short one will do. */
	readonly fullStatementBoxes: readonly string[];
}

/** Fills the return of a partnership. Only in HMRC's order do totals come before their parts, not here. */
export function fillPartnership(facts: PartnershipFacts, sender: PartnershipSender): FilledPartnership {
	const above = new Map<string, Found>();
	const prepared = preparePartnership(facts, sender);
	const fill = (sheet: Sheet, also: Prepared = {}) => fillMain(sheet, facts, { ...prepared, ...also }, above);
	const trade = fillTrade(facts, prepared, above);
	const property = hasAmount(facts.ukProperty) ? [fill(propertySheet)] : [];
	const savings = fillSavings(facts, fill);
	const statement = fill(statementSheet);
	const divided = divideStatement(facts, above);
	const beyondShort = fullStatementBoxes.filter((box) => above.has(box));
	const full = tick(beyondShort.length > 0, ...beyondShort.flatMap((box) => above.get(box)?.origins ?? []));
	const sheets = [
		fill(headSheet),
		fill(incomeSheet),
		...trade.sheets,
		statement,
		...fillPartners(facts, divided),
		fill(otherInformationSheet, full ? { fullStatement: full } : {}),
		...property,
		...savings,
		fill(declarationSheet),
	];
	const problems = [...problemsOfWhole(facts), ...trade.problems, ...divided.problems];
	return { ...gathered(sheets, problems), accounts: trade.accounts, fullStatementBoxes: beyondShort };
}

/** The facts of a sheet, by its form. */
const SCOPES = { SA801: 'ukProperty', SA804: 'savings' } as const;

function fillMain(
	sheet: Sheet,
	facts: PartnershipFacts,
	prepared: Prepared,
	above: Map<string, Found>,
): FilledSheet {
	const key = sheet.form === 'SA801' || sheet.form === 'SA804' ? SCOPES[sheet.form] : undefined;
	const scope = key ? facts[key] : facts;
	return fillSheet({ sheet, number: 1, scope, factPrefix: key ? `${key}.` : '', prepared }, above);
}

/** The dates of interest only if there is interest. */
function fillSavings(
	{ savings }: PartnershipFacts,
	fill: (sheet: Sheet) => FilledSheet,
): readonly FilledSheet[] {
	const { untaxedUkInterest, nationalSavingsInterest, otherUntaxedUkSavings } = savings ?? {};
	const interest = [untaxedUkInterest, nationalSavingsInterest, otherUntaxedUkSavings];
	return [...(hasAmount(interest) ? [fill(interestSheet)] : []), fill(dividendsSheet)];
}

function fillPartners(facts: PartnershipFacts, divided: DividedStatement): readonly FilledSheet[] {
	return (facts.partners ?? []).map((scope, index) =>
		fillSheet(
			{
				sheet: partnerSheet,
				number: index + 1,
				scope,
				factPrefix: `partners[${index}].`,
				prepared: preparePartner(facts, index),
				shareOf: (box) => divided.shareOf(index, box),
			},
			new Map(),
		),
	);
}

function gathered(sheets: readonly FilledSheet[], problems: readonly BoxProblem[]) {
	return {
		boxes: sheets.flatMap(({ boxes }) => boxes),
		leaves: sheets.flatMap(({ leaves }) => leaves),
		problems: once([...problems, ...sheets.flatMap((sheet) => sheet.problems)]),
	};
}

/** A fact in two boxes is reported once. */
function once(problems: readonly BoxProblem[]): readonly BoxProblem[] {
	const keys = problems.map(({ code, path, box }) => `${code} ${path || box}`);
	return problems.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
