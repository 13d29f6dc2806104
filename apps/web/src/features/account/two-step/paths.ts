/** Where the pages of two-step sign-in stand. */

/** The page they belong to. */
export const SECURITY = '/account/security';
/** Setting it up; the others stand below. */
export const PATH = `${SECURITY}/two-step`;
