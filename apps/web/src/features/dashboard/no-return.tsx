/** A year that has no return yet, and the way to start one. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { sayPartnership } from '@halfpenny/messages/partnership';
import { useState } from 'react';
import { useCreateTaxReturn } from '../../app/api/operations/create-tax-return.ts';
import type { ReturnOnDashboard } from '../../app/dashboard-address.ts';
import { failureProblems } from '../../app/form-problems.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { deadlineWords } from './deadline-words.ts';
import { type Choosing, type Jurisdiction, Selectors } from './selectors.tsx';
import { SubmissionPanelWithoutReturn } from './submission-panel.tsx';

/** Shown when the chosen year has no return of the chosen kind. */
export function NoReturn({
	service,
	choose,
	chosen,
	lived = 'uk',
}: Choosing & {
	readonly chosen: ReturnOnDashboard;
	/** Where the person lived by another return: most likely in this year too, and shown to be changed. */
	readonly lived?: Jurisdiction | undefined;
}) {
	const { taxYear, returnType } = chosen;
	const partnership = returnType === 'partnership';
	const [jurisdiction, setJurisdiction] = useState<Jurisdiction>(lived);
	const create = useCreateTaxReturn();
	const year = service.taxYears.find((each) => each.taxYear === taxYear);
	const start = () =>
		create.mutate(
			{ body: { taxYear, jurisdiction, returnType } },
			{ onSuccess: () => showToast({ title: sayDashboard('toast.created') }) },
		);
	const place = { value: jurisdiction, onChange: setJurisdiction };
	return (
		<Page
			title={partnership ? sayPartnership('title', { taxYear }) : sayDashboard('title', { taxYear })}
			lead={year && deadlineWords(year.onlineDeadline, service.today)}
			width="work"
			arrival={`/app ${taxYear} ${returnType}`}
			hasProblem={create.isError}
			summary={<ErrorSummary problems={create.error ? failureProblems(create.error) : []} />}
			aside={<SubmissionPanelWithoutReturn />}
		>
			<Selectors {...{ service, choose, chosen }} {...(partnership ? {} : { jurisdiction: place })} />
			<Card
				title={
					partnership ? sayPartnership('none.title', { taxYear }) : sayDashboard('none.title', { taxYear })
				}
			>
				<p className="measure text-18">
					{partnership ? sayPartnership('none.text') : sayDashboard('none.text')}
				</p>
				{!partnership && year?.canFile === false && (
					<p className="measure mt-2 text-16">{sayDashboard('estimateOnly')}</p>
				)}
				<div className="mt-5">
					<Button onClick={start} busy={create.isPending && sayDashboard('none.starting')}>
						{partnership
							? sayPartnership('none.start', { taxYear })
							: sayDashboard('none.start', { taxYear })}
					</Button>
				</div>
			</Card>
		</Page>
	);
}
