/** The declaration: the exact words, what is about to be sent, and the button that sends it. */
import type { ChangedAnswer } from '@halfpenny/contract';
import { isOpen, shownStatus } from '@halfpenny/lifecycle';
import { sayFiling } from '@halfpenny/messages/filing';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Answered } from '../../api/answered.tsx';
import { errorsByField } from '../../api/form-problems.ts';
import { useCheckAnswers, useSubmissions } from '../../api/operations/filing.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import type { CheckAnswers, Submissions, TaxReturn } from '../../api/shapes.ts';
import { Blockers } from '../../returns/blockers.tsx';
import { PaymentsDue } from '../../returns/settlement/payments-due.tsx';
import { Outcome } from '../../returns/settlement/shown-outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink, ButtonLink } from '../../ui/screen-link.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';
import { keepYears } from '../../ui/years.tsx';
import { AgentConsent } from './agent-consent.tsx';
import { AmendmentChanges } from './amendment.tsx';
import { ChangedAnswers } from './changed-answers.tsx';
import { routeOf } from './filing-words.ts';
import { mayBeDeclared } from './may-be-declared.ts';
import { signingOf } from './signing.ts';
import { statementRows } from './statement-rows.ts';
import { CONFIRM, useDeclaration } from './use-declaration.ts';
import type { Lost } from './use-lost-answer.ts';

/** The page at `/app/return/:id/declaration`. */
export function DeclarationPage({ returnId }: { readonly returnId: string }) {
	return (
		<Answered
			title={sayFiling('declaration.title')}
			queries={[useCheckAnswers(returnId, false), useTaxReturn(returnId), useSubmissions(returnId)]}
		>
			{(check: CheckAnswers, taxReturn: TaxReturn, all: Submissions) => (
				<Opened {...{ check, taxReturn, all }} />
			)}
		</Answered>
	);
}

interface DeclarationProps {
	readonly check: CheckAnswers;
	readonly taxReturn: TaxReturn;
	readonly all: Submissions;
}

/** Keeps the return it started with: once sent, the return is closed and the user leaves the page. */
function Opened({ check, taxReturn, all }: DeclarationProps) {
	const [open] = useState(isOpen(shownStatus(taxReturn)) && mayBeDeclared(check));
	return open ? (
		<Declaration {...{ check, taxReturn, all }} />
	) : (
		<NotNow check={check} taxReturn={taxReturn} />
	);
}

function Declaration({ check, taxReturn, all }: DeclarationProps) {
	const [, navigate] = useLocation();
	const base = `/app/return/${taxReturn.id}`;
	const again = taxReturn.status !== 'draft';
	const what = check.amendment ? 'amendment' : 'return';
	const signing = signingOf(check);
	const route = routeOf(useSearch());
	const declaration = useDeclaration(taxReturn.id, check, {
		route: again ? 'retry' : route,
		known: all.logs.map(({ id }) => id),
		onSent: (submissionId) => navigate(`${base}/submission/${submissionId}`),
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!declaration.busy) void declaration.send();
	};
	return (
		<Page
			title={sayFiling('titleOf', { title: sayFiling('declaration.title'), taxYear: check.taxYear })}
			heading={sayFiling('declaration.title')}
			back={<BackLink to={`${base}/check`}>{sayFiling('back.check')}</BackLink>}
			hasProblem={declaration.problems.length > 0}
			summary={<ErrorSummary problems={declaration.problems} />}
		>
			{declaration.lost && <LostAnswer lost={declaration.lost} base={base} />}
			{declaration.changes && <WhatChanged changes={declaration.changes} to={`${base}/check`} />}
			<AgentConsent />
			<Card title={sayFiling('declaration.what')}>
				<p className="text-18">
					{keepYears(
						signing
							? sayFiling(`declaration.${what}.for`, { taxYear: check.taxYear, name: signing.signsFor })
							: sayFiling(`declaration.${what}.${taxReturn.returnType}`, { taxYear: check.taxYear }),
					)}
				</p>
				{signing && <p className="mt-2 text-18">{sayFiling('declaration.signing', signing)}</p>}
				{check.figures && (
					<div className="mt-4">
						<Outcome taxOwed={check.figures.taxOwed} refundAmount={check.figures.refundAmount} />
						<PaymentsDue
							settlement={check.figures.settlement}
							taxYear={check.taxYear}
							repaymentAddress={`${base}/repayment`}
						/>
					</div>
				)}
				{check.statement && (
					<div className="mt-4">
						<SummaryList rows={statementRows(check.statement)} />
					</div>
				)}
			</Card>
			<AmendmentChanges check={check} />
			<form noValidate onSubmit={submit} className="grid gap-6">
				<blockquote className="measure border-l-4 border-copper pl-5 text-18">{check.declaration}</blockquote>
				<CheckboxField
					id={CONFIRM}
					label={sayFiling('declaration.confirm')}
					error={errorsByField(declaration.problems)[CONFIRM]}
					checked={declaration.accepted}
					onChange={(event) => declaration.setAccepted(event.target.checked)}
				/>
				<p className="measure text-16 text-muted">
					{sayFiling('declaration.law')} {sayFiling('declaration.records')}
				</p>
				<div>
					<Button
						type="submit"
						busy={
							declaration.busy &&
							sayFiling(declaration.lost ? 'declaration.lost.busy' : 'declaration.submitting')
						}
					>
						{sayFiling(
							check.amendment ? 'declaration.change' : again ? 'declaration.again' : 'declaration.submit',
						)}
					</Button>
				</div>
			</form>
		</Page>
	);
}

/** We don't know yet whether it was sent. */
function LostAnswer({ lost, base }: { readonly lost: Lost; readonly base: string }) {
	const name = lost === 'looking' ? 'declaration.lost' : 'declaration.lost.unsure';
	return (
		<Notice tone="doubt" title={sayFiling(`${name}.title`)} live>
			<p>{sayFiling(`${name}.text`)}</p>
			<p>
				<ButtonLink to={`${base}/sa100?tab=submission`} look="secondary" small>
					{sayFiling('declaration.lost.history')}
				</ButtonLink>
			</p>
		</Notice>
	);
}

function WhatChanged({ changes, to }: { readonly changes: readonly ChangedAnswer[]; readonly to: string }) {
	return (
		<Notice tone="doubt" title={sayFiling('declaration.changed.title')}>
			<ChangedAnswers changes={changes} blank={sayFiling('person.missing')} />
			<p>{sayFiling('declaration.changed.text')}</p>
			<p>
				<ButtonLink to={to} look="secondary" small>
					{sayFiling('declaration.changed.link')}
				</ButtonLink>
			</p>
		</Notice>
	);
}

/** There is a blocker, or the return is already on its way. */
function NotNow({ check, taxReturn }: Omit<DeclarationProps, 'all'>) {
	const base = `/app/return/${taxReturn.id}`;
	const sent = !isOpen(shownStatus(taxReturn)) && taxReturn.submissionId !== null;
	return (
		<Page
			title={sayFiling('declaration.title')}
			back={<BackLink to={`${base}/check`}>{sayFiling('back.check')}</BackLink>}
		>
			<Blockers blockers={check.blockers} returnId={taxReturn.id} />
			{!sent && <AgentConsent />}
			{!sent && <AmendmentChanges check={check} />}
			{sent && (
				<Notice title={sayFiling('declaration.already')}>
					<p>
						<ButtonLink to={`${base}/submission/${taxReturn.submissionId}`} look="secondary" small>
							{sayFiling('declaration.where')}
						</ButtonLink>
					</p>
				</Notice>
			)}
		</Page>
	);
}
