/** A form for the personal details. Saving it changes the profile, which is what gets filed. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { profileWords } from '@halfpenny/messages/questions';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../api/failure.ts';
import { errorsByField, failureProblems } from '../../api/form-problems.ts';
import { useUpdateProfile } from '../../api/operations/user.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
	detailControl,
	detailProblems,
	detailsBody,
	type Person,
	type TypedDetails,
	typedDetails,
} from './personal-details.ts';

/** Calls `onDone` when the details are saved or left unchanged. */
export function DetailsForm({
	person,
	canLeave,
	onDone,
}: {
	readonly person: Person;
	readonly canLeave: boolean;
	readonly onDone: () => void;
}) {
	const { typed, type, problems, save, busy } = useDetails(person, onDone);
	const errors = errorsByField(problems);
	const whole = problems.find(({ field }) => field === undefined);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		save();
	};
	return (
		<form noValidate onSubmit={submit} className="grid gap-4">
			{whole && (
				<Notice tone="bad" title={whole.message} live>
					<p>{whole.remediation}</p>
				</Notice>
			)}
			<TextField
				id="filing-nationalInsurance"
				label={profileWords('nationalInsurance').label}
				hint={profileWords('nationalInsurance').hint}
				error={errors['filing-nationalInsurance']}
				autoComplete="off"
				spellCheck={false}
				className="uppercase"
				value={typed.nationalInsurance}
				onChange={({ target }) => type({ nationalInsurance: target.value.toUpperCase() })}
			/>
			{(['firstName', 'lastName'] as const).map((name) => (
				<TextField
					key={name}
					id={`filing-${name}`}
					label={profileWords(name).label}
					error={errors[`filing-${name}`]}
					autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
					value={typed[name]}
					onChange={({ target }) => type({ [name]: target.value })}
				/>
			))}
			<DateField
				id="filing-dateOfBirth"
				label={profileWords('dateOfBirth').label}
				error={errors['filing-dateOfBirth-day']}
				value={typed.dateOfBirth}
				onChange={(dateOfBirth) => type({ dateOfBirth })}
				birthday
			/>
			<div className="flex flex-wrap gap-x-5 gap-y-2">
				<Button type="submit" look="secondary" small busy={busy && sayDashboard('submission.details.saving')}>
					{sayDashboard('submission.details.save')}
				</Button>
				{canLeave && (
					<Button look="quiet" small onClick={onDone}>
						{sayDashboard('submission.details.cancel')}
					</Button>
				)}
			</div>
		</form>
	);
}

function useDetails(person: Person, onDone: () => void) {
	const [typed, setTyped] = useState(() => typedDetails(person));
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const update = useUpdateProfile();
	const type = (change: Partial<TypedDetails>) => setTyped((before) => ({ ...before, ...change }));
	const save = () => {
		const found = detailProblems(typed);
		setProblems(found);
		const [first] = found;
		if (first?.field !== undefined) document.getElementById(first.field)?.focus();
		if (first || update.isPending) return;
		update.mutate(
			{ id: person.id, body: detailsBody(typed) },
			{
				onSuccess: () => {
					showToast({ title: sayDashboard('submission.details.updated') });
					onDone();
				},
				onError: (failure) => {
					const { title } = describeFailure(failure);
					const detail = title || sayDashboard('submission.details.failed.detail');
					showToast({ title: sayDashboard('submission.details.failed.title'), detail, tone: 'bad' });
					setProblems(failureProblems(failure, detailControl));
				},
			},
		);
	};
	return { typed, type, problems, save, busy: update.isPending };
}
