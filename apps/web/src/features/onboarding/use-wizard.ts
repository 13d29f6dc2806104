/** The four steps of setting up: where one is, what was typed, and what each step does before the next. */
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import { useState } from 'react';
import { isApiFailure } from '../../app/api/failure.ts';
import { useCreateTaxReturn } from '../../app/api/operations/create-tax-return.ts';
import { useUpdateProfile } from '../../app/api/operations/update-profile.ts';
import { failureProblems } from '../../app/form-problems.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { User } from './needs-onboarding.ts';
import { type ProfileStep, profileBody, profileControl, profileProblems, startProfile } from './profile.ts';
import type { Residence } from './tax-year-step.tsx';

/** The steps in order. */
export const wizardSteps = ['personal', 'address', 'taxYear', 'connection'] as const;

/** The wizard's state and its moves. */
export function useWizard(user: User, taxYear: string) {
	const [at, setAt] = useState(0);
	const [profile, setProfile] = useState(() => startProfile(user));
	const [residence, setResidence] = useState<Residence>();
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const update = useUpdateProfile();
	const create = useCreateTaxReturn();

	const move = (by: 1 | -1) => {
		setProblems([]);
		setAt(at + by);
	};
	const attempt = async (work: Promise<unknown>, toast: string) => {
		try {
			await work;
			showToast({ title: toast });
			move(1);
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
			setProblems(failureProblems(thrown, profileControl));
		}
	};
	const saveProfile = (step: ProfileStep) => {
		const found = profileProblems(step, profile);
		setProblems(found);
		if (found.length > 0) return;
		const body = profileBody(step, profile);
		return attempt(update.mutateAsync({ id: user.id, body }), sayOnboarding('toast.updated'));
	};
	const createReturn = () => {
		if (residence === undefined)
			return setProblems([{ field: 'residence', message: sayOnboarding('residence.missing') }]);
		const body = { taxYear, jurisdiction: residence, returnType: 'individual' as const };
		return attempt(unlessThere(create.mutateAsync({ body })), sayOnboarding('toast.created'));
	};

	const step = wizardSteps[at] ?? 'connection';
	const next = {
		personal: () => saveProfile('personal'),
		address: () => saveProfile('address'),
		taxYear: createReturn,
	};
	return {
		at,
		step,
		profile,
		setProfile,
		residence,
		setResidence,
		problems,
		busy: update.isPending || create.isPending,
		next: () => void (step === 'connection' ? undefined : next[step]()),
		back: () => move(-1),
	};
}

/** A return that is there already is as good as one just made. */
async function unlessThere(creation: Promise<unknown>): Promise<void> {
	try {
		await creation;
	} catch (thrown) {
		if (!isApiFailure(thrown) || thrown.kind !== 'refused' || thrown.code !== 'RETURN_EXISTS') throw thrown;
	}
}
