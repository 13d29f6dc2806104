/** The jobs of filing: advancing a submission, and the emails about it. */
import { z } from 'zod';
import { defineJob } from '../../jobs/definition.ts';

const payload = z.object({ submissionId: z.string() });

/** Advances one submission by a step. */
export const submissionJob = defineJob({ kind: 'submission', lane: 'filing', payload });

/** Emails a person that HMRC accepted their return. */
export const receiptLetterJob = defineJob({ kind: 'receipt.letter', lane: 'letters', payload });

/** Emails a person that HMRC rejected their return. */
export const rejectionLetterJob = defineJob({ kind: 'rejection.letter', lane: 'letters', payload });

/** Emails the operator about a submission that needs them; `reason` is the code it failed with. */
export const operatorLetterJob = defineJob({
	kind: 'operator.letter',
	lane: 'letters',
	payload: z.object({ submissionId: z.string(), reason: z.string() }),
});

/** The payload of a job about one submission. */
export type SubmissionPayload = z.infer<typeof payload>;
