/** Check your answers: everything that goes on the return, its blockers, and the link to the declaration. */
import { formatPounds } from '@halfpenny/facts';
import { isOpen, shownStatus } from '@halfpenny/lifecycle';
import { sayFiling } from '@halfpenny/messages/filing';
import { type ReactNode, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { Answered } from '../../api/answered.tsx';
import { useCheckAnswers } from '../../api/operations/filing.ts';
import { useService } from '../../api/operations/service.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import type { CheckAnswers, TaxReturn } from '../../api/shapes.ts';
import { Blockers, Notices } from '../../returns/blockers.tsx';
import { returnAddress } from '../../returns/dashboard-address.ts';
import { fromCheck } from '../../returns/from-check.ts';
import { PartnershipAmounts } from '../../returns/partnership-amounts.tsx';
import { yearOf } from '../../returns/return-year.ts';
import { HowToPay } from '../../returns/settlement/how-to-pay.tsx';
import { Card } from '../../ui/card.tsx';
import { Details } from '../../ui/details.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink, ButtonLink } from '../../ui/screen-link.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';
import { useFocusFromHash } from '../../ui/use-focus-from-hash.ts';
import { AmendmentChanges } from './amendment.tsx';
import { BoxTable } from './box-table.tsx';
import { type CheckedSection, checkedPerson, checkedSections } from './checked-answers.ts';
import { checkedScope } from './checked-scope.ts';
import { Figures, Outcome } from './figures.tsx';
import { routeOf } from './filing-words.ts';
import { LastLook } from './last-look.tsx';
import { mayBeDeclared } from './may-be-declared.ts';

/** The page at `/app/return/:id/check`. */
export function CheckPage({ returnId }: { readonly returnId: string }) {
	return (
		<Answered
			title={sayFiling('check.title')}
			queries={[useCheckAnswers(returnId, true), useTaxReturn(returnId)]}
		>
			{(check: CheckAnswers, taxReturn: TaxReturn) => <Check check={check} taxReturn={taxReturn} />}
		</Answered>
	);
}

function Check({ check, taxReturn }: { readonly check: CheckAnswers; readonly taxReturn: TaxReturn }) {
	const base = `/app/return/${taxReturn.id}`;
	const open = isOpen(shownStatus(taxReturn));
	const from = routeOf(useSearch());
	useFocusFromHash(useSettled(taxReturn.id));
	return (
		<Page
			title={sayFiling('titleOf', { title: sayFiling('check.title'), taxYear: taxReturn.taxYear })}
			heading={sayFiling('check.title')}
			lead={open ? leadOf(check, taxReturn) : sayFiling('check.filed')}
			back={<BackLink to={returnAddress(taxReturn)}>{sayFiling('back.return')}</BackLink>}
			width="work"
			aside={
				<Total check={check}>
					{open && mayBeDeclared(check) && (
						<ButtonLink to={`${base}/declaration${from === 'form' ? '?from=form' : ''}`}>
							{sayFiling('check.continue')}
						</ButtonLink>
					)}
					<Link to={`${base}/sa100`} className="link text-16">
						{sayFiling('check.form')}
					</Link>
				</Total>
			}
		>
			<Blockers blockers={check.blockers} returnId={taxReturn.id} />
			<Notices notices={check.notices} returnId={taxReturn.id} />
			{open && <AmendmentChanges check={check} />}
			{open && taxReturn.returnType === 'individual' && <LastLook returnId={taxReturn.id} />}
			{check.person.length > 0 && (
				<section>
					<h2 className="mb-3 text-28">{sayFiling('check.person')}</h2>
					<SummaryList rows={checkedPerson(taxReturn.id, check)} />
				</section>
			)}
			<ScopeAnswers check={check} taxReturn={taxReturn} />
			{checkedSections(taxReturn.id, check, taxReturn.returnType).map((section) => (
				<SectionAnswers key={section.id} section={section} base={base} />
			))}
			{check.figures && (
				<section>
					<h2 className="mb-3 text-28">{sayFiling('check.figures')}</h2>
					<Figures
						figures={check.figures}
						repaymentAddress={open ? `${base}/repayment${fromCheck}` : undefined}
					/>
				</section>
			)}
			{check.statement && (
				<section>
					<h2 className="mb-3 text-28">{sayFiling('check.statement')}</h2>
					<PartnershipAmounts statement={check.statement} level={3} />
				</section>
			)}
			<Details summary={sayFiling('check.boxes')}>
				<BoxTable boxes={check.boxes} />
			</Details>
		</Page>
	);
}

/** What comes of it, in sight beside the answers, and the way on. */
function Total({ check, children }: { readonly check: CheckAnswers; readonly children: ReactNode }) {
	const { figures, person } = check;
	const today = useService().data?.today;
	const utr = person.find(({ question }) => question === 'uniqueTaxReference')?.value ?? null;
	return (
		<Card>
			{figures && (
				<div className="mb-4 grid gap-3">
					<Outcome taxOwed={figures.taxOwed} refundAmount={figures.refundAmount} />
					{today !== undefined && (
						<HowToPay
							{...{ today, utr }}
							settlement={figures.settlement}
							taxYear={check.taxYear}
							payNow={false}
						/>
					)}
				</div>
			)}
			<div className="no-print flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>
		</Card>
	);
}

/** Answers that were just changed are read anew, and may then stand elsewhere: known once the first reading is done. */
function useSettled(returnId: string): string | undefined {
	const { isFetching } = useCheckAnswers(returnId, false);
	const [settled, settle] = useState(!isFetching);
	if (!isFetching && !settled) settle(true);
	return settled ? 'settled' : undefined;
}

function leadOf({ amendment, taxYear }: CheckAnswers, { returnType }: TaxReturn): string {
	return amendment?.differs
		? sayFiling('check.lead.amendment')
		: sayFiling(`check.lead.${returnType}`, { taxYear });
}

/** What was said about the year; what there was none of is folded away, since it is most of it. */
function ScopeAnswers({ check, taxReturn }: { readonly check: CheckAnswers; readonly taxReturn: TaxReturn }) {
	const { told, no, open } = checkedScope(taxReturn.id, check, yearOf(taxReturn), taxReturn.returnType);
	return (
		<section className="grid gap-3">
			<h2 className="text-28">{sayFiling('check.scope')}</h2>
			{open > 0 && <Notice tone="doubt" title={sayFiling('check.scope.open', { count: open })} />}
			{told.length > 0 && <SummaryList rows={told} />}
			{no.length > 0 && (
				<Details summary={sayFiling('check.scope.no', { count: no.length })}>
					<SummaryList rows={no} />
				</Details>
			)}
		</section>
	);
}

function SectionAnswers({ section, base }: { readonly section: CheckedSection; readonly base: string }) {
	return (
		<section className="grid gap-3">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 className="text-28">{section.title}</h2>
				{section.subtotal !== undefined && (
					<p className="figures text-18 font-semibold">{formatPounds(section.subtotal)}</p>
				)}
			</div>
			{section.entries.map(({ id, title, rows }) => (
				<Card key={id} title={title} level={3}>
					<SummaryList rows={rows} />
				</Card>
			))}
			{section.entries.length === 0 && (
				<p className="flex flex-wrap justify-between gap-4 border-y border-line py-3 text-16">
					{section.empty}
					<Link to={`${base}/${section.id}${fromCheck}`} className="link">
						<span aria-hidden="true">{sayFiling('check.changeShort')}</span>
						<span className="sr-only">{sayFiling('check.change', { what: section.title })}</span>
					</Link>
				</p>
			)}
		</section>
	);
}
