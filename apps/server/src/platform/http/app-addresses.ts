/** The addresses the app answers itself; any other below `/app` or `/account` is not a page. */
import { findSection } from '@halfpenny/questions';

/** The pages of a return besides its sections; a test compares them with the app's own router. */
export const returnPages = [
	'documents',
	'check',
	'declaration',
	'submission',
	'sa100',
	'statement',
	'partner-codes',
	'partnership-code',
	'about',
	'residence',
	'last-year',
	'understand',
];

const PLAIN =
	/^\/(auth(\/code|\/email|\/forgotten|\/password)?|signup|admin|app|account(\/(filing|data|history|restore|security(\/(email|two-step(\/.*)?))?))?|consent\/.+|mtd(\/connected)?)$/;
const OF_RETURN = /^\/app\/return\/[^/]+(?:\/([^/]+)(?:\/.*)?)?$/;

/** Whether the app has a page there; for a return it knows only the kinds of page. */
export function isAppAddress(path: string): boolean {
	if (PLAIN.test(path)) return true;
	const found = OF_RETURN.exec(path);
	if (found === null) return false;
	const [, page] = found;
	return page === undefined || returnPages.includes(page) || findSection(page) !== undefined;
}
