/** The HTTP status and the sentence of each error; the codes are HMRC's, the sentences ours. */

const table: Readonly<Record<string, readonly [status: number, message: string]>> = {
	INVALID_REQUEST: [400, 'The request is not valid.'],
	MISSING_CREDENTIALS: [401, 'There is no access token.'],
	INVALID_CREDENTIALS: [401, 'The access token is wrong, or has run out.'],
	INCORRECT_ACCESS_TOKEN_TYPE: [401, 'This kind of access token cannot be used here.'],
	INVALID_SCOPE: [403, 'The user has not granted this.'],
	CLIENT_OR_AGENT_NOT_AUTHORISED: [403, 'The token’s user may not act for this person.'],
	MATCHING_RESOURCE_NOT_FOUND: [404, 'There is no such thing here.'],
	NOT_FOUND: [404, 'There is no such version of this API.'],
	NO_BUSINESS_FOUND: [404, 'There is no such business.'],
	NO_OBLIGATIONS_FOUND: [404, 'There are no obligations in this range.'],
	RULE_BUSINESS_ID_NOT_FOUND: [404, 'There is no such business.'],
	METHOD_NOT_ALLOWED: [405, 'This method is not known here.'],
	ACCEPT_HEADER_INVALID: [406, 'The Accept header is missing or not of the right form.'],
	INVALID_BODY_TYPE: [415, 'The body must be JSON.'],
	MESSAGE_THROTTLED_OUT: [429, 'The application sends too many requests.'],
	RULE_REQUEST_CANNOT_BE_FULFILLED: [422, 'This cannot be done.'],
	RULE_NO_ACCOUNTING_DATE_FOUND: [422, 'There is no accounting date from 1 to 4 April.'],
	RULE_ELECTION_PERIOD_NOT_EXPIRED: [422, 'The election has not run out.'],
	RULE_TYPE_OF_BUSINESS_INCORRECT: [422, 'The business is of another type.'],
	CLIENT_NOT_MTD_ENROLLED: [403, 'The person is not signed up for Making Tax Digital.'],
	RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED: [400, 'The body is empty or has the wrong fields.'],
	RULE_INCORRECT_GOV_TEST_SCENARIO: [400, 'The Gov-Test-Scenario is not known here.'],
};

/** The HTTP status for a code; 400 if HMRC gives no other. */
export const statusOf = (code: string): number => table[code]?.[0] ?? 400;

/** The meaning of the code. */
export const messageOf = (code: string): string => table[code]?.[1] ?? `Refused: ${code}.`;
