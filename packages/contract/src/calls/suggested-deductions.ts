/** Claims a person has probably missed. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { change } from '../proposal.ts';
import { amount, id, idParams } from '../shapes.ts';

/** Why a person declined a suggestion. */
const declineReason = z.enum(['notMine', 'claimedElsewhere', 'noRecords', 'notWanted']);

/** Computed from the answers as they are; the largest saving first. Each states what its estimate takes for granted. */
export const suggestedDeductions = defineCall({
	id: 'suggestedDeductions',
	method: 'GET',
	path: '/api/tax-returns/:id/suggested-deductions',
	access: 'owner',
	idempotent: true,
	params: idParams,
	answer: z.array(
		z.object({
			rule: z.string(),
			description: z.string(),
			/** What could be claimed, by the assumption. */
			estimatedAmount: amount,
			assumption: z.string(),
			/** Tax saved, worked out with and without it. */
			saving: amount,
			/** Whether the saving is that of a couple, not of the person alone. */
			savedTogether: z.boolean(),
			/** Where the rule stands in law or in HMRC's manuals. */
			source: z.string(),
			/** The question to look at. */
			/** What claiming it changes; null where only the person can answer the question. */
			changes: z.array(change).nullable(),
			/** Why the person declined it; null if they have not. */
			declined: declineReason.nullable(),
			place: z.object({ section: z.string(), entryId: id.nullable(), question: z.string().nullable() }),
		}),
	),
	status: 200,
	errors: ['WRONG_RETURN_TYPE'],
});

/** Turns a suggestion down with a reason, which is kept with the return; without one it is offered again. */
export const declineSuggestion = defineCall({
	id: 'declineSuggestion',
	method: 'PUT',
	path: '/api/tax-returns/:id/suggested-deductions',
	access: 'owner',
	idempotent: true,
	params: idParams,
	body: z.strictObject({
		rule: z.string().min(1).max(100),
		entryId: id.nullable(),
		reason: declineReason.nullable(),
	}),
	answer: z.object({ declined: declineReason.nullable() }),
	status: 200,
	errors: ['WRONG_RETURN_TYPE', 'RETURN_LOCKED', 'RETURN_ACCEPTED'],
});
