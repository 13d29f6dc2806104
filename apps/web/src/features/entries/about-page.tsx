/** What happened this year: yes or no to each part of life, page by page, so that only relevant questions are asked. */
import { isOpen, shownStatus } from '@halfpenny/lifecycle';
import { sayEntries } from '@halfpenny/messages/entries';
import { openScopeQuestions, scopeAnswers, scopeOf, shownPages } from '@halfpenny/questions';
import { Redirect, useSearch } from 'wouter';
import { Answered } from '../../api/answered.tsx';
import { useEntries } from '../../api/operations/entries.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import type { Entry, TaxReturn } from '../../api/shapes.ts';
import { returnAddress } from '../../returns/dashboard-address.ts';
import { yearOf } from '../../returns/return-year.ts';
import { AboutForm } from './about-form.tsx';
import { AboutOverview } from './about-overview.tsx';
import type { AboutYear } from './about-year.ts';
import { ReturnLocked } from './entry-gone.tsx';

/** The pages at `/app/return/:id/about` and `…/about/:page`. */
export function AboutPage({ returnId, pageId }: { readonly returnId: string; readonly pageId?: string }) {
	return (
		<Answered title={sayEntries('about.title')} queries={[useTaxReturn(returnId), useEntries(returnId)]}>
			{(taxReturn: TaxReturn, entries: readonly Entry[]) => {
				const section = scopeOf(taxReturn.returnType);
				if (section === undefined) return <ReturnLocked list={returnAddress(taxReturn)} />;
				const about = { taxReturn, entries, section };
				if (!isOpen(shownStatus(taxReturn))) return <AboutOverview {...about} open={[]} locked />;
				return pageId === undefined ? <Start {...about} /> : <AboutForm {...about} pageId={pageId} />;
			}}
		</Answered>
	);
}

/** Shows all pages to a user who has answered one; otherwise starts with the first open page. */
function Start(about: AboutYear) {
	const search = useSearch();
	const pages = shownPages(about.section, scopeAnswers(about.entries), yearOf(about.taxReturn));
	const open = openScopeQuestions(about.entries, yearOf(about.taxReturn), about.taxReturn.returnType);
	const [first = pages[0], ...others] = pages.filter(({ questions }) =>
		questions.some((question) => open.includes(question)),
	);
	if (first === undefined || others.length + 1 < pages.length)
		return <AboutOverview {...about} open={open} />;
	return (
		<Redirect to={`/app/return/${about.taxReturn.id}/about/${first.id}${search && `?${search}`}`} replace />
	);
}
