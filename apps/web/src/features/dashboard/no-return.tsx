/** A year that has no return yet, and the way to start one. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { useState } from 'react';
import { useCreateTaxReturn } from '../../app/api/operations/create-tax-return.ts';
import { failureProblems } from '../../app/form-problems.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { Service } from './chosen-year.ts';
import { deadlineWords } from './deadline-words.ts';
import { type Jurisdiction, Selectors } from './selectors.tsx';

/** Shown when the chosen year has no return. */
export function NoReturn({
	service,
	taxYear,
	chooseYear,
}: {
	readonly service: Service;
	readonly taxYear: string;
	readonly chooseYear: (taxYear: string) => void;
}) {
	const [jurisdiction, setJurisdiction] = useState<Jurisdiction>('uk');
	const create = useCreateTaxReturn();
	const year = service.taxYears.find((each) => each.taxYear === taxYear);
	const start = () =>
		create.mutate(
			{ body: { taxYear, jurisdiction, returnType: 'individual' } },
			{ onSuccess: () => showToast({ title: sayDashboard('toast.created') }) },
		);
	return (
		<Page
			title={sayDashboard('title', { taxYear })}
			lead={year && deadlineWords(year.onlineDeadline, service.today)}
			width="work"
			arrival={`/app ${taxYear}`}
			hasProblem={create.isError}
			summary={<ErrorSummary problems={create.error ? failureProblems(create.error) : []} />}
		>
			<Selectors
				{...{ service, taxYear, jurisdiction }}
				onYear={chooseYear}
				onJurisdiction={setJurisdiction}
			/>
			<Card title={sayDashboard('none.title', { taxYear })}>
				<p className="measure text-18">{sayDashboard('none.text')}</p>
				{year?.canFile === false && <p className="measure mt-2 text-16">{sayDashboard('estimateOnly')}</p>}
				<div className="mt-5">
					<Button onClick={start} busy={create.isPending && sayDashboard('none.starting')}>
						{sayDashboard('none.start', { taxYear })}
					</Button>
				</div>
			</Card>
		</Page>
	);
}
