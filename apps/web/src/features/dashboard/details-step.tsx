/** Step 2: the personal details that go with the return, to look at, and to change in place. */
import { formatNino } from '@halfpenny/facts';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { profileWords } from '@halfpenny/messages/questions';
import { useState } from 'react';
import { formatDay } from '../../app/format.ts';
import { Button } from '../../ui/button.tsx';
import { DetailsForm } from './details-form.tsx';
import { detailNames, detailsComplete, type Person } from './personal-details.ts';
import { Rows } from './rows.tsx';

/** The details; what is missing is asked for at once. */
export function DetailsStep({ person }: { readonly person: Person }) {
	const complete = detailsComplete(person);
	const [changing, change] = useState(!complete);
	if (changing || !complete)
		return (
			<>
				{!complete && <p className="mb-3 text-16">{sayDashboard('submission.details.incomplete')}</p>}
				<DetailsForm person={person} canLeave={complete} onDone={() => change(false)} />
			</>
		);
	return (
		<>
			<Rows rows={detailNames.map((name) => [profileWords(name).label, shownDetail(name, person)])} />
			<Button look="quiet" small onClick={() => change(true)}>
				{sayDashboard('submission.details.change')}
				<span className="sr-only"> {sayDashboard('submission.step.details')}</span>
			</Button>
		</>
	);
}

function shownDetail(name: (typeof detailNames)[number], person: Person): string {
	const value = person[name] ?? '';
	if (name === 'nationalInsurance') return formatNino(value);
	return name === 'dateOfBirth' ? formatDay(value) : value;
}
