/** What happened this year: yes or no for each part of life, a page for each, so that only what matters is asked. */
import { sayEntries } from '@halfpenny/messages/entries';
import { openScopeQuestions, type Section, scopeAnswers, scopeOf, shownPages } from '@halfpenny/questions';
import { Redirect, useSearch } from 'wouter';
import { Answered } from '../../app/answered.tsx';
import type { Answer } from '../../app/api/operation.ts';
import { useTaxReturn } from '../../app/api/operations/get-tax-return.ts';
import { useEntries } from '../../app/api/operations/list-entries.ts';
import { dashboardAddress } from '../../app/dashboard-address.ts';
import { yearOf } from '../../app/interview/return-year.ts';
import { canChange, returnState } from '../../app/return-state.ts';
import { AboutForm } from './about-form.tsx';
import { AboutOverview } from './about-overview.tsx';
import { ReturnLocked } from './entry-gone.tsx';

/** What the pages about the year are drawn from. */
export interface AboutYear {
	readonly taxReturn: Answer<'getTaxReturn'>;
	readonly entries: Answer<'listEntries'>;
	/** The section that asks. */
	readonly section: Section;
}

/** The pages at `/app/return/:id/about` and `…/about/:page`. */
export function AboutPage({ returnId, pageId }: { readonly returnId: string; readonly pageId?: string }) {
	return (
		<Answered title={sayEntries('about.title')} queries={[useTaxReturn(returnId), useEntries(returnId)]}>
			{(taxReturn: Answer<'getTaxReturn'>, entries: Answer<'listEntries'>) => {
				const section = scopeOf(taxReturn.returnType);
				if (section === undefined) return <ReturnLocked list={dashboardAddress(taxReturn)} />;
				const about = { taxReturn, entries, section };
				if (!canChange(returnState(taxReturn))) return <AboutOverview {...about} open={[]} locked />;
				return pageId === undefined ? <Start {...about} /> : <AboutForm {...about} pageId={pageId} />;
			}}
		</Answered>
	);
}

/** Who has answered a page sees them all; who has not begins with the first that is open. */
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
