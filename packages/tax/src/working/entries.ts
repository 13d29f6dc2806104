/** The working of schedules that repeat: lines for each entry, named by its place in the facts. */
import { type Facts, pence } from '@halfpenny/facts';
import type { WorkingLine } from '../calculation.ts';
import type { EmploymentPage } from '../pages/employment-page.ts';
import type { Pages } from '../pages/pages.ts';
import type { PartnershipPage } from '../pages/partnership-page.ts';
import type { TradePage } from '../pages/trade-page.ts';
import type { RuleId } from '../words/rules.ts';
import { type CapitalLines, capitalLines } from './capital.ts';

/** Stand for the lines of capital allowances that are deducted, and of charges that are added. */
const ALLOWANCES = '(allowances)';
const CHARGES = '(charges)';

/** A line of an entry: its box, its rule, the boxes and facts of the same entry that it came from. */
interface EntryLine<Page> {
	readonly box: string;
	readonly rule: RuleId;
	readonly inputs: readonly string[];
	readonly value: (page: Page) => number;
}

const employmentLines: readonly EntryLine<EmploymentPage>[] = [
	{ box: 'c1.1', rule: 'job-pay', inputs: ['pay', 'tips'], value: (page) => page.pay },
	{ box: 'c1.5', rule: 'job-benefits', inputs: ['benefits'], value: (page) => page.benefits },
	{
		box: 'c1.5c',
		rule: 'job-expenses',
		inputs: ['expenses', 'c1.1', 'c1.5'],
		value: (page) => page.expenses,
	},
];

const tradeLines: readonly EntryLine<TradePage>[] = [
	{
		box: 'FSE15',
		rule: 'trade-receipts',
		inputs: ['turnover', 'otherIncome'],
		value: (page) => page.receipts,
	},
	{
		box: 'FSE16.1',
		rule: 'trading-allowance',
		inputs: ['FSE15', 'tradingAllowance'],
		value: (page) => page.tradingAllowance,
	},
	{ box: 'FSE31', rule: 'trade-expenses', inputs: ['expenses'], value: (page) => page.expenses },
	{
		box: 'FSE46',
		rule: 'trade-disallowable',
		inputs: ['expenses', 'disallowable'],
		value: (page) => page.disallowable,
	},
	{
		box: 'FSE57',
		rule: 'trade-capital-allowances',
		inputs: ['allowances', ALLOWANCES],
		value: (page) => page.capitalAllowances,
	},
	{
		box: 'FSE73',
		rule: 'trade-adjusted-profit',
		inputs: ['FSE15', 'FSE16.1', 'FSE31', 'FSE46', 'FSE57', 'adjustments', CHARGES],
		value: (page) => page.adjustedProfit,
	},
	{
		box: 'FSE73.3',
		rule: 'trade-transition-profit',
		inputs: ['adjustments'],
		value: (page) => page.transitionProfit,
	},
	{
		box: 'FSE74',
		rule: 'trade-loss-used',
		inputs: ['lossBroughtForward', 'FSE73'],
		value: (page) => page.lossUsed,
	},
	{
		box: 'FSE76',
		rule: 'trade-taxable-profit',
		inputs: ['FSE73', 'FSE74', 'adjustments'],
		value: (page) => page.taxableProfit,
	},
	{
		box: 'FSE77',
		rule: 'trade-loss',
		inputs: ['FSE15', 'FSE31', 'FSE46', 'FSE57', 'adjustments', CHARGES],
		value: (page) => page.loss,
	},
	{
		box: 'FSE78',
		rule: 'trade-loss-sideways',
		inputs: ['FSE77', 'lossAgainstOtherIncome'],
		value: (page) => page.lossAgainstOtherIncome,
	},
];

const partnershipLines: readonly EntryLine<PartnershipPage>[] = [
	{
		box: 'FPS16',
		rule: 'partnership-adjusted-profit',
		inputs: ['profit', 'basisAdjustment', 'accountingAdjustment', 'foreignTaxDeduction'],
		value: (page) => page.adjustedProfit,
	},
	{
		box: 'FPS16.3',
		rule: 'partnership-transition-profit',
		inputs: ['transitionProfitAmount'],
		value: (page) => page.transitionProfit,
	},
	{
		box: 'FPS17',
		rule: 'partnership-loss-used',
		inputs: ['lossBroughtForward', 'property', 'FPS16'],
		value: (page) => page.lossUsed + page.propertyLossUsed,
	},
	{
		box: 'FPS20',
		rule: 'partnership-trading-profit',
		inputs: ['FPS16', 'FPS17', 'otherBusinessIncome'],
		value: (page) => page.tradingProfit,
	},
	{
		box: 'FPS22',
		rule: 'partnership-loss-sideways',
		inputs: ['profit', 'lossAgainstOtherIncome', 'property'],
		value: (page) => page.lossAgainstOtherIncome + page.propertyLossAgainstOtherIncome,
	},
	{
		box: 'FPS76',
		rule: 'partnership-taxable-profit',
		inputs: ['FPS20', 'property'],
		value: (page) => page.nonSavings,
	},
];

/** Lines of entries, and their ids by family: `employments[].c1.1` for that box of every job. */
export interface EntryLines {
	readonly lines: WorkingLine[];
	readonly families: Map<string, string[]>;
}

/** Lines for each job, business and partnership. */
export function entryLines(facts: Facts, pages: Pages): EntryLines {
	const all: EntryLines = { lines: [], families: new Map() };
	const capital = pages.trades.map((page, index) =>
		capitalLines(`trades[${index}].capitalAssets`, page.capital),
	);
	addLines(all, facts.employments, pages.employments, employments);
	for (const { lines } of capital) all.lines.push(...lines);
	addLines(all, facts.trades, pages.trades, trades, capital);
	addLines(all, facts.partnerships, pages.partnerships, partnerships);
	return all;
}

/** A list with its declared lines, each with the name of its family made once. */
interface DeclaredList<Page> {
	readonly list: string;
	readonly declared: readonly (EntryLine<Page> & { readonly family: string })[];
}

const employments = ofList('employments', employmentLines);
const trades = ofList('trades', tradeLines);
const partnerships = ofList('partnerships', partnershipLines);

function ofList<Page>(list: string, lines: readonly EntryLine<Page>[]): DeclaredList<Page> {
	return { list, declared: lines.map((line) => ({ ...line, family: `${list}[].${line.box}` })) };
}

function addLines<Page>(
	{ lines, families }: EntryLines,
	entries: readonly object[] | undefined,
	pages: readonly Page[],
	{ list, declared }: DeclaredList<Page>,
	capital: readonly CapitalLines[] = [],
): void {
	pages.forEach((page, index) => {
		const entry = entries?.[index] ?? {};
		const prefix = `${list}[${index}].`;
		const shown = new Set<string>();
		for (const { box, rule, inputs, value, family } of declared) {
			const amount = value(page);
			if (amount === 0) continue;
			shown.add(box);
			const id = prefix + box;
			const from = inputsOf(inputs, entry, { prefix, shown, capital: capital[index] });
			lines.push({ id, rule, value: pence(amount), inputs: from });
			const members = families.get(family);
			if (members) members.push(id);
			else families.set(family, [id]);
		}
	});
}

/** The boxes and facts of the entry that are there, and lines of capital allowances. */
function inputsOf(
	inputs: readonly string[],
	entry: object,
	{
		prefix,
		shown,
		capital,
	}: { prefix: string; shown: ReadonlySet<string>; capital: CapitalLines | undefined },
): string[] {
	const from: string[] = [];
	for (const input of inputs) {
		if (shown.has(input) || Reflect.get(entry, input) !== undefined) from.push(prefix + input);
		else if (capital && input === ALLOWANCES) from.push(...capital.allowances);
		else if (capital && input === CHARGES) from.push(...capital.charges);
	}
	return from;
}
