/** Deductions the user probably missed. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { change } from '../proposal.ts';
import { amount, id, idParams, isStorable } from '../shapes.ts';

/** Why a user declined a suggestion. */
const declineReason = z.enum(['notMine', 'claimedElsewhere', 'noRecords', 'notWanted']);

/** Calculated from the current answers, largest saving first. Each states what its estimate assumes. */
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
			/** The tax saved: calculated with and without it. */
			saving: amount,
			/** Whether it is the couple's saving rather than the user's alone. */
			savedTogether: z.boolean(),
			/** The rule's source in law or HMRC's manuals. */
			source: z.string(),
			/** The version of all answers that it was worked out from. */
			factsVersion: z.number().int(),
			/** What claiming it changes; null if only the user can answer the question. */
			changes: z.array(change).nullable(),
			/** Why the user declined it; null if they haven't. */
			declined: declineReason.nullable(),
			/** The question to answer. */
			place: z.object({ section: z.string(), entryId: id.nullable(), question: z.string().nullable() }),
		}),
	),
	status: 200,
	errors: ['WRONG_RETURN_TYPE'],
});

/** Declines a suggestion with a reason, stored with the return; without a reason, offers it again. */
export const declineSuggestion = defineCall({
	id: 'declineSuggestion',
	method: 'PUT',
	path: '/api/tax-returns/:id/suggested-deductions',
	access: 'owner',
	idempotent: true,
	params: idParams,
	body: z.strictObject({
		rule: z.string().min(1).max(100).refine(isStorable),
		entryId: id.nullable(),
		reason: declineReason.nullable(),
	}),
	answer: z.object({ declined: declineReason.nullable() }),
	status: 200,
	errors: ['WRONG_RETURN_TYPE', 'RETURN_LOCKED', 'RETURN_ACCEPTED'],
});
