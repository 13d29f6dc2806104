/** HMRC's Disclosures 2.0: tax avoidance schemes, and paying Class 2 voluntarily. */
import { z } from 'zod';
import { personRecord } from './person-records.ts';

/** A person's disclosures for a tax year. A scheme's `srn` has eight digits. */
export const disclosures = personRecord(
	'disclosures',
	[],
	z.object({
		taxAvoidance: z.array(z.object({ srn: z.string(), taxYear: z.string() })).optional(),
		class2Nics: z.object({ class2VoluntaryContributions: z.boolean().optional() }).optional(),
	}),
);
