/** The working of schedules that repeat: lines for each entry, named by its place in the facts. */
import { type Facts, pence } from '@halfpenny/facts';
import type { WorkingLine } from '../calculation.ts';
import type { EmploymentPage } from '../pages/employment-page.ts';
import type { Pages } from '../pages/pages.ts';
import type { PartnershipPage } from '../pages/partnership-page.ts';
import type { TradePage } from '../pages/trade-page.ts';
import type { RuleId } from '../words/rules.ts';
import { type Arithmetic, list, smallest, sum, termsOf, turned } from './arithmetic.ts';
import { type CapitalLines, capitalLines } from './capital.ts';
import { isAnswered } from './read-path.ts';
import type { LookedUpName, Used } from './used.ts';
import { lookUp, usedNames } from './used-names.ts';

/** A line of an entry: its box, its rule, how it comes from boxes and facts of the same entry. */
interface EntryLine<Page> {
	readonly box: string;
	readonly rule: RuleId;
	readonly arithmetic: Arithmetic;
	readonly value: (page: Page, facts: Facts) => number;
}

function entry<Page>(
	box: string,
	rule: RuleId,
	arithmetic: Arithmetic,
	value: EntryLine<Page>['value'],
): EntryLine<Page> {
	return { box, rule, arithmetic, value };
}

const employmentLines: readonly EntryLine<EmploymentPage>[] = [
	entry('c1.1', 'job-pay', sum('down(pay)', 'down(tips)'), (page) => page.pay),
	entry('c1.5', 'job-benefits', list('benefits'), (page) => page.benefits),
	entry('c1.5c', 'job-expenses', list('expenses', 'c1.1', 'c1.5'), (page) => page.expenses),
	entry(
		'c27.1c',
		'job-loan-pay',
		list('c1.1', 'benefits', 'payrolledBenefits', 'expenses'),
		(page, { studentLoans }) => (studentLoans ? page.studentLoanIncome : 0),
	),
];

const TRADE_RESULT = [
	'FSE15',
	'FSE46',
	'FSE59',
	'down(adjustments.goodsAndServicesOwnUse)',
	'down(adjustments.basisAdjustment)',
	'-FSE16.1',
	'-FSE31',
	'-FSE57',
	'-up(adjustments.includedNonTaxableProfits)',
];

const tradeLines: readonly EntryLine<TradePage>[] = [
	entry('FSE15', 'trade-receipts', sum('down(turnover)', 'down(otherIncome)'), (page) => page.receipts),
	entry(
		'FSE16.1',
		'trading-allowance',
		list('FSE15', 'tradingAllowance', '#tradingAllowance'),
		(page) => page.tradingAllowance,
	),
	entry('FSE31', 'trade-expenses', list('expenses'), (page) => page.expenses),
	entry('FSE46', 'trade-disallowable', list('expenses', 'disallowable'), (page) => page.disallowable),
	entry(
		'FSE57',
		'trade-capital-allowances',
		list('allowances', '*allowances'),
		(page) => page.capitalAllowances,
	),
	entry(
		'FSE59',
		'trade-balancing-charge',
		list('adjustments.balancingChargeOther', '*charges'),
		(page) => page.balancingCharge,
	),
	entry(
		'FSE73',
		'trade-adjusted-profit',
		{ ...sum(...TRADE_RESULT), plus: ['down(adjustments.accountingAdjustment)'] },
		(page) => page.adjustedProfit,
	),
	entry(
		'FSE73.3',
		'trade-transition-profit',
		sum('down(adjustments.transitionProfitAmount)'),
		(page) => page.transitionProfit,
	),
	entry(
		'FSE73.4',
		'trade-transition-loss-used',
		smallest(['up(adjustments.transitionProfitLossUsed)'], ['FSE73.3'], ['up(lossBroughtForward)']),
		(page) => page.transitionLossUsed,
	),
	entry(
		'FSE74',
		'trade-loss-used',
		smallest(['up(lossBroughtForward)', '-FSE73.4'], ['FSE73']),
		(page) => page.lossUsed,
	),
	entry(
		'FSE76',
		'trade-taxable-profit',
		sum('FSE73', '-FSE74', 'down(adjustments.outstandingBusinessIncome)'),
		(page) => page.taxableProfit,
	),
	entry('FSE77', 'trade-loss', sum(...TRADE_RESULT.map(turned)), (page) => page.loss),
	entry(
		'FSE78',
		'trade-loss-sideways',
		smallest(['up(lossAgainstOtherIncome)'], ['FSE77']),
		(page) => page.lossAgainstOtherIncome,
	),
];

const SHARE = ['down(profit)', 'down(basisAdjustment)', '-up(foreignTaxDeduction)'];
const PROPERTY_SHARE = ['down(property.profit)', 'down(property.adjustment)'];

const partnershipLines: readonly EntryLine<PartnershipPage>[] = [
	entry(
		'FPS16',
		'partnership-adjusted-profit',
		{ ...sum(...SHARE), plus: ['down(accountingAdjustment)'] },
		(page) => page.adjustedProfit,
	),
	entry(
		'FPS16.3',
		'partnership-transition-profit',
		sum('down(transitionProfitAmount)'),
		(page) => page.transitionProfit,
	),
	entry(
		'FPS16.4',
		'partnership-transition-loss-used',
		smallest(['up(transitionProfitLossUsed)'], ['FPS16.3'], ['up(lossBroughtForward)']),
		(page) => page.transitionLossUsed,
	),
	entry(
		'FPS17',
		'partnership-loss-used',
		smallest(['up(lossBroughtForward)', '-FPS16.4'], ['FPS16']),
		(page) => page.lossUsed,
	),
	entry(
		'FPS20',
		'partnership-trading-profit',
		sum('FPS16', '-FPS17', 'down(otherBusinessIncome)'),
		(page) => page.tradingProfit,
	),
	entry(
		'FPS22',
		'partnership-loss-sideways',
		smallest(['up(lossAgainstOtherIncome)'], SHARE.map(turned)),
		(page) => page.lossAgainstOtherIncome,
	),
	entry(
		'FPS38',
		'partnership-property-loss-used',
		smallest(['up(property.lossBroughtForward)'], PROPERTY_SHARE),
		(page) => page.propertyLossUsed,
	),
	entry(
		'FPS39',
		'partnership-property-loss-sideways',
		smallest(['up(property.lossAgainstOtherIncome)'], PROPERTY_SHARE.map(turned)),
		(page) => page.propertyLossAgainstOtherIncome,
	),
	entry(
		'FPS41',
		'partnership-property-profit',
		sum(...PROPERTY_SHARE, '-FPS38'),
		(page) => page.propertyProfit,
	),
	entry('FPS76', 'partnership-taxable-profit', sum('FPS20', 'FPS41'), (page) => page.nonSavings),
];

/** The lines of entries with their arithmetic, whose terms are boxes and facts of the same entry. */
export const declaredEntries: readonly Pick<EntryLine<never>, 'box' | 'rule' | 'arithmetic'>[] = [
	...employmentLines,
	...tradeLines,
	...partnershipLines,
];

/** Lines of entries, and their ids by family: `employments[].c1.1` for that box of every job. */
export interface EntryLines {
	readonly lines: WorkingLine[];
	readonly families: Map<string, string[]>;
}

/** Lines for each job, business and partnership. */
export function entryLines(facts: Facts, pages: Pages, look: Look): EntryLines {
	const all: EntryLines = { lines: [], families: new Map() };
	const capital = pages.trades.map((page, index) =>
		capitalLines(`trades[${index}].capitalAssets`, page.capital),
	);
	const context = { facts, look };
	addLines(all, facts.employments, pages.employments, employments, context);
	for (const { lines } of capital) all.lines.push(...lines);
	addLines(all, facts.trades, pages.trades, trades, { ...context, capital });
	addLines(all, facts.partnerships, pages.partnerships, partnerships, context);
	return all;
}

type Look = (name: LookedUpName) => Used | undefined;

/** What the lines of a list need to know besides its entries. */
interface Context {
	readonly facts: Facts;
	readonly look: Look;
	readonly capital?: readonly CapitalLines[];
}

/** An input of an entry's line: ids of boxes, or keys of a fact of the entry. */
interface Source {
	readonly id: string;
	readonly keys: readonly string[];
}

/** A line with what its arithmetic names, and the name of its family, each made once. */
interface Declared<Page> extends EntryLine<Page> {
	readonly family: string;
	readonly sources: readonly Source[];
	readonly uses: readonly LookedUpName[];
}

/** A list with its declared lines. */
interface DeclaredList<Page> {
	readonly list: string;
	readonly declared: readonly Declared<Page>[];
}

const employments = ofList('employments', employmentLines);
const trades = ofList('trades', tradeLines);
const partnerships = ofList('partnerships', partnershipLines);

function ofList<Page>(list: string, lines: readonly EntryLine<Page>[]): DeclaredList<Page> {
	const declared = lines.map((line) => {
		const terms = termsOf(line.arithmetic);
		const ids = terms.filter(({ used }) => used === undefined).flatMap((term) => term.ids);
		const sources = ids.map((id) => ({ id, keys: id.split('.') }));
		return { ...line, family: `${list}[].${line.box}`, sources, uses: usedNames(terms) };
	});
	return { list, declared };
}

function addLines<Page>(
	{ lines, families }: EntryLines,
	entries: readonly object[] | undefined,
	pages: readonly Page[],
	{ list, declared }: DeclaredList<Page>,
	{ facts, look, capital }: Context,
): void {
	pages.forEach((page, index) => {
		const given = entries?.[index] ?? {};
		const prefix = `${list}[${index}].`;
		const shown = new Set<string>();
		for (const { box, rule, sources, uses, value, family } of declared) {
			const amount = value(page, facts);
			if (amount === 0) continue;
			shown.add(box);
			const id = prefix + box;
			const inputs = inputsOf(sources, given, { prefix, shown, capital: capital?.[index] });
			lines.push({ id, rule, value: pence(amount), inputs, uses: lookUp(uses, look) });
			const members = families.get(family);
			if (members) members.push(id);
			else families.set(family, [id]);
		}
	});
}

/** The boxes and facts of the entry that are there, and lines of capital allowances. */
function inputsOf(
	sources: readonly Source[],
	given: object,
	{
		prefix,
		shown,
		capital,
	}: { prefix: string; shown: ReadonlySet<string>; capital: CapitalLines | undefined },
): string[] {
	const from: string[] = [];
	for (const { id, keys } of sources) {
		if (shown.has(id) || isAnswered(given, keys)) from.push(prefix + id);
		else if (capital && id === '*allowances') from.push(...capital.allowances);
		else if (capital && id === '*charges') from.push(...capital.charges);
	}
	return from;
}
