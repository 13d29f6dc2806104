/** Who runs this service and how to reach them: from the settings, shown on the public pages, each part only if set. */
import { sayOperator } from '@halfpenny/messages/operator';
import * as z from 'zod';

/** A text, blank counting as not set. */
const text = z
	.string()
	.optional()
	.transform((value) => value?.trim() || null);

/** Parts separated by commas or semicolons: the lines of an address, the lines of opening hours. */
function parts(separator: ',' | ';') {
	return text.transform((value) => splitParts(value, separator));
}

function splitParts(value: string | null, separator: string): string[] | null {
	const found = (value ?? '').split(separator).map((part) => part.trim());
	const kept = found.filter((part) => part !== '');
	return kept.length === 0 ? null : kept;
}

const reviewsUrl = text.pipe(
	z
		.url({ protocol: /^https?$/, error: sayOperator('config.notAnAddress', { name: 'REVIEWS_URL' }) })
		.nullable(),
);

/** The environment variables, for the schema of the configuration. */
export const operatorVariables = {
	OPERATOR_NAME: text,
	SUPPORT_PHONE: text,
	SUPPORT_EMAIL: text,
	SUPPORT_REPLY_WITHIN: text,
	SUPPORT_HOURS: parts(';'),
	SUPPORT_HOURS_JANUARY: parts(';'),
	BUSINESS_EMAIL: text,
	OFFICE_ADDRESS: parts(','),
	HMRC_AGENT_CODE: text,
	HMRC_AGENT_PHONE: text,
	REVIEWS_URL: reviewsUrl,
	REVIEWS_RATING: text,
};

const variables = z.object(operatorVariables);

/** The agent as filing knows them; form 64-8 asks for their code and phone number besides. */
interface FilingAgent {
	readonly HMRC_AGENT_NAME?: string | undefined;
	readonly HMRC_AGENT_ADDRESS?: readonly string[] | undefined;
	readonly HMRC_AGENT_POSTCODE?: string | undefined;
}

/** What the operator has set; null for the rest. The agent needs a name and a code, the reviews both their parts. */
export function operatorOf(read: z.output<typeof variables> & FilingAgent) {
	const { HMRC_AGENT_NAME: agentName, HMRC_AGENT_CODE: agentCode, REVIEWS_URL, REVIEWS_RATING } = read;
	return {
		name: read.OPERATOR_NAME,
		phone: read.SUPPORT_PHONE,
		supportEmail: read.SUPPORT_EMAIL,
		businessEmail: read.BUSINESS_EMAIL,
		replyWithin: read.SUPPORT_REPLY_WITHIN,
		hours: read.SUPPORT_HOURS,
		hoursInJanuary: read.SUPPORT_HOURS_JANUARY,
		office: read.OFFICE_ADDRESS,
		agent:
			agentName && agentCode
				? {
						name: agentName,
						code: agentCode,
						address: [...(read.HMRC_AGENT_ADDRESS ?? [])],
						postcode: read.HMRC_AGENT_POSTCODE ?? null,
						phone: read.HMRC_AGENT_PHONE,
					}
				: null,
		reviews: REVIEWS_URL && REVIEWS_RATING ? { url: REVIEWS_URL, rating: REVIEWS_RATING } : null,
	};
}
