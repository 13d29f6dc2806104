/** Step 2: check the personal details that go with the return, and change them in place. */
import { formatDay, formatNino } from '@halfpenny/facts';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { profileWords } from '@halfpenny/messages/questions';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DetailsForm } from './details-form.tsx';
import { detailNames, detailsComplete, type Person } from './personal-details.ts';
import { Rows } from './rows.tsx';

/** The details. Asks straight away for anything missing. */
export function DetailsStep({ person }: { readonly person: Person }) {
	const complete = detailsComplete(person);
	const [changing, change] = useState(!complete);
	const open = changing || !complete;
	const { place, turn } = useFocusOnTurn(open, change);
	if (open)
		return (
			<div ref={place}>
				{!complete && <p className="mb-3 text-16">{sayDashboard('submission.details.incomplete')}</p>}
				<DetailsForm person={person} canLeave={complete} onDone={() => turn(false)} />
			</div>
		);
	return (
		<div ref={place}>
			<Rows rows={detailNames.map((name) => [profileWords(name).label, shownDetail(name, person)])} />
			<Button look="quiet" small onClick={() => turn(true)}>
				{sayDashboard('submission.details.change')}
				<span className="sr-only"> {sayDashboard('submission.step.details')}</span>
			</Button>
		</div>
	);
}

/** The pressed button disappears when the form opens or closes, so focus the first field, or the button that opens it. */
function useFocusOnTurn(open: boolean, change: (open: boolean) => void) {
	const place = useRef<HTMLDivElement>(null);
	const turning = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once it has opened or closed
	useEffect(() => {
		if (!turning.current) return;
		turning.current = false;
		place.current?.querySelector<HTMLElement>('input, button')?.focus();
	}, [open]);
	const turn = (to: boolean) => {
		turning.current = true;
		change(to);
	};
	return { place, turn };
}

function shownDetail(name: (typeof detailNames)[number], person: Person): string {
	const value = person[name] ?? '';
	if (name === 'nationalInsurance') return formatNino(value);
	return name === 'dateOfBirth' ? formatDay(value) : value;
}
