/** HMRC's Pensions Income 2.0: pensions from abroad, and payments into schemes abroad. Amounts in pence. */
import { z } from 'zod';
import { foreignAmount } from './foreign-amounts.ts';
import { personRecord } from './person-records.ts';
import { amount, amounts } from './wire.ts';

const text = z.string().optional();

/** Pensions from abroad and employers' payments into schemes abroad. */
export const pensionsIncome = personRecord(
	'pensionsIncome',
	[],
	z.object({
		foreignPensions: z.array(foreignAmount).optional(),
		overseasPensionContributions: z
			.array(
				z.object({
					customerReference: text,
					exemptEmployersPensionContribs: amount,
					migrantMemReliefQopsRefNo: text,
					...amounts('dblTaxationRelief'),
					dblTaxationCountryCode: text,
					dblTaxationArticle: text,
					dblTaxationTreaty: text,
					sf74reference: text,
				}),
			)
			.optional(),
	}),
);
