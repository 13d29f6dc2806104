/** All facts about a partnership for one tax year. Everything but the year is optional. */
import { supportedYears, type TaxYear } from '@halfpenny/years';
import * as z from 'zod/mini';
import { date, telephone, text, utr } from '../fields.ts';
import { toProblems } from '../parse.ts';
import { partsAboveWhole } from '../parts-above-whole.ts';
import type { Problem } from '../problem.ts';
import { address } from '../schedules/person.ts';
import { partner } from './partner.ts';
import { partnershipProperty, partnershipSavings } from './partnership-income.ts';
import { partnershipTrade } from './partnership-trade.ts';

const accountingPeriod = z.strictObject({
	/** 3.4. */
	start: z.optional(date()),
	/** 3.5. */
	end: z.optional(date()),
});

const agent = z.strictObject({
	/** 9.3. */
	name: z.optional(text(28)),
	/** 9.2. */
	telephone: z.optional(telephone()),
	/** 9.3. */
	address: z.optional(address),
});

const partnershipFactsSchema = z.strictObject({
	taxYear: z.enum(supportedYears as [TaxYear, ...TaxYear[]]),
	name: z.optional(text(100)),
	uniqueTaxpayerReference: z.optional(utr()),
	/** A11 to A15, sent when `addressChanged`. */
	address: z.optional(address),
	/** 8.0: whether HMRC has another address. */
	addressChanged: z.optional(z.boolean()),
	/** 9.1: the nominated partner's; left out if there is an agent. */
	telephone: z.optional(telephone()),
	agent: z.optional(agent),
	/** The period of the accounts, ending in the tax year. Left out if it is the tax year, and without a trade. */
	accountingPeriod: z.optional(accountingPeriod),
	/** 6.1G. */
	exportsGoods: z.optional(z.boolean()),
	/** 6.1S. */
	exportsServices: z.optional(z.boolean()),
	trades: z.optional(z.array(partnershipTrade)),
	ukProperty: z.optional(partnershipProperty),
	savings: z.optional(partnershipSavings),
	partners: z.optional(z.array(partner)),
	/** 11.4: the capacity the nominated partner signs in. */
	capacity: z.optional(text(56)),
	/** 10.1: whether some figures are provisional. */
	provisionalFigures: z.optional(z.boolean()),
	/** What the partnership has that we do not calculate. */
	otherSchedules: z.optional(
		z.array(
			z.enum([
				'foreign',
				'chargeableAssets',
				'furnishedHolidayLettings',
				'taxedIncome',
				'otherIncome',
				'charges',
				'companyPartners',
				'partnersAbroad',
			]),
		),
	),
});

/** A partnership's facts with amounts in pence. */
export type PartnershipFacts = z.output<typeof partnershipFactsSchema>;

/** A partnership's facts as JSON carries them, amounts in pounds as numbers or strings. */
export type PartnershipFactsInput = z.input<typeof partnershipFactsSchema>;

/** A partnership's facts, or all their problems. */
export type PartnershipFactsResult =
	| { readonly ok: true; readonly facts: PartnershipFacts }
	| { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a partnership's facts from parsed JSON. Never throws on bad input. */
export function parsePartnershipFacts(input: unknown): PartnershipFactsResult {
	const result = z.safeParse(partnershipFactsSchema, input);
	const problems = [
		...(result.success ? [] : toProblems(result.error.issues, input)),
		...partsAboveWhole(input),
	];
	return result.success && problems.length === 0 ? { ok: true, facts: result.data } : { ok: false, problems };
}

/** The JSON Schema (draft 2020-12) of a partnership's facts as JSON carries them. */
export function partnershipFactsJsonSchema(): object {
	return z.toJSONSchema(partnershipFactsSchema, { io: 'input' });
}
