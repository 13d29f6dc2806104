/** Compares HMRC's figures with ours line by line, and the income HMRC counted with the income we know about. */
import { downToPound, type Facts, type Pence, sum, toPounds } from '@halfpenny/facts';
import type { Calculation as HmrcCalculation } from '@halfpenny/hmrc';
import {
	type LineName,
	type SourceName,
	sayLine,
	saySource,
	sayWhy,
} from '@halfpenny/messages/mtd-calculation';
import { type Calculation, pages } from '@halfpenny/tax';

type Figures = NonNullable<HmrcCalculation['calculation']>;

/** Two amounts for the same thing. */
export interface Beside {
	readonly hmrc: Pence | null;
	readonly ours: Pence | null;
}

/** The income HMRC counted, by source, and the income we know about. */
export function incomeOf(
	figures: Figures,
	facts: Facts,
	{ working }: Pick<Calculation, 'working'>,
): Readonly<Record<SourceName, Beside>> {
	const { incomeSummaryTotals: totals = {}, taxCalculation } = figures;
	const { incomeTax } = taxCalculation ?? {};
	const { trades, property } = pages(facts);
	const { dividends = {}, pensions = {}, stateBenefits = {}, employments = [] } = facts;
	const profits = [...trades.map(({ taxableProfit }) => taxableProfit), property?.taxableProfit ?? 0];
	const others = [
		...[pensions.statePension, pensions.otherPensions, pensions.statePensionLumpSum],
		...Object.values({ ...stateBenefits, taxDeducted: undefined }),
	];
	const pay = employments.flatMap((job) => [job.pay, job.tips, ...Object.values(job.benefits ?? {})]);
	return {
		selfEmployment: {
			hmrc: totals.totalSelfEmploymentProfit ?? null,
			ours: facts.trades ? total(trades.map(({ taxableProfit }) => taxableProfit)) : null,
		},
		ukProperty: {
			hmrc: totals.totalUKOtherPropertyProfit ?? totals.totalPropertyProfit ?? null,
			ours: property ? total([property.taxableProfit]) : null,
		},
		employment: { hmrc: totals.totalEmploymentIncome ?? null, ours: some(pay) },
		// HMRC gives pay, pensions and profits as one sum.
		pensions: {
			hmrc: some(others) === null ? null : (incomeTax?.payPensionsProfit?.incomeReceived ?? null),
			ours: some(others) === null ? null : received([...others, ...pay, ...profits]),
		},
		savings: {
			hmrc: incomeTax?.savingsAndGains?.incomeReceived ?? null,
			// c2.19: adding back the tax taken off.
			ours: some([working.find(({ id }) => id === 'c2.19')?.value]),
		},
		dividends: {
			hmrc: incomeTax?.dividends?.incomeReceived ?? null,
			ours: some([
				...[dividends.ukDividends, dividends.otherUkDividends, dividends.stockDividend],
				...[dividends.redeemableShares, dividends.closeCompanyLoansWrittenOff],
				dividends.foreignDividends,
			]),
		},
	};
}

const total = (amounts: readonly (number | undefined)[]): Pence =>
	sum(amounts.map((amount) => (amount ?? 0) as Pence));

/**
 * Rounds each kind of income down to a pound, as HMRC does; otherwise the pence of several would make up a pound HMRC
 * does not have.
 */
const received = (amounts: readonly (number | undefined)[]): Pence =>
	sum(amounts.map((amount) => downToPound((amount ?? 0) as Pence)));

function some(amounts: readonly (number | undefined)[]): Pence | null {
	const all = received(amounts);
	return all === 0 ? null : all;
}

/** Sources HMRC counted less of than we know about, in whole pounds. */
export function notCounted(income: Readonly<Record<SourceName, Beside>>): readonly SourceName[] {
	return (Object.keys(income) as SourceName[]).filter((source) => {
		const { hmrc, ours } = income[source];
		return ours !== null && ours > (hmrc ?? 0);
	});
}

/** The lines of the calculation, with allowances in HMRC's order in both. */
export function linesOf(
	figures: Figures,
	facts: Facts,
	ours: Calculation,
): Readonly<Partial<Record<LineName, Beside>>> {
	const { taxCalculation } = figures;
	if (!taxCalculation) return {};
	const { trades, property } = pages(facts);
	// HMRC counts profits after losses of earlier years; a return deducts those later.
	const earlierLosses = total([...trades, property].map((page) => page?.lossUsed));
	const mtd = ours.alternatives?.mtd ?? ours;
	const { incomeTax, nics, totalIncomeTaxAndNicsDue } = taxCalculation;
	return {
		totalIncome: {
			hmrc: incomeTax.totalIncomeReceivedFromAllSources,
			ours: total([ours.totalIncome, -earlierLosses]),
		},
		allowances: {
			hmrc: incomeTax.totalAllowancesAndDeductions,
			ours: total([ours.personalAllowance, -ours.marriageAllowanceTransferred]),
		},
		taxableIncome: { hmrc: incomeTax.totalTaxableIncome, ours: ours.taxableIncome },
		incomeTax: { hmrc: incomeTax.incomeTaxCharged, ours: mtd.incomeTaxCharged },
		nationalInsurance: { hmrc: nics?.totalNic ?? null, ours: total([ours.class2, ours.class4]) },
		due: { hmrc: totalIncomeTaxAndNicsDue, ours: total([mtd.totalDue, -ours.capitalGainsTax]) },
		...(mtd.totalDue !== ours.totalDue && {
			selfAssessment: { hmrc: totalIncomeTaxAndNicsDue, ours: ours.totalDue },
		}),
	};
}

const text = (amount: Pence | null) => (amount === null ? null : toPounds(amount));
const differs = ({ hmrc, ours }: Beside) => (hmrc ?? 0) !== (ours ?? 0);

/** A return has some 20 boxes per source, each rounded to a pound in the person's favour: the difference can be no larger. */
const MOST_OF_PENCE = 20_00;

function isOfPence({ hmrc, ours }: Beside): boolean {
	return hmrc !== null && ours !== null && hmrc > ours && hmrc - ours < MOST_OF_PENCE;
}

/** The lines for a page, with the reason for each difference. */
export function presentLines(
	lines: Readonly<Partial<Record<LineName, Beside>>>,
	income: Readonly<Record<SourceName, Beside>>,
) {
	const otherIncome = (Object.keys(income) as SourceName[]).filter((source) => differs(income[source]));
	const byPence = otherIncome.every((source) => isOfPence(income[source]));
	const isOfPenceAlone = (line: Beside) => (otherIncome.length > 0 ? byPence : isOfPence(line));
	return (Object.entries(lines) as [LineName, Beside][]).map(([line, beside]) => ({
		...{ line, label: sayLine(line), hmrc: text(beside.hmrc), ours: text(beside.ours) },
		differs: differs(beside),
		why: differs(beside) ? sayWhy(line, otherIncome, isOfPenceAlone(beside)) : null,
	}));
}

/** The income for a page; sources that neither side has are left out. */
export function presentIncome(income: Readonly<Record<SourceName, Beside>>) {
	return (Object.entries(income) as [SourceName, Beside][]).flatMap(([source, { hmrc, ours }]) =>
		hmrc === null && ours === null
			? []
			: [{ source, label: saySource(source), hmrc: text(hmrc), ours: text(ours) }],
	);
}
