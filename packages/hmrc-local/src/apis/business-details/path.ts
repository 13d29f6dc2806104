/** Where Business Details begins. */
export const base = '/individuals/business/details/:nino';
