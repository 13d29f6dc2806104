/** Every screen and its main states, by who sees it. Of sections and their pages, the list comes from the interview itself. */
import { findSection, pagesOf, type Section, sections } from '@halfpenny/questions';
import type { Page } from 'playwright-core';
import type { Entries } from './household.ts';
import type { Screen } from './survey.ts';

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const open = (name: string, path: string, act?: Screen['act']): Screen =>
	act ? { name, path, act } : { name, path };

/** What anybody sees. */
export const publicScreens: readonly Screen[] = [
	open('landing', '/'),
	...['pricing', 'contact', 'faqs', 'resources', 'privacy', 'cookies', 'terms', 'form-64-8'].map((name) =>
		open(name, `/${name}`),
	),
	open('measured', '/resources/how-it-is-measured'),
	open('guide', '/resources/payments-on-account'),
	open('log-in', '/auth'),
	open('log-in-wrong', '/auth', press('Log in')),
	open('sign-up', '/signup'),
	open('sign-up-wrong', '/signup', press('Create account')),
	open('demo', '/app?demo'),
	open('not-found', '/nowhere'),
	open('not-found-inside', '/app/nowhere'),
];

/** What who has just signed up sees. */
export const newcomerScreens: readonly Screen[] = [
	open('wizard', '/app'),
	open('wizard-wrong', '/app', press('Next')),
];

/** What somebody sees before anything is answered. */
export const beginnerScreens = (returnId: string): readonly Screen[] => [
	open('dashboard-empty', '/app?year=2024-25'),
	open('dashboard-begun', '/app'),
	open('documents-empty', `/app/return/${returnId}/documents`),
];

/** What somebody with a full life sees. */
export function fullScreens(returnId: string, entries: Entries): readonly Screen[] {
	const base = `/app/return/${returnId}`;
	return [
		open('dashboard', '/app'),
		open('dashboard-export', '/app', press('Export Data')),
		open('dashboard-working', '/app', press(/Total Income/)),
		open('about', `${base}/about`),
		open('documents', `${base}/documents`),
		open('review', `${base}/documents/${entries.document}`),
		open('last-year', `${base}/last-year`),
		open('understand', `${base}/understand`),
		open('check', `${base}/check`),
		open('declaration', `${base}/declaration`),
		open('sa100', `${base}/sa100`),
		open('sa100-boxes', `${base}/sa100`, (page) => page.getByRole('tab').nth(1).click()),
		open('sa100-history', `${base}/sa100`, (page) => page.getByRole('tab').nth(2).click()),
		open('partnership-code', `${base}/partnership-code`),
		...entryScreens(base, 'selfEmployment', entries.selfEmployment),
		...entryScreens(base, 'ukProperty', entries.ukProperty),
		open('interest', `${base}/bankInterest`),
		open('interest-change', `${base}/bankInterest/${entries.bankInterest}`),
		open('interest-add-wrong', `${base}/bankInterest/add`, press('Save')),
		open('remove', `${base}/bankInterest/${entries.bankInterest}/remove`),
		open('account', '/account'),
		open('account-security', '/account/security'),
		open('account-filing', '/account/filing'),
		open('account-data', '/account/data'),
	];
}

/** The list of a section, its first form, an entry as a whole, and each of the entry's pages. */
function entryScreens(base: string, name: string, entryId = ''): Screen[] {
	const section = findSection(name);
	if (section === undefined) throw new Error(`no section is called ${name}`);
	return [
		open(name, `${base}/${name}`),
		open(`${name}-add`, `${base}/${name}/add`),
		open(`${name}-overview`, `${base}/${name}/${entryId}`),
		...pagesOf(section).map(({ id }) => open(`${name}-${id}`, `${base}/${name}/${entryId}/${id}`)),
	];
}

/** Every section of a return: its first form. Their lists look alike. */
export function sectionScreens(returnId: string, returnType: Section['returnType']): readonly Screen[] {
	const base = `/app/return/${returnId}`;
	return sections
		.filter((section) => section.returnType === returnType && section.group !== 'scope')
		.map(({ id }) => open(`section-${id}`, `${base}/${id}/add`));
}

/** What who has filed sees. */
export const filedScreens = (returnId: string, receipt: string): readonly Screen[] => [
	open('dashboard-filed', '/app'),
	open('receipt', receipt),
	open('check-filed', `/app/return/${returnId}/check`),
	open('declaration-filed', `/app/return/${returnId}/declaration`),
	open('account-filing-filed', '/account/filing'),
	open('section-filed', `/app/return/${returnId}/employment`),
];

/** What a partner who sends the partnership's return sees. */
export const partnershipScreens = (returnId: string): readonly Screen[] => [
	open('partnership-none', '/app?year=2025-26&type=partnership'),
	open('partnership-dashboard', '/app?year=2024-25&type=partnership'),
	open('partnership-about', `/app/return/${returnId}/about`),
	open('partnership-statement', `/app/return/${returnId}/statement`),
	open('partnership-codes', `/app/return/${returnId}/partner-codes`),
	open('partnership-check', `/app/return/${returnId}/check`),
	...sectionScreens(returnId, 'partnership'),
];
