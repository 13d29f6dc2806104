/** The job of bindings: the email to the operator about a request. */
import { z } from 'zod';
import { defineJob } from '../../jobs/definition.ts';

/** Tells the operator that an account is waiting to file for a reference. */
export const bindingLetterJob = defineJob({
	kind: 'binding.letter',
	lane: 'letters',
	payload: z.object({ requestId: z.string() }),
});
