/** How long HMRC's letters take, in words: the same wherever they are spoken of. GOV.UK, "Register for Self Assessment". */

/** The letter with the UTR, after registering. */
export const utrWait = 'up to 15 working days';

/** The letter with the code that activates an account. */
export const codeWait = 'up to 10 working days';
