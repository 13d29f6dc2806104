/** The addresses of the two-step sign-in pages. */

/** The page they belong to. */
export const SECURITY = '/account/security';
/** Setting it up. The other pages are below it. */
export const PATH = `${SECURITY}/two-step`;
