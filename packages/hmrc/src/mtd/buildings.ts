/** A building that the structures and buildings allowance is claimed for, the same for trades and property. */
import { z } from 'zod';
import { amount } from './wire.ts';

/** An allowance for one building. It has a name, a number, or both. */
export const buildingAllowance = z.object({
	amount,
	firstYear: z.object({ qualifyingDate: z.string(), qualifyingAmountExpenditure: amount }).optional(),
	building: z.object({ name: z.string().optional(), number: z.string().optional(), postcode: z.string() }),
});
