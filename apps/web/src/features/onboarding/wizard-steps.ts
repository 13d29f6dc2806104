/** The set-up steps, each with its own address, so that Back and Forward work. */
import type { User } from '../../api/shapes.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';

/** The steps in order. */
export const wizardSteps = ['personal', 'address', 'taxYear', 'connection'] as const;

/** One of them. */
export type WizardStep = (typeof wizardSteps)[number];

/** What the address of a step carries, after its path. */
export function stepQuery(step: WizardStep): string {
	return `?step=${step}`;
}

/** The step that the address names, but none before which something is still missing; `started` once there is a return. */
export function stepAt(search: string, user: User, started: boolean): WizardStep {
	const named = new URLSearchParams(search).get('step');
	const at = wizardSteps.map(String).indexOf(named ?? '');
	return wizardSteps[Math.min(Math.max(at, 0), furthest(user, started))] ?? 'personal';
}

/** What is wrong, and on which step it was found. */
export interface FoundOn {
	readonly step?: WizardStep;
	readonly problems: readonly FormProblem[];
}

/** What is wrong on the current step: Back and Forward do not tell the wizard. */
export function problemsOn(shown: WizardStep, { step, problems }: FoundOn): readonly FormProblem[] {
	return step === shown ? problems : [];
}

function furthest(user: User, started: boolean): number {
	const hasUtr = user.uniqueTaxReference !== null || user.noUniqueTaxReferenceYet;
	if (!hasUtr || user.nationalInsurance === null) return 0;
	if (user.addressLine1 === null) return 1;
	return started ? 3 : 2;
}
