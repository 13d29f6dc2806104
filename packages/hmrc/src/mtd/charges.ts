/** HMRC's Charges 3.0: Child Benefit and Winter Fuel Payments to pay back. Amounts in pence. */
import { z } from 'zod';
import { personRecord } from './person-records.ts';
import { amount } from './wire.ts';

/** Child Benefit received, for the charge on higher incomes; from 2025-26. `dateCeased` as `2026-01-31`. */
export const childBenefitCharge = personRecord(
	'charges',
	['high-income-child-benefit'],
	z.object({
		amountOfChildBenefitReceived: amount,
		numberOfChildren: z.number().int(),
		dateCeased: z.string().optional(),
	}),
);

/** A Winter Fuel Payment as the person states it; from 2026-27. HMRC has its own figure. */
export const winterFuelPayment = personRecord(
	'charges',
	['winter-fuel-payment'],
	z.object({ winterFuelPayment: amount }),
	{ query: { source: 'user' } },
);
