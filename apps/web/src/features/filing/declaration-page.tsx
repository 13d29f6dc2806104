/** The declaration: the exact words, what is about to be sent, and the button that sends it. */
import type { ChangedAnswer } from '@halfpenny/contract';
import { sayFiling } from '@halfpenny/messages/filing';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Answered } from '../../app/answered.tsx';
import { useCheckAnswers } from '../../app/api/operations/check-answers.ts';
import { useTaxReturn } from '../../app/api/operations/get-tax-return.ts';
import { dashboardAddress } from '../../app/dashboard-address.ts';
import { errorsByField } from '../../app/form-problems.ts';
import { canSubmit, returnState } from '../../app/return-state.ts';
import { BackLink, Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Outcome } from './figures.tsx';
import type { CheckAnswers, TaxReturn } from './filing-shapes.ts';
import { routeOf } from './filing-words.ts';
import { Obstacles } from './obstacles.tsx';
import { CONFIRM, useDeclaration } from './use-declaration.ts';

/** The page at `/app/return/:id/declaration`. */
export function DeclarationPage({ returnId }: { readonly returnId: string }) {
	return (
		<Answered
			title={sayFiling('declaration.title')}
			queries={[useCheckAnswers(returnId, false), useTaxReturn(returnId)]}
		>
			{(check: CheckAnswers, taxReturn: TaxReturn) => <Opened check={check} taxReturn={taxReturn} />}
		</Answered>
	);
}

interface DeclarationProps {
	readonly check: CheckAnswers;
	readonly taxReturn: TaxReturn;
}

/** Keeps to what it began with: once sent the return is closed, and we are about to leave. */
function Opened({ check, taxReturn }: DeclarationProps) {
	const [open] = useState(canSubmit(returnState(taxReturn)) && check.obstacles.length === 0);
	return open ? (
		<Declaration check={check} taxReturn={taxReturn} />
	) : (
		<NotNow check={check} taxReturn={taxReturn} />
	);
}

function Declaration({ check, taxReturn }: DeclarationProps) {
	const [, navigate] = useLocation();
	const base = `/app/return/${taxReturn.id}`;
	const again = taxReturn.status !== 'draft';
	const route = routeOf(useSearch());
	const declaration = useDeclaration(taxReturn.id, check, again ? 'retry' : route, (submissionId) =>
		navigate(`${base}/submission/${submissionId}`),
	);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!declaration.busy) void declaration.send();
	};
	return (
		<Page
			title={sayFiling('declaration.title')}
			back={<BackLink to={`${base}/check`}>{sayFiling('back.check')}</BackLink>}
			hasProblem={declaration.problems.length > 0}
			summary={<ErrorSummary problems={declaration.problems} />}
		>
			{declaration.changes && <WhatChanged changes={declaration.changes} to={`${base}/check`} />}
			{declaration.needsConsent && (
				<div>
					<ButtonLink to={dashboardAddress(taxReturn)} look="secondary" small>
						{sayFiling('declaration.authorise')}
					</ButtonLink>
				</div>
			)}
			<Card title={sayFiling('declaration.what')}>
				<p className="text-18">
					{sayFiling(`declaration.return.${taxReturn.returnType}`, { taxYear: check.taxYear })}
				</p>
				{check.figures && (
					<div className="mt-4">
						<Outcome taxOwed={check.figures.taxOwed} refundAmount={check.figures.refundAmount} />
					</div>
				)}
			</Card>
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
					<Button type="submit" busy={declaration.busy && sayFiling('declaration.submitting')}>
						{sayFiling(again ? 'declaration.again' : 'declaration.submit')}
					</Button>
				</div>
			</form>
		</Page>
	);
}

function WhatChanged({ changes, to }: { readonly changes: readonly ChangedAnswer[]; readonly to: string }) {
	return (
		<Notice tone="doubt" title={sayFiling('declaration.changed.title')}>
			<ul className="list-disc pl-5">
				{changes.map(({ label, before, after }) => (
					<li key={label}>
						{sayFiling('declaration.changed.one', {
							label,
							before: before ?? sayFiling('person.missing'),
							after: after ?? sayFiling('person.missing'),
						})}
					</li>
				))}
			</ul>
			<p>{sayFiling('declaration.changed.text')}</p>
			<p>
				<ButtonLink to={to} look="secondary" small>
					{sayFiling('declaration.changed.link')}
				</ButtonLink>
			</p>
		</Notice>
	);
}

/** Something stands in the way, or the return is on its way already. */
function NotNow({ check, taxReturn }: DeclarationProps) {
	const base = `/app/return/${taxReturn.id}`;
	const sent = taxReturn.submissionId !== null && check.obstacles.length === 0;
	return (
		<Page
			title={sayFiling('declaration.title')}
			back={<BackLink to={`${base}/check`}>{sayFiling('back.check')}</BackLink>}
		>
			<Obstacles obstacles={check.obstacles} returnId={taxReturn.id} />
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
