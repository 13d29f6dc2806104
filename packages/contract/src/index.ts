/** Every call between the web app and the server, for both ends. No behaviour. */
import * as account from './calls/account.ts';
import * as accounts from './calls/accounts.ts';
import * as admin from './calls/admin.ts';
import * as carryForward from './calls/carry-forward.ts';
import * as chat from './calls/chat.ts';
import * as consent from './calls/consent.ts';
import * as documents from './calls/documents.ts';
import * as exports from './calls/exports.ts';
import * as filing from './calls/filing.ts';
import * as hmrcAuth from './calls/hmrc-auth.ts';
import * as hmrcTest from './calls/hmrc-test.ts';
import * as imports from './calls/imports.ts';
import * as jobs from './calls/jobs.ts';
import * as mtdAccount from './calls/mtd-account.ts';
import * as mtdBusinesses from './calls/mtd-businesses.ts';
import * as mtdCalculations from './calls/mtd-calculations.ts';
import * as mtdQuarterly from './calls/mtd-quarterly.ts';
import * as mtdYearEnd from './calls/mtd-year-end.ts';
import * as mtdYearEndParts from './calls/mtd-year-end-parts.ts';
import * as nextStep from './calls/next-step.ts';
import * as partnerships from './calls/partnerships.ts';
import * as passkeys from './calls/passkeys.ts';
import * as proposals from './calls/proposals.ts';
import * as service from './calls/service.ts';
import * as suggestedDeductions from './calls/suggested-deductions.ts';
import * as taxReturns from './calls/tax-returns.ts';
import * as twoStep from './calls/two-step.ts';
import * as unsavedAnswers from './calls/unsaved-answers.ts';

export * from './browser-details.ts';
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
	...hmrcAuth,
	...hmrcTest,
	...jobs,
	...carryForward,
	...suggestedDeductions,
	...unsavedAnswers,
	...exports,
	...imports,
	...account,
	...twoStep,
	...passkeys,
	...chat,
	...admin,
	...mtdBusinesses,
	...mtdQuarterly,
	...mtdAccount,
	...mtdYearEnd,
	...mtdYearEndParts,
	...mtdCalculations,
};

/** Every call by its id, as types. */
export type Calls = typeof calls;
