/** HMRC's Expenses 3.0: employment expenses, and payments to trade unions. Amounts in pence. */
import { z } from 'zod';
import { personRecord } from './person-records.ts';
import { amount, amounts } from './wire.ts';

/** The expenses of all a person's jobs together, as they state them. HMRC accepts them after the end of the year. */
export const employmentExpenses = personRecord(
	'expenses',
	['employments'],
	z.object({
		expenses: z
			.object(
				amounts(
					'businessTravelCosts',
					'jobExpenses',
					'flatRateJobExpenses',
					'professionalSubscriptions',
					'hotelAndMealExpenses',
					'otherAndCapitalAllowances',
					'vehicleExpenses',
					'mileageAllowanceRelief',
				),
			)
			.optional(),
	}),
	{ query: { source: 'user' }, scenarios: [] },
);

const payment = z.object({ expenseAmount: amount }).optional();

/** Payments to trade unions for death benefits, and patent royalties. */
export const otherExpenses = personRecord(
	'expenses',
	['other'],
	z.object({ paymentsToTradeUnionsForDeathBenefits: payment, patentRoyaltiesPayments: payment }),
);
