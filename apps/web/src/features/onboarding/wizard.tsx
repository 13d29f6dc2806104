/** The wizard that sets an account up, in place of the dashboard until it is done. */
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import type { FormEvent } from 'react';
import { errorsByField } from '../../app/form-problems.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { StepHeader } from '../../ui/steps.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { User } from './needs-onboarding.ts';
import { AddressFields, PersonalFields } from './profile-fields.tsx';
import { TaxYearStep } from './tax-year-step.tsx';
import { useWizard, wizardSteps } from './use-wizard.ts';

/** The four steps. `onDone` is called once the person has finished. */
export function Wizard({
	user,
	taxYear,
	today,
	onDone,
}: {
	readonly user: User;
	readonly taxYear: string;
	readonly today: string;
	readonly onDone: () => void;
}) {
	const wizard = useWizard(user, taxYear);
	const finish = () => {
		onDone();
		showToast({ title: sayOnboarding('toast.welcome') });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (wizard.busy) return;
		if (wizard.step === 'connection') finish();
		else wizard.next();
	};
	return (
		<Page
			title={sayOnboarding(`step.${wizard.step}`)}
			lead={leadOf(wizard.step)}
			hasProblem={wizard.problems.length > 0}
			arrival={wizard.step}
			back={
				<StepHeader label={sayOnboarding('progress.label')} step={wizard.at + 1} steps={wizardSteps.length} />
			}
			summary={<ErrorSummary problems={wizard.problems} />}
		>
			<form noValidate onSubmit={submit} className="grid gap-7">
				<Warnings user={user} />
				<StepFields wizard={wizard} taxYear={taxYear} today={today} />
				<div className="flex flex-wrap gap-3 pt-2">
					<Button type="submit" busy={wizard.busy && busyWords(wizard.step)}>
						{forwardWords(wizard.step)}
					</Button>
					<Button
						look="secondary"
						className="disabled:border-line disabled:text-muted"
						onClick={wizard.back}
						disabled={wizard.at === 0 || wizard.step === 'connection'}
					>
						{sayOnboarding('back')}
					</Button>
				</div>
			</form>
		</Page>
	);
}

type Step = (typeof wizardSteps)[number];

function StepFields({
	wizard,
	taxYear,
	today,
}: {
	readonly wizard: ReturnType<typeof useWizard>;
	readonly taxYear: string;
	readonly today: string;
}) {
	const { step, profile, setProfile, residence, setResidence } = wizard;
	const errors = errorsByField(wizard.problems);
	switch (step) {
		case 'personal':
			return <PersonalFields {...{ profile, errors, taxYear, today }} onChange={setProfile} />;
		case 'address':
			return <AddressFields {...{ profile, errors }} onChange={setProfile} />;
		case 'taxYear':
			return <TaxYearStep {...{ taxYear, residence }} onChoose={setResidence} error={errors.residence} />;
		case 'connection':
			return <p className="measure text-18">{sayOnboarding('connection.more')}</p>;
	}
}

/** What was kept but looks wrong: HMRC's own test numbers do (ruling 42), so it is a warning and no more. */
function Warnings({ user }: { readonly user: User }) {
	const warnings = Object.values(user.warnings);
	return warnings.length === 0 ? null : (
		<Notice tone="doubt">
			{warnings.map((warning) => (
				<p key={warning}>{warning}</p>
			))}
		</Notice>
	);
}

function leadOf(step: Step): string | undefined {
	return step === 'taxYear' ? undefined : sayOnboarding(`${step}.lead`);
}

function busyWords(step: Step): string {
	return sayOnboarding(step === 'taxYear' ? 'creating' : 'saving');
}

function forwardWords(step: Step): string {
	if (step === 'connection') return sayOnboarding('skipForNow');
	return sayOnboarding(step === 'taxYear' ? 'completeSetup' : 'next');
}
