/** The four steps of setting up: where one is, what was typed, and what each step does before the next. */
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import { useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isApiFailure } from '../../api/failure.ts';
import { failureProblems } from '../../api/form-problems.ts';
import { useCreateTaxReturn } from '../../api/operations/tax-returns.ts';
import { useUpdateProfile } from '../../api/operations/user.ts';
import type { User } from '../../api/shapes.ts';
import { useWaiting } from '../../interview/use-waiting.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showNotUpdated } from './not-updated.ts';
import { type ProfileStep, profileBody, profileControl, profileProblems } from './profile.ts';
import type { Residence } from './tax-year-step.tsx';
import { useProfileDraft } from './use-profile-draft.ts';
import { type FoundOn, problemsOn, stepAt, stepQuery, type WizardStep, wizardSteps } from './wizard-steps.ts';

/** The wizard's state and its moves. */
export function useWizard(user: User, taxYear: string) {
	const [path, navigate] = useLocation();
	const search = useSearch();
	const [started, setStarted] = useState(false);
	const { key, profile, setProfile, saved } = useProfileDraft(user, 'setup');
	const step = stepAt(search, user, started);
	const at = wizardSteps.indexOf(step);
	const [residence, setResidence] = useState<Residence>();
	const [found, setFound] = useState<FoundOn>({ problems: [] });
	const setProblems = (problems: readonly FormProblem[]) => setFound({ step, problems });
	const working = useRef(false);
	const update = useUpdateProfile();
	const create = useCreateTaxReturn();

	const addressOf = (one: WizardStep) => path + stepQuery(one);
	const move = (by: 1 | -1) => {
		setProblems([]);
		waiting.wait(false);
		if (waiting.isHere()) navigate(addressOf(wizardSteps[at + by] ?? step));
	};
	const attempt = async (work: Promise<unknown>, toast: string, onFailure?: () => void) => {
		try {
			await work;
			showToast({ title: toast });
			move(1);
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
			const offline = thrown.kind === 'offline';
			if (!offline) onFailure?.();
			waiting.wait(offline);
			setProblems(offline ? [] : failureProblems(thrown, profileControl));
		}
	};
	const saveProfile = (step: ProfileStep) => {
		const found = profileProblems(step, profile);
		setProblems(found);
		if (found.length > 0) return;
		const body = profileBody(step, profile);
		return attempt(update.mutateAsync({ id: user.id, body }), sayOnboarding('toast.updated'), showNotUpdated);
	};
	const createReturn = () => {
		if (residence === undefined)
			return setProblems([{ field: 'residence', message: sayOnboarding('residence.missing') }]);
		const body = { taxYear, jurisdiction: residence, returnType: 'individual' as const };
		const creation = unlessThere(create.mutateAsync({ body })).then(() => setStarted(true));
		return attempt(creation, sayOnboarding('toast.created'));
	};

	const next = {
		personal: () => saveProfile('personal'),
		address: () => saveProfile('address'),
		taxYear: createReturn,
	};
	// Until what was pressed first is done, a second press is the same one: nothing shows yet that it was taken.
	const takeStep = async (one: keyof typeof next) => {
		if (working.current) return;
		working.current = true;
		try {
			await next[one]();
		} finally {
			working.current = false;
		}
	};
	const goOn = () => void (step === 'connection' ? undefined : takeStep(step));
	const waiting = useWaiting(key, goOn);
	return {
		at,
		addressOf,
		waiting: waiting.waiting,
		step,
		profile,
		setProfile,
		residence,
		setResidence,
		problems: problemsOn(step, found),
		busy: update.isPending || create.isPending,
		next: goOn,
		back: () => move(-1),
		/** Leaves the wizard: nothing of it is kept, neither what was typed nor the step in the address. */
		leave: () => {
			saved();
			navigate(path, { replace: true });
		},
	};
}

/** An existing return is as good as a new one. */
async function unlessThere(creation: Promise<unknown>): Promise<void> {
	try {
		await creation;
	} catch (thrown) {
		if (!isApiFailure(thrown) || thrown.kind !== 'refused' || thrown.code !== 'RETURN_EXISTS') throw thrown;
	}
}
