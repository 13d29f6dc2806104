/** All stages together: HMRC's tax calculation for individuals, 2024-25 (version 2.4.0), box by box. */

import type { Condition, Formula, Specification, Stage } from './boxes.ts';
import type { BoxName } from './generated/box-names.ts';
import type { Parameters } from './parameters.ts';
import { fromPropertyRates } from './property-rates/formulas.ts';
import { ownPropertyRates } from './property-rates/rates.ts';
import { stage1Employment, stage1Other, stage1Property, stage1Trades } from './stages/stage-01.ts';
import { stage1PropertyKind } from './stages/stage-01-property.ts';
import { stage2 } from './stages/stage-02.ts';
import { stage3 } from './stages/stage-03.ts';
import { stage3a } from './stages/stage-03a.ts';
import { stage4Allowances, stage4NetIncome, stage4Reliefs } from './stages/stage-04.ts';
import { stage4Marriage, stage4Nil } from './stages/stage-04-marriage.ts';
import {
	stage5GainsFromDividends,
	stage5GainsFromNonSavings,
	stage5GainsNeeds,
} from './stages/stage-05-gains.ts';
import {
	stage5LumpSumFull,
	stage5LumpSumIncome,
	stage5LumpSumKept,
	stage5LumpSumOffered,
	stage5LumpSumThen,
	stage5LumpSumWeighed,
} from './stages/stage-05-lump-sum.ts';
import {
	stage5LumpSumSettled,
	stage5LumpSumWith,
	stage5LumpSumWithout,
	stage5SavingsOffered,
	stage5SavingsThen,
	stage5SavingsWeighed,
} from './stages/stage-05-lump-sum-savings.ts';
import {
	stage5BandsAfter,
	stage5BandsBefore,
	stage5NonSavingsOffer,
	stage5SavingsOffer,
} from './stages/stage-05-offers.ts';
import { stage5Beneficial, stage5DividendsOffered, stage5Higher } from './stages/stage-05-ordering.ts';
import { stage5Split } from './stages/stage-05-property.ts';
import { stage5Rates } from './stages/stage-05-rates.ts';
import { stage5Allocation, stage5Taxable } from './stages/stage-05-result.ts';
import { stage5Dividends, stage5Savings, stage5Step2 } from './stages/stage-05-sources.ts';
import {
	stage6Dividends,
	stage6Gains,
	stage6LumpSums,
	stage6NonSavings,
	stage6Savings,
} from './stages/stage-06.ts';
import { stage6Property, stage8Property } from './stages/stage-06-property.ts';
import { stage7 } from './stages/stage-07.ts';
import { stage8LumpSums, stage8Main, stage8Totals } from './stages/stage-08.ts';
import { stage9Charges, stage9Reductions } from './stages/stage-09.ts';
import { stage10 } from './stages/stage-10.ts';
import { stage11 } from './stages/stage-11.ts';
import { stage12 } from './stages/stage-12.ts';
import { stage13 } from './stages/stage-13.ts';
import { stage14 } from './stages/stage-14.ts';
import { stage15 } from './stages/stage-15.ts';
import {
	classFourDue,
	classOneEarnings,
	stage16Class2,
	stage16Limited,
	stage16Plain,
	stage16Profits,
} from './stages/stage-16.ts';
import {
	stage17FullGain,
	stage17Relief,
	stage17Reworked,
	stage17Slice,
	stage17SlicedGain,
	topSlicingAboveBasic,
	topSlicingDue,
	topSlicingPossible,
	topSlicingRoom,
} from './stages/stage-17.ts';
import { capitalGains, stage18Exempt, stage18Gains, stage18Tax } from './stages/stage-18.ts';
import { stage19 } from './stages/stage-19.ts';
import { qualifyingDistribution, stage21, stage22, stage23 } from './stages/stage-21.ts';
import { financeCosts, stage24 } from './stages/stage-24.ts';
import { stage25AnnualAllowance, stage25Others } from './stages/stage-25.ts';
import { stage26 } from './stages/stage-26.ts';
import { stage27Deductions, stage27Due, stage27Earned, stage27Unearned } from './stages/stage-27.ts';
import { stage28 } from './stages/stage-28.ts';
import { notResident, stage29Income, stage29Tax } from './stages/stage-29.ts';

const formulas: Readonly<Record<BoxName, Formula>> = {
	...stage1Employment,
	...stage1Trades,
	...stage1Property,
	...stage1Other,
	...stage1PropertyKind,
	...stage2,
	...stage3,
	...stage3a,
	...stage4Reliefs,
	...stage4NetIncome,
	...stage4Allowances,
	...stage4Marriage,
	...stage4Nil,
	...stage5Savings,
	...stage5Dividends,
	...stage5Step2,
	...stage5Higher,
	...stage5Beneficial,
	...stage5DividendsOffered,
	...stage5BandsBefore,
	...stage5BandsAfter,
	...stage5NonSavingsOffer,
	...stage5SavingsOffer,
	...stage5LumpSumIncome,
	...stage5LumpSumFull,
	...stage5LumpSumKept,
	...stage5LumpSumOffered,
	...stage5LumpSumThen,
	...stage5LumpSumWeighed,
	...stage5SavingsOffered,
	...stage5LumpSumWithout,
	...stage5LumpSumWith,
	...stage5SavingsThen,
	...stage5SavingsWeighed,
	...stage5LumpSumSettled,
	...stage5Rates,
	...stage5GainsNeeds,
	...stage5GainsFromNonSavings,
	...stage5GainsFromDividends,
	...stage5Allocation,
	...stage5Taxable,
	...stage5Split,
	...stage6NonSavings,
	...stage6Savings,
	...stage6Dividends,
	...stage6LumpSums,
	...stage6Gains,
	...stage6Property,
	...stage7,
	...stage8Main,
	...stage8LumpSums,
	...stage8Totals,
	...stage8Property,
	...stage9Reductions,
	...stage9Charges,
	...stage10,
	...stage11,
	...stage12,
	...stage13,
	...stage14,
	...stage15,
	...stage16Profits,
	...stage16Plain,
	...stage16Limited,
	...stage16Class2,
	...stage17Reworked,
	...stage17Slice,
	...stage17FullGain,
	...stage17SlicedGain,
	...stage17Relief,
	...stage18Gains,
	...stage18Exempt,
	...stage18Tax,
	...stage19,
	...stage21,
	...stage22,
	...stage23,
	...stage24,
	...stage25AnnualAllowance,
	...stage25Others,
	...stage26,
	...stage27Earned,
	...stage27Unearned,
	...stage27Deductions,
	...stage27Due,
	...stage28,
	...stage29Income,
	...stage29Tax,
};

/** "This box can be negative". */
const signed: readonly BoxName[] = [
	'c3a_2b',
	'c4_62',
	'c5_55_40',
	'c5_55_41',
	'c9_38',
	'c11_1',
	'c11_3',
	'c11_4',
	'c12_1a',
	'c12_1b',
	'c12_1d',
	'c12_1e',
	'c12_12',
	'c12_16',
	'c12_17a',
	'c12_17c',
	'c12_18',
	'c12_21',
	'c13_3',
	'c16_26',
	'c18_51',
];

const guarded: readonly (readonly [Stage, Condition])[] = [
	[stage1PropertyKind, ownPropertyRates],
	[stage5Split, ownPropertyRates],
	[stage6Property, ownPropertyRates],
	[stage8Property, ownPropertyRates],
	[stage16Plain, classFourDue],
	[stage16Limited, classOneEarnings],
	[stage17Reworked, topSlicingPossible],
	[stage17Slice, topSlicingPossible],
	[stage17FullGain, topSlicingAboveBasic],
	[stage17SlicedGain, topSlicingRoom],
	[stage17Relief, topSlicingDue],
	[stage18Gains, capitalGains],
	[stage18Exempt, capitalGains],
	[stage18Tax, capitalGains],
	[stage23, qualifyingDistribution],
	[stage24, financeCosts],
	[stage29Income, notResident],
	[stage29Tax, notResident],
];

/** HMRC's calculation of 2024-25, which every year to 2026-27 follows. */
export const specification: Specification = {
	formulas,
	signed: new Set(signed),
	conditions: new Map(
		guarded.flatMap(([stage, condition]) => Object.keys(stage).map((name) => [name, condition] as const)),
	),
};

/** The same with separate rates for property income. */
const withPropertyRates: Specification = {
	...specification,
	formulas: { ...formulas, ...fromPropertyRates },
};

/** The calculation for the year of these figures. */
export const specificationOf = ({ property_rates }: Parameters): Specification =>
	property_rates === null ? specification : withPropertyRates;
