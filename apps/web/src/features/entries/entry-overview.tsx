/** A whole entry: every screen with its answers to check, and what is missing. */
import { isOpen, shownStatus } from '@halfpenny/lifecycle';
import { sayEntries } from '@halfpenny/messages/entries';
import { pageWords, questionWords, sectionWords } from '@halfpenny/messages/questions';
import {
	findSection,
	presentAnswer,
	type Section,
	type ShownPage,
	shownPages,
	type TaxYear,
} from '@halfpenny/questions';
import { Link } from 'wouter';
import { Answered } from '../../api/answered.tsx';
import { useEntries } from '../../api/operations/entries.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import type { Entry, TaxReturn } from '../../api/shapes.ts';
import { ReturnPage } from '../../interview/return-page.tsx';
import { returnAddress } from '../../returns/dashboard-address.ts';
import { fromOverview } from '../../returns/from-check.ts';
import { onwards } from '../../returns/onwards.ts';
import { yearOf } from '../../returns/return-year.ts';
import { Card } from '../../ui/card.tsx';
import { BackLink, ButtonLink } from '../../ui/screen-link.tsx';
import { SummaryList, type SummaryRow } from '../../ui/summary-list.tsx';
import { useFocusFromHash } from '../../ui/use-focus-from-hash.ts';
import { isTold, missingOn, openLink } from './entry-flow.ts';
import { EntryGone } from './entry-gone.tsx';
import { nameOf } from './entry-rows.ts';
import { EntryTrail } from './entry-trail.tsx';
import { LockedNotice } from './locked-notice.tsx';

/** The page at `…/:section/:entryId`, for a section with several screens. */
export function EntryOverview({
	returnId,
	section,
	entryId,
}: {
	readonly returnId: string;
	readonly section: Section;
	readonly entryId: string;
}) {
	const list = `/app/return/${returnId}/${section.id}`;
	return (
		<Answered title={sectionWords(section.id).title} queries={[useTaxReturn(returnId), useEntries(returnId)]}>
			{(taxReturn: TaxReturn, entries: readonly Entry[]) => {
				const entry = entries.find(({ id }) => id === entryId);
				if (entry === undefined) return <EntryGone list={list} />;
				return <Overview {...{ taxReturn, section, entry, entries, list }} />;
			}}
		</Answered>
	);
}

function Overview({
	taxReturn,
	section,
	entry,
	entries,
	list,
}: {
	readonly taxReturn: TaxReturn;
	readonly section: Section;
	readonly entry: Entry;
	readonly entries: readonly Entry[];
	readonly list: string;
}) {
	const { title } = sectionWords(section.id);
	const locked = !isOpen(shownStatus(taxReturn));
	const year = yearOf(taxReturn);
	const toReturn = returnAddress(taxReturn);
	const onward = locked
		? { to: section.single ? toReturn : list, words: sayEntries('list.done') }
		: onwards(taxReturn, entries, section.id);
	useFocusFromHash();
	return (
		<ReturnPage
			taxReturn={taxReturn}
			title={section.single || section.title === null ? title : nameOf(section, entry)}
			lead={sayEntries('overview.lead')}
			back={
				<BackLink to={section.single ? toReturn : list}>
					{section.single ? sayEntries('back.return') : sayEntries('back.list', { title })}
				</BackLink>
			}
		>
			{locked && <LockedNotice taxReturn={taxReturn} />}
			{shownPages(section, entry.answers, year).map((page) => (
				<PageAnswers
					key={page.id}
					{...{ section, entry, entries, page, year }}
					to={locked ? undefined : `${list}/${entry.id}/${page.id}${fromOverview}`}
				/>
			))}
			<EntryTrail section={section} entry={entry} taxReturn={taxReturn} />
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<ButtonLink to={onward.to}>{onward.words}</ButtonLink>
				{!locked && (
					<Link to={`${list}/${entry.id}/remove`} className="link text-16">
						{sectionWords(section.id).remove}
					</Link>
				)}
			</div>
		</ReturnPage>
	);
}

function PageAnswers({
	section,
	entry,
	entries,
	page,
	year,
	to,
}: {
	readonly section: Section;
	readonly entry: Entry;
	readonly entries: readonly Entry[];
	readonly page: ShownPage;
	readonly year: TaxYear;
	readonly to: string | undefined;
}) {
	const missing = missingOn(section, page, entry.answers, year);
	const told = page.questions.filter((question) => isTold(question, entry.answers));
	const blank = page.questions.length - told.length;
	const rows: readonly SummaryRow[] = told.map((question) => ({
		key: question.id,
		id: question.id,
		label: questionWords(section.id, question.id).label,
		value:
			question.kind === 'entry'
				? namedEntry(entries, entry.answers[question.id])
				: presentAnswer(section.id, question, entry.answers[question.id]),
		to: to === undefined ? undefined : `${to}#${question.id}`,
		figure: question.kind === 'money' || question.kind === 'signedMoney',
	}));
	return (
		<Card title={pageWords(section.id, page.id).title}>
			{missing > 0 && (
				<p className="mb-3 text-16 font-semibold text-doubt">
					{sayEntries('list.missing', { count: missing })}
				</p>
			)}
			{rows.length > 0 && <SummaryList rows={rows} />}
			{blank > 0 && (
				<p className="mt-3 flex flex-wrap justify-between gap-x-4 text-16 text-muted">
					{sayEntries('overview.blank', { count: blank })}
					{to !== undefined && (
						<Link to={`${to}#${openLink(page.id)}`} id={openLink(page.id)} className="link">
							<span aria-hidden="true">{sayEntries('overview.open')}</span>
							<span className="sr-only">
								{sayEntries('overview.openPage', { page: pageWords(section.id, page.id).title })}
							</span>
						</Link>
					)}
				</p>
			)}
		</Card>
	);
}

function namedEntry(entries: readonly Entry[], id: unknown): string {
	const found = entries.find((each) => each.id === id);
	return found ? nameOf(findSection(found.section), found) : sayEntries('untitled');
}
