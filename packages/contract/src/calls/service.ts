/** About the service itself. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hmrcEnvironment, taxYear } from '../shapes.ts';

const maybeText = z.string().nullable();
const maybeLines = z.array(z.string()).nullable();

/** Who runs the service and how to reach them, as far as they say. */
const operator = z.object({
	name: maybeText,
	phone: maybeText,
	supportEmail: maybeText,
	businessEmail: maybeText,
	/** How soon emails are answered, in words. */
	replyWithin: maybeText,
	hours: maybeLines,
	hoursInJanuary: maybeLines,
	office: maybeLines,
	/** The agent named on form 64-8. */
	agent: z
		.object({
			name: z.string(),
			code: z.string(),
			address: z.array(z.string()),
			postcode: maybeText,
			phone: maybeText,
		})
		.nullable(),
	/** Where the service is reviewed, and the ratings. */
	reviews: z.object({ url: z.string(), rating: z.string() }).nullable(),
});

/** What the pages need to know before anyone signs in. */
export const getService = defineCall({
	id: 'getService',
	method: 'GET',
	path: '/api/service',
	access: 'public',
	idempotent: true,
	answer: z.object({
		/** Only `live` reaches HMRC for real. Every other value shows TEST. */
		environment: hmrcEnvironment,
		/** Whether an agent files for everyone, with the agent's own credentials. */
		sentByAgent: z.boolean(),
		/** Whether it sends email, so that users can reset a forgotten password. */
		sendsLetters: z.boolean(),
		/** Years we calculate, newest first, and whether each can be filed. */
		taxYears: z.array(
			z.object({
				taxYear,
				canFile: z.boolean(),
				/** Whether there is a partnership form. */
				canFilePartnership: z.boolean(),
				onlineDeadline: z.string(),
			}),
		),
		/** The next year due. */
		defaultTaxYear: taxYear,
		/** Today in the United Kingdom, by the server's clock. */
		today: z.string(),
		operator,
	}),
	status: 200,
	errors: [],
});

export const getHealth = defineCall({
	id: 'getHealth',
	method: 'GET',
	path: '/api/health',
	access: 'public',
	idempotent: true,
	answer: z.object({ status: z.literal('ok') }),
	status: 200,
	errors: ['UNAVAILABLE'],
});
