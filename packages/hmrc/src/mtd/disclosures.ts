/** HMRC's Disclosures 2.0: tax avoidance schemes, paying Class 2 voluntarily, and giving a spouse Marriage Allowance. */
import { z } from 'zod';
import type { MtdOutcome } from './outcome.ts';
import { personRecord } from './person-records.ts';
import { readNothing } from './read-answer.ts';
import { ask, type MtdSession } from './session.ts';
import { bodyOf } from './wire.ts';

/** A person's disclosures for a tax year. A scheme's `srn` has eight digits. */
export const disclosures = personRecord(
	'disclosures',
	[],
	z.object({
		taxAvoidance: z.array(z.object({ srn: z.string(), taxYear: z.string() })).optional(),
		class2Nics: z.object({ class2VoluntaryContributions: z.boolean().optional() }).optional(),
	}),
);

const spouse = z.object({
	spouseOrCivilPartnerNino: z.string(),
	spouseOrCivilPartnerFirstName: z.string().optional(),
	spouseOrCivilPartnerSurname: z.string(),
	spouseOrCivilPartnerDateOfBirth: z.string().optional(),
});

/** Who receives Marriage Allowance. The National Insurance number includes its last letter. */
export type MarriageAllowanceSpouse = z.output<typeof spouse>;

/**
 * Claims to give a spouse Marriage Allowance, in this and later years. HMRC has no call to read or cancel the claim, and
 * refuses a second with RULE_ACTIVE_MARRIAGE_ALLOWANCE_CLAIM.
 */
export function claimMarriageAllowance(
	session: MtdSession,
	nino: string,
	to: MarriageAllowanceSpouse,
): Promise<MtdOutcome<true>> {
	const parts = ['marriage-allowance', nino];
	const body = bodyOf(spouse, to);
	return ask(session, { api: 'disclosures', method: 'POST', parts, body, scenarios: [] }, readNothing);
}
