/** Stage 16, Class 2 and Class 4 National Insurance. Boxes c16.1 to c16.33; SSCBA 1992 ss.11 and 15, SSCR 2001 reg.100. */
import type { Facts } from '@halfpenny/facts';
import { type TaxYear, yearData } from '@halfpenny/years';
import type { Pages } from '../pages/pages.ts';
import { divideByRateDown, larger, lower, positive, rateDown, rateOnPenceDown, rateUp } from '../rounding.ts';
import type { Reliefs } from './stage-04-reliefs.ts';
import { class2Of } from './years/class-2.ts';

/** Contributions on profits. */
export interface NationalInsurance {
	/** c16.12: profits less adjustments. */
	readonly profits: number;
	/** c16.11: deductions from profits (FSE102, SPS27 and FPS27 together), up to the profits. */
	readonly adjustments: number;
	/** Losses that later profits can use for Class 4 (SSCBA 1992 Sch.2 para.3(4)(b)). */
	readonly lossesLeft: number;
	/** c16.16. */
	readonly class4Main: number;
	/** c16.18. */
	readonly class4Upper: number;
	/** c16.19: before the limit for people who are employed too. */
	readonly class4Unlimited: number;
	/** The steps of the limit for people who are employed too; undefined if it does not apply or earnings are unknown. */
	readonly class4Limit: Class4Limit | undefined;
	/** c16.31. */
	readonly class4: number;
	/** c16.32. */
	readonly class2: number;
}

/** The limit of SSCR 2001 reg.100, step by step. */
export interface Class4Limit {
	/** The Class 2 that counts towards it, while it was compulsory. */
	readonly class2: number;
	/** c16.21. */
	readonly class1Paid: number;
	/** c16.23. */
	readonly most: number;
	/** c16.24. */
	readonly left: number;
	/** c16.25. */
	readonly atMainRate: number;
	/** c16.27. */
	readonly rest: number;
	/** c16.28. */
	readonly onRest: number;
	/** c16.29, as far as it counts. */
	readonly onUpper: number;
	/** c16.30. */
	readonly limit: number;
}

const NONE: NationalInsurance = {
	profits: 0,
	adjustments: 0,
	lossesLeft: 0,
	class4Main: 0,
	class4Upper: 0,
	class4Unlimited: 0,
	class4Limit: undefined,
	class4: 0,
	class2: 0,
};

/** Contributions of the year. */
export function nationalInsurance(facts: Facts, pages: Pages, reliefs: Reliefs): NationalInsurance {
	if (pages.trades.length === 0 && pages.partnerships.length === 0) return NONE;
	const year = yearData(facts.taxYear);
	const exemption = class4Exemption(facts);
	const adjusted = adjustedProfits(pages, reliefs, exemption !== undefined);
	const { profits } = adjusted; // c16.12
	const class2 = exemption === 'age' ? 0 : class2Of(facts, profits); // SSCBA 1992 s.11: from 16 to State Pension age
	if (exemption) return { ...NONE, ...adjusted, class2 };
	const floor = year.class4.lowerProfitsLimitPounds * 100;
	const band = year.class4.upperProfitsLimitPounds * 100 - floor;
	const chargeable = positive(profits - floor); // c16.13
	const inBand = lower(chargeable, band); // c16.15
	const class4Main = rateDown(inBand, year.class4.mainRate); // c16.16
	const class4Upper = rateDown(chargeable - inBand, year.class4.upperRate); // c16.18
	const class4Unlimited = class4Main + class4Upper; // c16.19
	const earnings = class1Earnings(pages); // c16.20
	const class4Limit =
		chargeable > 0 && earnings > 0 ? limitOf(facts, { profits, chargeable, earnings, class2 }) : undefined;
	// Field by field: a spread costs more than the rest of the stage.
	return {
		profits,
		adjustments: adjusted.adjustments,
		lossesLeft: adjusted.lossesLeft,
		class4Main,
		class4Upper,
		class4Unlimited,
		class4Limit,
		class4: class4Limit === undefined ? class4Unlimited : lower(class4Unlimited, class4Limit.limit),
		class2,
	};
}

const WEEKS_IN_LIMIT = 53;

interface LimitInputs {
	readonly profits: number;
	readonly chargeable: number;
	readonly earnings: number;
	readonly class2: number;
}

/**
 * c16.20 to c16.30. Until 2023-24, when Class 2 was compulsory, 53 weeks of it raise the limit and payments count
 * (NIM24175); from 2024-25 HMRC's calculation has no Class 2 term.
 */
function limitOf(facts: Facts, { profits, chargeable, earnings, class2 }: LimitInputs): Class4Limit {
	const { class1, class2: weekly, class4 } = yearData(facts.taxYear);
	const compulsory = weekly.payableAbovePounds !== null;
	const floor = class4.lowerProfitsLimitPounds * 100;
	const ceiling = class4.upperProfitsLimitPounds * 100;
	const counted = compulsory ? class2 : 0;
	const class1Paid = rateUp(earnings, class1.mainRate) + counted; // c16.21
	const most = rateDown(ceiling - floor, class4.mainRate) + class2InLimit(facts.taxYear); // c16.23
	const left = positive(most - class1Paid); // c16.24
	const atMainRate = divideByRateDown(left, class4.mainRate); // c16.25
	const rest = positive(lower(profits, ceiling) - floor - atMainRate); // c16.27
	const onRest = rateOnPenceDown(rest, class4.upperRate); // c16.28
	const onUpper = rateDown(positive(profits - ceiling), class4.upperRate); // c16.29
	// Far above what is due, only the limit remains: nothing is left at the main rate.
	const alone = left > class1Paid + rateDown(chargeable, class4.mainRate);
	const limit = alone ? left : left + onRest + onUpper;
	const counting = alone ? 0 : onUpper;
	return { class2: counted, class1Paid, most, left, atMainRate, rest, onRest, onUpper: counting, limit };
}

/** What Class 2 adds to the most anyone pays at the main rate: 53 weeks of it, while it was compulsory (NIM24175). */
export function class2InLimit(taxYear: TaxYear): number {
	const { class2 } = yearData(taxYear);
	return class2.payableAbovePounds === null ? 0 : class2.weeklyRatePence * WEEKS_IN_LIMIT;
}

/**
 * c16.1 to c16.12. Losses of the year deducted from other income reduce the profits of any business, whichever income
 * they came off for income tax (SSCBA 1992 Sch.2 para.3(4); NIM24615): the amount entered includes at least those. The
 * form has no adjustment beside an exemption: one entry for Class 4 in a return (HMRC 6511).
 */
function adjustedProfits(pages: Pages, reliefs: Reliefs, exempt: boolean) {
	let profits = reliefs.transitionProfit;
	let given = 0;
	let losses = 0;
	for (const page of pages.trades) {
		profits += page.taxableProfit;
		given += page.class4Adjustment;
		losses += page.lossDeducted;
	}
	for (const page of pages.partnerships) {
		profits += page.tradingProfit;
		given += page.class4Adjustment;
		losses += page.lossDeducted;
	}
	const all = larger(given, losses);
	const adjustments = exempt ? 0 : lower(all, profits);
	return { profits: profits - adjustments, adjustments, lossesLeft: positive(all - profits) };
}

/**
 * Why the person pays no Class 4: a page claims it, or the person had reached State Pension age at the start of the
 * year (SSCR 2001 reg.91; HMRC 6791 requires the tick then) or was under 16 (reg.93). Undefined if Class 4 is due.
 */
export function class4Exemption({
	taxYear,
	person,
	trades,
	partnerships,
}: Facts): 'claimed' | 'age' | undefined {
	for (const trade of trades ?? []) if (trade.class4Exempt) return 'claimed';
	for (const share of partnerships ?? []) if (share.class4Exempt) return 'claimed';
	const born = person?.dateOfBirth;
	if (born === undefined) return undefined;
	const { exemptBornBy, exemptBornAfter } = yearData(taxYear).class4;
	return born <= exemptBornBy || born > exemptBornAfter ? 'age' : undefined;
}

/** c16.20. */
function class1Earnings(pages: Pages): number {
	let earnings = 0;
	for (const page of pages.employments) earnings += page.class1Earnings;
	return earnings;
}
