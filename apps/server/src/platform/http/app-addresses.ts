/** The addresses the app answers itself; any other below `/app` or `/account` is not a page. */
import { findSection, pagesOf } from '@halfpenny/questions';

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
	/^\/(auth(\/code|\/email|\/forgotten|\/password)?|signup|admin|app|account(\/(filing|data|history|restore|security(\/(email|two-step(\/(off|codes))?))?))?|consent\/[^/]+|mtd(\/connected)?)$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Pages of a return whose address goes on with the id of a document, an attempt or a share. `submission` is no page without one. */
const WITH_ID = ['documents', 'submission', 'partnership-code'] as const;

/** Whether the app has a page there, by its shape; whether there is such a return, only its owner is told. */
export function isAppAddress(path: string): boolean {
	if (PLAIN.test(path)) return true;
	const [, app, kind, id = '', ...rest] = path.split('/');
	return app === 'app' && kind === 'return' && ID.test(id) && isOfReturn(rest);
}

/** What an address of a return names: the return, and what of it, by kind. */
export interface NamedInAddress {
	readonly returnId: string;
	readonly of?: { readonly kind: 'entry' | (typeof WITH_ID)[number]; readonly id: string };
}

/** What the address of a return's page names; undefined for any other address. */
export function namedInAddress(path: string): NamedInAddress | undefined {
	const [, app, kind, returnId = '', page = '', id = ''] = path.split('/');
	if (app !== 'app' || kind !== 'return' || !isAppAddress(path)) return undefined;
	if (!ID.test(id)) return { returnId };
	return { returnId, of: { kind: WITH_ID.find((one) => one === page) ?? 'entry', id } };
}

function isOfReturn([page, ...rest]: readonly string[]): boolean {
	if (page === undefined) return true;
	if (!returnPages.includes(page)) return isOfSection(page, rest);
	const [id, ...more] = rest;
	if (id === undefined) return page !== 'submission';
	if (more.length > 0) return false;
	return page === 'about' ? isAboutPage(id) : WITH_ID.some((one) => one === page) && ID.test(id);
}

function isAboutPage(id: string): boolean {
	return ['scope', 'partnershipScope'].some((name) => hasPage(name, id));
}

/** A section, one more entry of it, or an entry with one of its screens. */
function isOfSection(name: string, [entry, screen, ...more]: readonly string[]): boolean {
	const section = findSection(name);
	if (section === undefined || section.group === 'scope' || more.length > 0) return false;
	if (entry === undefined) return true;
	if (screen === undefined) return entry === 'add' || ID.test(entry);
	return ID.test(entry) && (screen === 'remove' || hasPage(name, screen));
}

function hasPage(section: string, id: string): boolean {
	const found = findSection(section);
	return found !== undefined && pagesOf(found).some((page) => page.id === id);
}
