/** The answers about the year, page by page, each with a link to change it. */
import { sayEntries } from '@halfpenny/messages/entries';
import { pageWords, questionWords } from '@halfpenny/messages/questions';
import { presentAnswer, type Question, type ShownPage, scopeAnswers, shownPages } from '@halfpenny/questions';
import { ReturnPage } from '../../interview/return-page.tsx';
import { returnAddress } from '../../returns/dashboard-address.ts';
import { fromOverview } from '../../returns/from-check.ts';
import { onwards } from '../../returns/onwards.ts';
import { yearOf } from '../../returns/return-year.ts';
import { Card } from '../../ui/card.tsx';
import { BackLink, ButtonLink } from '../../ui/screen-link.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';
import { useFocusFromHash } from '../../ui/use-focus-from-hash.ts';
import { type AboutYear, knownAnswers } from './about-year.ts';
import { LockedNotice } from './locked-notice.tsx';

interface Overview extends AboutYear {
	readonly open: readonly Question[];
	/** HMRC has the return, so nothing can change. */
	readonly locked?: boolean;
}

/** All pages in one, with the number of `open` questions. */
export function AboutOverview(about: Overview) {
	const { taxReturn, entries, section, locked = false } = about;
	const toReturn = returnAddress(taxReturn);
	const onward = locked
		? { to: toReturn, words: sayEntries('list.done') }
		: onwards(taxReturn, entries, 'scope');
	useFocusFromHash();
	return (
		<ReturnPage
			taxReturn={taxReturn}
			title={sayEntries('about.title')}
			lead={locked ? undefined : sayEntries('about.lead')}
			back={<BackLink to={toReturn}>{sayEntries('back.return')}</BackLink>}
		>
			{locked && <LockedNotice taxReturn={taxReturn} />}
			{shownPages(section, scopeAnswers(entries), yearOf(taxReturn)).map((page) => (
				<PageSaid key={page.id} {...about} page={page} />
			))}
			<div>
				<ButtonLink to={onward.to}>{onward.words}</ButtonLink>
			</div>
		</ReturnPage>
	);
}

function PageSaid({
	taxReturn,
	entries,
	section,
	open,
	locked = false,
	page,
}: Overview & { readonly page: ShownPage }) {
	const said = knownAnswers(section, scopeAnswers(entries), entries);
	const missing = page.questions.filter((question) => open.includes(question)).length;
	const to = `/app/return/${taxReturn.id}/about/${page.id}`;
	return (
		<Card title={pageWords(section.id, page.id).title}>
			{missing > 0 && (
				<p className="mb-3 text-16 font-semibold text-doubt">
					{sayEntries('list.missing', { count: missing })}
				</p>
			)}
			<SummaryList
				rows={page.questions.map((question) => ({
					key: question.id,
					id: question.id,
					label: questionWords(section.id, question.id).label,
					value: presentAnswer(section.id, question, said[question.id]),
					to: locked ? undefined : `${to}${fromOverview}#${question.id}`,
				}))}
			/>
		</Card>
	);
}
