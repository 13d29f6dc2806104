/** The four steps of setting up: the current one, what was typed, and what each step saves. */
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import { useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type ApiFailure, isApiFailure } from '../../api/failure.ts';
import { failureProblems } from '../../api/form-problems.ts';
import { useCreateTaxReturn, useTaxReturns, useUpdateTaxReturn } from '../../api/operations/tax-returns.ts';
import { useUpdateProfile } from '../../api/operations/user.ts';
import type { TaxReturn, User } from '../../api/shapes.ts';
import { useWaiting } from '../../interview/use-waiting.ts';
import { dashboardAddress } from '../../returns/dashboard-address.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showNotUpdated } from './not-updated.ts';
import { type ProfileStep, profileBody, profileControl, profileProblems } from './profile.ts';
import type { Residence, YearToStart } from './tax-year-step.tsx';
import { type Papers, usePapers } from './use-papers.ts';
import { useProfileDraft } from './use-profile-draft.ts';
import { type FoundOn, problemsOn, stepAt, stepQuery, type WizardStep, wizardSteps } from './wizard-steps.ts';

/** Returns the wizard's state and its actions. */
export function useWizard(user: User, { taxYear, offered }: Years) {
	const [path, navigate] = useLocation();
	const search = useSearch();
	const [started, setStarted] = useState(false);
	const { key, profile, found: kept, setProfile, forget, saved } = useProfileDraft(user, 'setup');
	const step = stepAt(search, user, started);
	const at = wizardSteps.indexOf(step);
	const papers = usePapers(user, profile, setProfile);
	const years = yearsToStart({ taxYear, offered }, papers.list);
	const [chosen, setYear] = useState(taxYear);
	// Once its return is started the year stays, even though its document no longer waits.
	const year = started || years.some((one) => one.taxYear === chosen) ? chosen : taxYear;
	const [residence, setResidence] = useState<Residence>();
	const [found, setFound] = useState<FoundOn>({ problems: [] });
	const setProblems = (problems: readonly FormProblem[]) => setFound({ step, problems });
	const working = useRef(false);
	const update = useUpdateProfile();
	const create = useCreateTaxReturn();
	const returns = useTaxReturns(user.id);
	const isWanted = (one: TaxReturn) => one.taxYear === year && one.returnType === 'individual';
	const begun = returns.data?.find(isWanted);
	const change = useUpdateTaxReturn(begun?.id ?? '');

	const addressOf = (one: WizardStep) => path + stepQuery(one);
	const move = (by: 1 | -1) => {
		setProblems([]);
		waiting.wait(false);
		if (waiting.isHere()) navigate(addressOf(wizardSteps[at + by] ?? step));
	};
	const attempt = async (
		work: Promise<unknown>,
		toast: string,
		onFailure?: (failure: ApiFailure) => void,
	) => {
		try {
			await work;
			showToast({ title: toast });
			move(1);
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
			const offline = thrown.kind === 'offline';
			if (!offline) onFailure?.(thrown);
			waiting.wait(offline);
			setProblems(offline ? [] : failureProblems(thrown, profileControl));
		}
	};
	const saveProfile = (step: ProfileStep) => {
		const found = profileProblems(step, profile);
		setProblems(found);
		if (found.length > 0) return;
		const body = profileBody(step, profile);
		const save = async () => {
			if (step === 'personal') await papers.approve(profile);
			await update.mutateAsync({ id: user.id, body });
			await forget();
		};
		return attempt(save(), sayOnboarding('toast.updated'), showNotUpdated);
	};
	const createReturn = () => {
		if (residence === undefined)
			return setProblems([{ field: 'residence', message: sayOnboarding('residence.missing') }]);
		const start = async () => {
			const id = begun ? await moved(begun.id, residence) : await created(residence);
			if (id !== undefined) await papers.attach(id);
			setStarted(true);
		};
		return attempt(start(), sayOnboarding(begun ? 'toast.updated' : 'toast.created'));
	};
	// A user who comes back to this step already has a return: update where they live in it.
	const moved = async (id: string, jurisdiction: Residence) => {
		await change.mutateAsync({ id, body: { jurisdiction } });
		return id;
	};
	/** An existing return is as good as a new one. */
	const created = async (jurisdiction: Residence): Promise<string | undefined> => {
		const body = { taxYear: year, jurisdiction, returnType: 'individual' as const };
		try {
			return (await create.mutateAsync({ body })).id;
		} catch (thrown) {
			if (!isApiFailure(thrown) || thrown.kind !== 'refused' || thrown.code !== 'RETURN_EXISTS') throw thrown;
			return (await returns.refetch()).data?.find(isWanted)?.id;
		}
	};

	const next = {
		personal: () => saveProfile('personal'),
		address: () => saveProfile('address'),
		taxYear: createReturn,
	};
	// Ignores a second press until the first is done: nothing on screen shows yet that it was taken.
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
		/** Whether some of it was typed earlier and not saved. */
		kept,
		setProfile,
		residence,
		setResidence,
		papers,
		years,
		year,
		setYear,
		problems: [
			...(step === 'personal' && papers.problem ? [papers.problem] : []),
			...problemsOn(step, found),
		],
		busy: update.isPending || create.isPending || change.isPending || papers.busy,
		next: goOn,
		back: () => move(-1),
		/** Leaves the wizard. Forgets what was typed and the step in the address. */
		leave: () => {
			saved();
			navigate(year === taxYear ? path : dashboardAddress({ taxYear: year, returnType: 'individual' }), {
				replace: true,
			});
		},
	};
}

interface Years {
	/** The year due next. */
	readonly taxYear: string;
	/** The years a return can be started for. */
	readonly offered: readonly string[];
}

/** Returns the next year due, and the years of uploaded documents with their file names. */
function yearsToStart({ taxYear, offered }: Years, papers: Papers['list']): readonly YearToStart[] {
	const ofPapers = papers.flatMap((paper): YearToStart[] =>
		paper.taxYear !== null && paper.taxYear !== taxYear && offered.includes(paper.taxYear)
			? [{ taxYear: paper.taxYear, file: paper.filename }]
			: [],
	);
	const first = ofPapers.filter(
		(one, index) => ofPapers.findIndex((other) => other.taxYear === one.taxYear) === index,
	);
	return [{ taxYear }, ...first];
}
