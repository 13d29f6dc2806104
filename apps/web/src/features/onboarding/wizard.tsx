/** The wizard that sets up an account. It replaces the dashboard until it is done. */
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import type { FormEvent } from 'react';
import { errorsByField } from '../../api/form-problems.ts';
import type { User } from '../../api/shapes.ts';
import { KeptNotice } from '../../interview/kept-notice.tsx';
import { WaitingNotice } from '../../interview/waiting-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Page } from '../../ui/page.tsx';
import { StepHeader } from '../../ui/steps.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useFocusFromHash } from '../../ui/use-focus-from-hash.ts';
import { ConnectionStep } from './connection-step.tsx';
import { PaperUpload } from './paper-upload.tsx';
import { AddressFields, PersonalFields } from './profile-fields.tsx';
import { ProfileWarnings } from './profile-warnings.tsx';
import { TaxYearStep } from './tax-year-step.tsx';
import { useWizard } from './use-wizard.ts';
import { type WizardStep, wizardSteps } from './wizard-steps.ts';

/** Calls `onDone` once the user has finished. */
export function Wizard({
	user,
	taxYear,
	offered,
	today,
	onDone,
}: {
	readonly user: User;
	readonly taxYear: string;
	/** The years a return can be started for. */
	readonly offered: readonly string[];
	readonly today: string;
	readonly onDone: () => void;
}) {
	const wizard = useWizard(user, { taxYear, offered });
	useFocusFromHash(wizard.step);
	const finish = () => {
		wizard.leave();
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
				<ProfileWarnings user={user} form={wizard.addressOf('personal')} />
				<StepFields wizard={wizard} taxYear={taxYear} today={today} />
				<WaitingNotice waiting={wizard.waiting} />
				<div className="flex flex-wrap gap-3 pt-2">
					<Button type="submit" busy={wizard.busy && busyWords(wizard.step)}>
						{forwardWords(wizard.step)}
					</Button>
					<Button
						look="secondary"
						className="disabled:border-line disabled:text-muted"
						onClick={wizard.back}
						disabled={wizard.at === 0}
					>
						{sayOnboarding('back')}
					</Button>
				</div>
			</form>
		</Page>
	);
}

function StepFields({
	wizard,
	taxYear,
	today,
}: {
	readonly wizard: ReturnType<typeof useWizard>;
	readonly taxYear: string;
	readonly today: string;
}) {
	const { step, profile, setProfile, residence, setResidence, papers, years, year, setYear } = wizard;
	const errors = errorsByField(wizard.problems);
	switch (step) {
		case 'personal':
			return (
				<>
					<KeptNotice found={wizard.kept} />
					<PaperUpload papers={papers} />
					<PersonalFields
						{...{ profile, errors, taxYear, today }}
						found={papers.found}
						onChange={setProfile}
					/>
				</>
			);
		case 'address':
			return (
				<>
					<KeptNotice found={wizard.kept} />
					<AddressFields {...{ profile, errors }} onChange={setProfile} />
				</>
			);
		case 'taxYear':
			return (
				<TaxYearStep
					{...{ taxYear: year, years, today, residence }}
					onYear={setYear}
					onChoose={setResidence}
					error={errors.residence}
				/>
			);
		case 'connection':
			return <ConnectionStep today={today} />;
	}
}

function leadOf(step: WizardStep): string | undefined {
	return step === 'taxYear' ? undefined : sayOnboarding(`${step}.lead`);
}

function busyWords(step: WizardStep): string {
	return sayOnboarding(step === 'taxYear' ? 'creating' : 'saving');
}

function forwardWords(step: WizardStep): string {
	if (step === 'connection') return sayOnboarding('skipForNow');
	return sayOnboarding(step === 'taxYear' ? 'completeSetup' : 'next');
}
