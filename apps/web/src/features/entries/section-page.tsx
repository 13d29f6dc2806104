/** A section of the return: its entries, adding another, or "there was none". */
import { formatPounds } from '@halfpenny/facts';
import { isOpen, shownStatus } from '@halfpenny/lifecycle';
import { sayEntries } from '@halfpenny/messages/entries';
import { sectionWords } from '@halfpenny/messages/questions';
import { type Section, saidNone, scopeAnswers, scopeQuestionsOf } from '@halfpenny/questions';
import { Link, Redirect, useSearch } from 'wouter';
import { Answered } from '../../api/answered.tsx';
import { failureProblems } from '../../api/form-problems.ts';
import { useEntries } from '../../api/operations/entries.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import type { Entry, TaxReturn } from '../../api/shapes.ts';
import { ReturnPage } from '../../interview/return-page.tsx';
import { ShareMatching } from '../../interview/share-matching/share-matching.tsx';
import { useScope } from '../../interview/use-scope.ts';
import { returnAddress } from '../../returns/dashboard-address.ts';
import { cameFromCheck, checkAddress, fromCheck, leadsOn } from '../../returns/from-check.ts';
import { onwards, opensByItself } from '../../returns/onwards.ts';
import { yearOf } from '../../returns/return-year.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BackLink, ButtonLink } from '../../ui/screen-link.tsx';
import { type EntryRow, entryRows, totalOf } from './entry-rows.ts';
import { LockedNotice } from './locked-notice.tsx';

/** The page at `/app/return/:id/:section`. */
export function SectionPage({ returnId, section }: { readonly returnId: string; readonly section: Section }) {
	const search = useSearch();
	return (
		<Answered title={sectionWords(section.id).title} queries={[useTaxReturn(returnId), useEntries(returnId)]}>
			{(taxReturn: TaxReturn, entries: readonly Entry[]) => {
				if (leadsOn(search)) return <Redirect to={onwards(taxReturn, entries, section.id).to} replace />;
				const here = `/app/return/${returnId}/${section.id}`;
				const only = section.single ? entries.find((entry) => entry.section === section.id) : undefined;
				if (only) return <Redirect to={`${here}/${only.id}`} replace />;
				const locked = !isOpen(shownStatus(taxReturn));
				if (!locked && beginsByItself(section, entries)) return <Redirect to={`${here}/add`} replace />;
				return (
					<SectionList
						section={section}
						here={here}
						taxReturn={taxReturn}
						entries={[...entries]}
						locked={locked}
					/>
				);
			}}
		</Answered>
	);
}

/** After a yes, no page asks again whether there was any. */
function beginsByItself(section: Section, entries: readonly Entry[]): boolean {
	const said = scopeAnswers(entries);
	return (
		opensByItself(section) &&
		scopeQuestionsOf(section).some((question) => said[question] === true) &&
		!entries.some((entry) => entry.section === section.id)
	);
}

interface ListProps {
	readonly section: Section;
	/** The address of the section. */
	readonly here: string;
	readonly taxReturn: TaxReturn;
	readonly entries: Entry[];
	readonly locked: boolean;
}

function SectionList({ section, here, taxReturn, entries, locked }: ListProps) {
	const words = sectionWords(section.id);
	const fromAnswers = cameFromCheck(useSearch());
	const back = fromAnswers ? checkAddress(taxReturn.id) : returnAddress(taxReturn);
	const onward = fromAnswers
		? { to: back, words: sayEntries('list.done') }
		: onwards(taxReturn, entries, section.id);
	const rows = entryRows(section, entries, yearOf(taxReturn));
	const scope = useScope(taxReturn.id, entries, section.returnType);
	const questions = scopeQuestionsOf(section);
	// A section every return has isn't asked about, and can't be "none".
	const askable = questions.length > 0;
	const none = askable && rows.length === 0 && questions.every((question) => saidNone(question, entries));
	const say = (answer: false | null) => scope.sayOf(questions, answer);
	return (
		<ReturnPage
			taxReturn={taxReturn}
			title={words.title}
			lead={words.lead}
			back={<BackLink to={back}>{sayEntries(fromAnswers ? 'back.check' : 'back.return')}</BackLink>}
			hasProblem={scope.failure !== null}
			summary={<ErrorSummary problems={scope.failure ? failureProblems(scope.failure) : []} />}
		>
			{locked && <LockedNotice taxReturn={taxReturn} />}
			{section.fold.as === 'list' && section.fold.into === 'partnerships' && !locked && (
				<Notice>
					<p>{sayEntries('list.partnershipCode')}</p>
					<p>
						<Link to={`/app/return/${taxReturn.id}/partnership-code`} className="link">
							{sayEntries('list.partnershipCode.enter')}
						</Link>
					</p>
				</Notice>
			)}
			{rows.length > 0 && (
				// Purchases and sales don't add up to anything.
				<Rows rows={rows} here={here} locked={locked} added={section.id !== 'shareTrade'} />
			)}
			{(section.id === 'shareHolding' || section.id === 'shareTrade') && (
				<ShareMatching taxYear={yearOf(taxReturn)} residence={taxReturn.jurisdiction} entries={entries} />
			)}
			{none && (
				<Notice title={words.none}>
					{!locked && (
						<p>
							<Button look="quiet" small onClick={() => say(null)}>
								{sayEntries('list.none.undo')}
							</Button>
						</p>
					)}
				</Notice>
			)}
			{!locked && (
				<div className="flex flex-wrap items-center gap-3">
					{!none && (
						<ButtonLink
							to={`${here}/add${fromAnswers ? fromCheck : ''}`}
							look={rows.length > 0 ? 'secondary' : 'primary'}
						>
							{rows.length > 0 ? words.add : words.addFirst}
						</ButtonLink>
					)}
					{askable && rows.length === 0 && !none && (
						<Button
							look="secondary"
							busy={scope.busy && sayEntries('form.saving')}
							onClick={() => say(false)}
						>
							{words.none}
						</Button>
					)}
					{(rows.length > 0 || none) && <ButtonLink to={onward.to}>{onward.words}</ButtonLink>}
				</div>
			)}
		</ReturnPage>
	);
}

function Rows({
	rows,
	here,
	locked,
	added,
}: {
	readonly rows: readonly EntryRow[];
	readonly here: string;
	readonly locked: boolean;
	readonly added: boolean;
}) {
	const total = totalOf(rows);
	return (
		<div>
			<ul className="divide-y divide-line border-y border-line">
				{rows.map((row) => (
					<Row key={row.id} row={row} here={here} locked={locked} />
				))}
			</ul>
			{added && rows.length > 1 && total !== undefined && (
				<p className="flex justify-between gap-4 pt-3 text-18 font-semibold">
					<span>{sayEntries('list.total')}</span>
					<span className="figures">{formatPounds(total)}</span>
				</p>
			)}
		</div>
	);
}

function Row({
	row: { id, name, amount, share, missing },
	here,
	locked,
}: {
	readonly row: EntryRow;
	readonly here: string;
	readonly locked: boolean;
}) {
	return (
		<li className="grid gap-1 py-4">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 text-18">
				<span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
				{amount !== null && (
					<span className={amount === undefined ? 'text-16 text-muted' : 'figures'}>
						{amount === undefined ? sayEntries('list.noAmount') : formatPounds(amount)}
					</span>
				)}
				{share !== undefined && <span className="figures">{share}</span>}
			</div>
			{missing > 0 && (
				<p className="text-16 font-semibold text-doubt">{sayEntries('list.missing', { count: missing })}</p>
			)}
			{!locked && (
				<p className="flex gap-5 text-16">
					<Link to={`${here}/${id}`} className="link inline-block min-h-6">
						<span aria-hidden="true">{sayEntries('list.changeShort')}</span>
						<span className="sr-only">{sayEntries('list.change', { name })}</span>
					</Link>
					<Link to={`${here}/${id}/remove`} className="link inline-block min-h-6">
						<span aria-hidden="true">{sayEntries('list.removeShort')}</span>
						<span className="sr-only">{sayEntries('list.remove', { name })}</span>
					</Link>
				</p>
			)}
		</li>
	);
}
