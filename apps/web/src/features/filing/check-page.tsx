/** Check your answers: everything that goes on the return, its blockers, and the link to the declaration. */
import { isOpen, shownStatus } from '@halfpenny/lifecycle';
import { sayFiling } from '@halfpenny/messages/filing';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { Answered } from '../../api/answered.tsx';
import { useCheckAnswers } from '../../api/operations/filing.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import type { CheckAnswers, TaxReturn } from '../../api/shapes.ts';
import { Blockers, Notices } from '../../returns/blockers.tsx';
import { returnAddress } from '../../returns/dashboard-address.ts';
import { IfDeclared } from '../../returns/declared/if-declared.tsx';
import { fromCheck } from '../../returns/from-check.ts';
import { PartnershipAmounts } from '../../returns/partnership-amounts.tsx';
import { Details } from '../../ui/details.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink, ButtonLink } from '../../ui/screen-link.tsx';
import { useFocusFromHash } from '../../ui/use-focus-from-hash.ts';
import { AmendmentChanges } from './amendment.tsx';
import { BoxTable } from './box-table.tsx';
import { CheckTotal, TotalBar } from './check-total.tsx';
import { CheckedLines } from './checked-lines.tsx';
import { DeclaredCheck } from './declared-check.tsx';
import { routeOf } from './filing-words.ts';
import { LastLook } from './last-look.tsx';
import { mayBeDeclared } from './may-be-declared.ts';
import { UnsavedNotice } from './unsaved-notice.tsx';

/** The page at `/app/return/:id/check`. A year that was declared final has it even without a form. */
export function CheckPage({ returnId }: { readonly returnId: string }) {
	const title = sayFiling('check.title');
	const answers = useCheckAnswers(returnId, true);
	return (
		<Answered title={title} queries={[useTaxReturn(returnId)]}>
			{(taxReturn: TaxReturn) => (
				<IfDeclared
					{...{ taxReturn, title }}
					declared={(submission) => <DeclaredCheck {...{ taxReturn, submission }} check={answers.data} />}
				>
					<Answered title={title} queries={[answers]}>
						{(check: CheckAnswers) => <Check check={check} taxReturn={taxReturn} />}
					</Answered>
				</IfDeclared>
			)}
		</Answered>
	);
}

function Check({ check, taxReturn }: { readonly check: CheckAnswers; readonly taxReturn: TaxReturn }) {
	const base = `/app/return/${taxReturn.id}`;
	const open = isOpen(shownStatus(taxReturn));
	const from = routeOf(useSearch());
	useFocusFromHash(useSettled(taxReturn.id));
	const onward =
		open && mayBeDeclared(check) ? `${base}/declaration${from === 'form' ? '?from=form' : ''}` : undefined;
	return (
		<Page
			title={sayFiling('titleOf', { title: sayFiling('check.title'), taxYear: taxReturn.taxYear })}
			heading={sayFiling('check.title')}
			lead={open ? leadOf(check, taxReturn) : sayFiling('check.filed')}
			back={<BackLink to={returnAddress(taxReturn)}>{sayFiling('back.return')}</BackLink>}
			width="work"
			aside={
				<>
					<CheckTotal
						check={check}
						repaymentAddress={open ? `${base}/repayment${fromCheck}` : undefined}
						filedOn={open ? undefined : taxReturn.submissionDate?.slice(0, 10)}
					>
						{onward !== undefined && (
							<ButtonLink to={onward} className={check.figures ? 'at-foot:hidden' : ''}>
								{sayFiling('check.continue')}
							</ButtonLink>
						)}
						<Link to={`${base}/sa100`} className="link text-16">
							{sayFiling('check.form')}
						</Link>
					</CheckTotal>
					{check.figures && <TotalBar figures={check.figures} onward={onward} />}
				</>
			}
		>
			<Blockers blockers={check.blockers} returnId={taxReturn.id} />
			{open && <UnsavedNotice returnId={taxReturn.id} />}
			<Notices notices={check.notices} returnId={taxReturn.id} />
			{open && <AmendmentChanges check={check} />}
			{open && taxReturn.returnType === 'individual' && <LastLook returnId={taxReturn.id} />}
			<CheckedLines check={check} taxReturn={taxReturn} />
			{check.statement && (
				<section>
					<h2 className="mb-3 text-28">{sayFiling('check.statement')}</h2>
					<PartnershipAmounts statement={check.statement} level={3} />
				</section>
			)}
			<Details summary={sayFiling('check.boxes')} className="no-print">
				<BoxTable boxes={check.boxes} />
			</Details>
		</Page>
	);
}

/** Answers that were just changed are reloaded, and may move: waits for the first load. */
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
