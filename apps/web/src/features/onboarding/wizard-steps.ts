/** The set-up steps, each with its own address, so that Back and Forward work. */
import type { User } from '../../api/shapes.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';

/** The steps in order. */
export const wizardSteps = ['personal', 'address', 'taxYear', 'connection'] as const;

export type WizardStep = (typeof wizardSteps)[number];

/** Returns the query string of a step's address. */
export function stepQuery(step: WizardStep): string {
	return `?step=${step}`;
}

/** Returns the step in the address, or the first incomplete step before it. `started`: there is a return. */
export function stepAt(search: string, user: User, started: boolean): WizardStep {
	const named = new URLSearchParams(search).get('step');
	const at = wizardSteps.map(String).indexOf(named ?? '');
	return wizardSteps[Math.min(Math.max(at, 0), furthest(user, started))] ?? 'personal';
}

/** Problems, and the step they were found on. */
export interface FoundOn {
	readonly step?: WizardStep;
	readonly problems: readonly FormProblem[];
}

/** Returns the current step's problems. Back and Forward don't notify the wizard. */
export function problemsOn(shown: WizardStep, { step, problems }: FoundOn): readonly FormProblem[] {
	return step === shown ? problems : [];
}

function furthest(user: User, started: boolean): number {
	const hasUtr = user.uniqueTaxReference !== null || user.noUniqueTaxReferenceYet;
	if (!hasUtr || user.nationalInsurance === null) return 0;
	if (user.addressLine1 === null) return 1;
	return started ? 3 : 2;
}
