/** The whole of what a person tells us for one tax year. Everything but the year is optional; a missing answer stays missing. */
import { supportedYears, type TaxYear } from '@halfpenny/years';
import * as z from 'zod/mini';
import { employment } from './schedules/employment.ts';
import { person } from './schedules/person.ts';
import { reliefs } from './schedules/reliefs.ts';
import { savings } from './schedules/savings.ts';

/** Where the person is a taxpayer: England and Northern Ireland, Wales, or Scotland (ruling 17). */
export const residence = z.enum(['uk', 'wales', 'scotland']);

/** Facts as JSON, before and after reading: amounts go in as pounds and come out as pence. */
export const factsSchema = z.strictObject({
	taxYear: z.enum(supportedYears as [TaxYear, ...TaxYear[]]),
	residence: z.optional(residence),
	person: z.optional(person),
	employments: z.optional(z.array(employment)),
	savings: z.optional(savings),
	reliefs: z.optional(reliefs),
});

/** Facts with amounts in pence. */
export type Facts = z.output<typeof factsSchema>;

/** Facts as JSON carries them, amounts in pounds as numbers or strings. */
export type FactsInput = z.input<typeof factsSchema>;

/** Where the person is a taxpayer. */
export type Residence = z.output<typeof residence>;
