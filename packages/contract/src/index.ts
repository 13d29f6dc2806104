/** Every call between the web app and the server, both ends. No behaviour. */
import * as account from './calls/account.ts';
import * as accounts from './calls/accounts.ts';
import * as carryForward from './calls/carry-forward.ts';
import * as consent from './calls/consent.ts';
import * as documents from './calls/documents.ts';
import * as exports from './calls/exports.ts';
import * as filing from './calls/filing.ts';
import * as jobs from './calls/jobs.ts';
import * as nextStep from './calls/next-step.ts';
import * as partnerships from './calls/partnerships.ts';
import * as proposals from './calls/proposals.ts';
import * as service from './calls/service.ts';
import * as suggestedDeductions from './calls/suggested-deductions.ts';
import * as taxReturns from './calls/tax-returns.ts';
import * as twoStep from './calls/two-step.ts';

export * from './call.ts';
export * from './error-body.ts';
export * as shapes from './shapes.ts';

/** Every call by its id. */
export const calls = {
	...accounts,
	...taxReturns,
	...documents,
	...proposals,
	...filing,
	...nextStep,
	...partnerships,
	...service,
	...consent,
	...jobs,
	...carryForward,
	...suggestedDeductions,
	...exports,
	...account,
	...twoStep,
};

/** Every call by its id, as types. */
export type Calls = typeof calls;
