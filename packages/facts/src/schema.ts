/** All the facts a person gives for one tax year. Everything but the year is optional; a missing answer stays missing. */
import { supportedYears, type TaxYear } from '@halfpenny/years';
import * as z from 'zod/mini';
import { money, text } from './fields.ts';
import { business } from './schedules/business.ts';
import { capitalGains } from './schedules/capital-gains.ts';
import { childBenefit, class2, pensionCharges, studentLoans, taxCodes } from './schedules/charges.ts';
import { collection, repayment, signatory, taxAdviser } from './schedules/closing.ts';
import { dividends } from './schedules/dividends.ts';
import { employment } from './schedules/employment.ts';
import { otherIncome } from './schedules/other-income.ts';
import { partnership } from './schedules/partnership.ts';
import { pensions, stateBenefits } from './schedules/pensions.ts';
import { person } from './schedules/person.ts';
import { reliefs } from './schedules/reliefs.ts';
import { savings } from './schedules/savings.ts';
import { ukProperty } from './schedules/uk-property.ts';

/** Where the person is a taxpayer: England and Northern Ireland, Wales, or Scotland. */
export const residence = z.enum(['uk', 'wales', 'scotland']);

/** What a return can include that we do not calculate. The answer names each one that applies. */
export const unsupportedSchedule = z.enum([
	'foreign',
	'trusts',
	'residenceAbroad',
	'lifePolicyGains',
	'shareSchemes',
	'lumpSums',
	'averaging',
	'furnishedHolidayLettings',
	'lloydsUnderwriter',
	'ministerOfReligion',
]);

/** Facts as JSON, before and after parsing: amounts go in as pounds and come out as pence. */
export const factsSchema = z.strictObject({
	taxYear: z.enum(supportedYears as [TaxYear, ...TaxYear[]]),
	residence: z.optional(residence),
	person: z.optional(person),
	employments: z.optional(z.array(employment)),
	trades: z.optional(z.array(business)),
	partnerships: z.optional(z.array(partnership)),
	ukProperty: z.optional(ukProperty),
	savings: z.optional(savings),
	dividends: z.optional(dividends),
	pensions: z.optional(pensions),
	stateBenefits: z.optional(stateBenefits),
	otherIncome: z.optional(otherIncome),
	reliefs: z.optional(reliefs),
	childBenefit: z.optional(childBenefit),
	/** WFP1, from 2025-26. */
	winterFuelPayment: z.optional(money()),
	studentLoans: z.optional(studentLoans),
	pensionCharges: z.optional(pensionCharges),
	class2: z.optional(class2),
	capitalGains: z.optional(capitalGains),
	taxCodes: z.optional(taxCodes),
	/** Payments on account of this year's tax already made. */
	paymentsOnAccountMade: z.optional(money()),
	/** CAL10, CAL11: the amount to reduce each payment on account for next year to. */
	reducedPaymentOnAccount: z.optional(money()),
	collection: z.optional(collection),
	repayment: z.optional(repayment),
	taxAdviser: z.optional(taxAdviser),
	signatory: z.optional(signatory),
	/** FIN19: any other information for HMRC. */
	otherInformation: z.optional(text(20_480)),
	/** FIN20: whether some figures are provisional. */
	provisionalFigures: z.optional(z.boolean()),
	/** Schedules that the person has but we do not calculate. */
	otherSchedules: z.optional(z.array(unsupportedSchedule)),
});

/** Facts with amounts in pence. */
export type Facts = z.output<typeof factsSchema>;

/** Facts as JSON carries them, amounts in pounds as numbers or strings. */
export type FactsInput = z.input<typeof factsSchema>;

/** Where the person is a taxpayer. */
export type Residence = z.output<typeof residence>;

/** What we do not calculate. */
export type UnsupportedSchedule = z.output<typeof unsupportedSchedule>;
