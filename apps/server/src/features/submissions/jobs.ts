/** The jobs of filing: advancing a submission, and the emails about it. */
import { z } from 'zod';
import { defineJob } from '../../jobs/definition.ts';

const payload = z.object({ submissionId: z.string() });

/** Moves one submission on by a step. */
export const submissionJob = defineJob({ kind: 'submission', lane: 'filing', payload });

/** Tells a person that HMRC accepted their return. */
export const receiptLetterJob = defineJob({ kind: 'receipt.letter', lane: 'letters', payload });

/** Emails the operator about a submission that only they can help with; `reason` is the code it was given up with. */
export const operatorLetterJob = defineJob({
	kind: 'operator.letter',
	lane: 'letters',
	payload: z.object({ submissionId: z.string(), reason: z.string() }),
});

/** What the payload of a job about one submission holds. */
export type SubmissionPayload = z.infer<typeof payload>;
