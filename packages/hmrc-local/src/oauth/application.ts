/** The one application that may talk to the stand-in, as HMRC registers applications. */

/** Its credentials, and which parts of a user's account it may ask for. */
export type Application = { readonly clientId: string; readonly clientSecret: string };

/** What users can grant here. */
export const scopes: ReadonlySet<string> = new Set([
	'hello',
	'read:self-assessment',
	'write:self-assessment',
	'read:self-assessment-assist',
	'write:self-assessment-assist',
]);
