/** The steps to submission: agent consent if needed, the personal details, then the final check. */
import { formatMoment, formatPounds } from '@halfpenny/facts';
import { sayConsent } from '@halfpenny/messages/consent';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LoadFailed } from '../../api/load-failed.tsx';
import type { Answer } from '../../api/operation.ts';
import { useAgentConsent } from '../../api/operations/consent.ts';
import type { Service, TaxReturn } from '../../api/shapes.ts';
import { recordsUntil } from '../../returns/records-until.ts';
import { outcomeOf } from '../../returns/settlement/outcome.ts';
import { formatAmount } from '../../ui/format.ts';
import { Tick } from '../../ui/icons.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';
import { AuthorisationStep } from './authorisation-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { detailsComplete, type Person } from './personal-details.ts';
import { Rows } from './rows.tsx';

/** What the steps need. */
export interface ToSubmit {
	readonly taxReturn: TaxReturn;
	readonly service: Service;
	/** The user whose details go with the return. A partnership has none. */
	readonly person: Person | undefined;
}

/** Every step that applies now. */
export function SubmissionSteps(toSubmit: ToSubmit) {
	const { data, error, refetch } = useAgentConsent();
	if (error && !data) return <LoadFailed failure={error} retry={() => void refetch()} />;
	if (!data) return null;
	const first = data.required ? 2 : 1;
	return (
		<div className="grid grid-cols-1 gap-6">
			{data.required && <Authorisation consent={data} {...toSubmit} />}
			{data.authorized && <Rest {...toSubmit} first={first} />}
		</div>
	);
}

function Authorisation({
	consent: { authorized, agentName, since },
	taxReturn,
	service,
}: ToSubmit & { readonly consent: Answer<'hmrcAuthStatus'> }) {
	const agent = agentName ?? '';
	return (
		<Step number={1} what={sayConsent('step.title')}>
			{authorized ? (
				<div className="grid gap-1 text-16">
					<p className="flex items-center gap-2 font-semibold text-refund">
						<Tick className="size-5 shrink-0" />
						{sayConsent('authorised.title')}
					</p>
					<p className="text-muted">{sayConsent('step.since', { agent, when: formatMoment(since ?? '') })}</p>
					<p>
						<Link to="/account/filing" className="link">
							{sayConsent('step.takeBack')}
						</Link>
					</p>
				</div>
			) : (
				<AuthorisationStep agent={agent} taxYear={taxReturn.taxYear} service={service} />
			)}
		</Step>
	);
}

/** The steps once returns can be sent for the user. */
function Rest({ taxReturn, person, first }: ToSubmit & { readonly first: number }) {
	const last = person ? first + 1 : first;
	return (
		<>
			{person && (
				<Step number={first} what={sayDashboard('submission.step.details')}>
					<DetailsStep person={person} />
				</Step>
			)}
			{person && <Summary taxReturn={taxReturn} />}
			<Records taxReturn={taxReturn} />
			<Step number={last} what={sayDashboard('submission.step.submit')}>
				{person && !detailsComplete(person) ? (
					<p className="text-16">{sayDashboard('submission.details.incomplete')}</p>
				) : (
					<div className="grid justify-items-start gap-3 text-16">
						<p>{sayDashboard('submission.confirm')}</p>
						<ButtonLink to={`/app/return/${taxReturn.id}/check`} look="secondary">
							{sayDashboard('submission.check')}
						</ButtonLink>
					</div>
				)}
			</Step>
		</>
	);
}

function Summary({
	taxReturn: { taxYear, totalIncome, taxOwed, refundAmount },
}: Pick<ToSubmit, 'taxReturn'>) {
	const waiting = sayDashboard('submission.summary.waiting');
	const outcome = outcomeOf(taxOwed, refundAmount);
	const result = outcome?.kind === 'refund' || outcome?.kind === 'nothing' ? outcome.kind : 'due';
	return (
		<section>
			<h3 className="mb-2 font-sans text-16 font-semibold">{sayDashboard('submission.summary')}</h3>
			<Rows
				rows={[
					[sayDashboard('submission.summary.year'), taxYear],
					[sayDashboard('summary.totalIncome'), formatAmount(totalIncome, waiting)],
					[sayDashboard(`summary.${result}`), outcome ? formatPounds(outcome.amount) : waiting],
				]}
			/>
		</section>
	);
}

function Records({ taxReturn: { taxYear, returnType } }: Pick<ToSubmit, 'taxReturn'>) {
	const date = recordsUntil(taxYear);
	if (returnType === 'partnership')
		return <p className="text-14 text-muted">{sayDashboard('submission.records.partnership')}</p>;
	return date === undefined ? null : (
		<p className="text-14 text-muted">{sayDashboard('submission.records', { date })}</p>
	);
}

function Step({
	number,
	what,
	children,
}: {
	readonly number: number;
	readonly what: string;
	readonly children: ReactNode;
}) {
	return (
		<section>
			<h3 className="mb-2 font-sans text-16 font-semibold">
				{sayDashboard('submission.step', { number, what })}
			</h3>
			{children}
		</section>
	);
}
