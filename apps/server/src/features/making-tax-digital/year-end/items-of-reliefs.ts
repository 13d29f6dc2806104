/** Reliefs other than gifts and pensions, and the expenses of jobs. */
import { type Facts, type Pence, pence, sum } from '@halfpenny/facts';
import { employmentExpenses, otherExpenses, otherReliefs } from '@halfpenny/hmrc';
import type { Rows } from '../quarters/figures.ts';
import { rowsBelow } from './annual-rows.ts';
import type { YearEndItem } from './item.ts';
import { itemOfRecord } from './record-item.ts';

/** The items of a person's answers. */
export function itemsOfReliefs({ reliefs = {}, employments = [] }: Partial<Facts>): readonly YearEndItem[] {
	return [
		itemOfRecord('otherReliefs', otherReliefs, otherReliefRows(reliefs), addedUp),
		itemOfRecord(
			'otherExpenses',
			otherExpenses,
			rowsBelow('paymentsToTradeUnionsForDeathBenefits', {
				expenseAmount: reliefs.paymentsToTradeUnionsForDeathBenefits,
			}),
		),
		itemOfRecord('employmentExpenses', employmentExpenses, expenseRows(employments)),
	];
}

/** A return has one sum for each; HMRC has lists for some, with ours as the only entry. */
function otherReliefRows(reliefs: NonNullable<Facts['reliefs']>): Rows {
	const claimed = (place: string, reliefClaimed: Pence | undefined) => rowsBelow(place, { reliefClaimed });
	return {
		...claimed('nonDeductibleLoanInterest', reliefs.nonDeductibleLoanInterest),
		...claimed('payrollGiving', reliefs.payrollGiving),
		...claimed('annualPaymentsMade', reliefs.annualPaymentsMade),
		...claimed('qualifyingLoanInterestPayments.0', reliefs.qualifyingLoanInterest),
		...rowsBelow('maintenancePayments.0', { amount: reliefs.maintenancePayments }),
		...rowsBelow('postCessationTradeReliefAndCertainOtherLosses.0', {
			amount: reliefs.postCessationTradeReliefAndCertainOtherLosses,
		}),
	};
}

/** The entries of a list as one amount, as in a return. */
function addedUp(held: Rows): Rows {
	const together: Record<string, Pence> = {};
	for (const [place, amount] of Object.entries(held)) {
		const first = place.replace(/\.\d+\./, '.0.');
		together[first] = sum([together[first] ?? pence(0), amount]);
	}
	return together;
}

/** HMRC accepts the expenses of all jobs as one; working from home is not separate (SA102 box 20). */
function expenseRows(employments: NonNullable<Facts['employments']>): Rows {
	const all = employments.map(({ expenses = {} }) => expenses);
	const total = (...names: readonly (keyof (typeof all)[number])[]) =>
		sum(all.flatMap((one) => names.map((name) => one[name] ?? pence(0))));
	return rowsBelow('expenses', {
		businessTravelCosts: total('businessTravelCosts'),
		hotelAndMealExpenses: total('hotelAndMealExpenses'),
		mileageAllowanceRelief: total('mileageAllowanceRelief'),
		flatRateJobExpenses: total('flatRateJobExpenses'),
		professionalSubscriptions: total('professionalSubscriptions'),
		jobExpenses: total('jobExpenses'),
		otherAndCapitalAllowances: total('otherAndCapitalAllowances', 'workingFromHome'),
	});
}
