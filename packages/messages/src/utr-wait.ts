/** How long HMRC's letters take, in words: the same wherever they are mentioned. GOV.UK, "Register for Self Assessment". */

/** The letter with the UTR, after registering. */
export const utrWait = 'up to 15 working days';

/** The letter with the code that activates an account. */
export const codeWait = 'up to 10 working days';

/** How long HMRC takes to confirm a form 64-8. */
export const agentFormWait = '2 to 3 weeks';
