/** Limits in HMRC's cross-checks that change with the year, in pence. */
import { pounds } from '@halfpenny/facts';
import { type FormYear, yearData } from '@halfpenny/years';

/** The names of limits, as rules write them after `@`. */
type LimitName =
	| 'blindPersonsAllowance'
	| 'marriedCouplesAllowance'
	| 'maintenancePayments'
	| 'smallProfitsThreshold'
	| 'tradingAllowance'
	| 'propertyAllowance'
	| 'rentARoom'
	| 'class2'
	| 'flatRateExpenses'
	| 'shortPagesTurnover'
	| 'cashBasisTurnover';

/**
 * Limits that are not figures of the tax itself. Source for 2024-25: HMRC's Schematron (8369, 8328, 6235, 8506). For
 * 2025-26 HMRC's rules are not public: Class 2 is a share fisher's £4.15 for 53 weeks, the rest are unchanged.
 */
const onlyInRules: Readonly<
	Record<
		FormYear,
		Readonly<Record<'class2' | 'flatRateExpenses' | 'shortPagesTurnover' | 'cashBasisTurnover', number>>
	>
> = {
	'2024-25': {
		class2: 21_730,
		flatRateExpenses: 113_200,
		shortPagesTurnover: 9_000_000,
		cashBasisTurnover: 15_000_000,
	},
	'2025-26': {
		class2: 21_995,
		flatRateExpenses: 113_200,
		shortPagesTurnover: 9_000_000,
		cashBasisTurnover: 15_000_000,
	},
};

const cache = new Map<FormYear, Readonly<Record<LimitName, number>>>();

function limitsOf(year: FormYear): Readonly<Record<LimitName, number>> {
	const { allowances, class2, smallAllowances } = yearData(year);
	return {
		blindPersonsAllowance: pounds(allowances.blindPersonsAllowancePounds),
		marriedCouplesAllowance: pounds(allowances.marriedCouplesAllowanceMaximumPounds),
		maintenancePayments: pounds(allowances.marriedCouplesAllowanceMinimumPounds),
		smallProfitsThreshold: pounds(class2.smallProfitsThresholdPounds),
		tradingAllowance: pounds(smallAllowances.tradingAllowancePounds),
		propertyAllowance: pounds(smallAllowances.propertyAllowancePounds),
		rentARoom: pounds(smallAllowances.rentARoomPounds),
		...onlyInRules[year],
	};
}

/** A limit of a year in pence. Throws on an unknown name: a bug in a rule. */
export function limitOf(year: FormYear, name: string): number {
	const limits = cache.get(year) ?? limitsOf(year);
	cache.set(year, limits);
	const limit: unknown = Reflect.get(limits, name);
	if (typeof limit !== 'number') throw new Error(`not a limit: ${name}`);
	return limit;
}
