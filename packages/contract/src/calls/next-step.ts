/** A return's status and its next step. */
import * as z from 'zod';
import { action } from '../action.ts';
import { defineCall } from '../call.ts';
import { amount, idParams } from '../shapes.ts';

/** One state and one primary action, in words: pages, emails and the command line say the same. */
export const nextStep = defineCall({
	id: 'nextStep',
	method: 'GET',
	path: '/api/tax-returns/:id/next-step',
	access: 'owner',
	idempotent: true,
	params: idParams,
	answer: z.object({
		state: z.enum([
			'new',
			'inProgress',
			'missing',
			'doubtful',
			'ready',
			'waiting',
			'rejected',
			'unknown',
			'toPay',
			'refund',
			'nothingToPay',
			'overdue',
			'failed',
			'needsUtr',
			'needsConsent',
			'needsApproval',
			'estimate',
			'amending',
			'updateDue',
			'updateSent',
			'yearEnd',
		]),
		headline: z.string(),
		detail: z.string().nullable(),
		/** The large amount, with the words before it. */
		amount: z
			.object({
				kind: z.enum(['owed', 'refund', 'nothing', 'penalties', 'more', 'less']),
				words: z.string(),
				amount,
			})
			.nullable(),
		/** The ISO date it is due by. */
		due: z.string().nullable(),
		action,
		secondAction: action.nullable(),
		/** Whether everything is answered and nothing blocks filing. */
		readyToSend: z.boolean(),
	}),
	status: 200,
	errors: [],
});
