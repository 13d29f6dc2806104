/** A return's status and next step, shared by the dashboard, the assistant, emails and the command line. */
import { isUnderWay } from '../return/status.ts';
import { acceptedStep } from './accepted.ts';
import { amendingStep } from './amending.ts';
import type { NextStepInput } from './input.ts';
import { makingTaxDigitalStep } from './making-tax-digital.ts';
import { openStep } from './open.ts';
import type { NextStep } from './step.ts';
import { failedStep, rejectedStep, underWayStep } from './unfinished.ts';

/** Returns the next step: exactly one state, with one primary action. */
export function nextStep(input: NextStepInput): NextStep {
	if (input.channel === 'mtd') return makingTaxDigitalStep(input) ?? sentOrOpen(input);
	return sentOrOpen(input);
}

function sentOrOpen(input: NextStepInput): NextStep {
	const { status, amending, refusal } = input;
	if (isUnderWay(status)) return underWayStep(input);
	if (status === 'accepted') return acceptedStep(input);
	// A rejected return isn't ready again until something has changed.
	if (status === 'rejected' && !(refusal?.changedSince && refusal.mayTryAgain)) return rejectedStep(input);
	if (status === 'failed') return failedStep(input);
	return amending ? amendingStep(input) : openStep(input);
}
