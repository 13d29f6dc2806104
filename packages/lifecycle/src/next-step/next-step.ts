/** How far a return has got, and the one thing to do next. The dashboard, the assistant, emails and the command line all say it. */
import { isUnderWay } from '../return/status.ts';
import { acceptedStep } from './accepted.ts';
import { amendingStep } from './amending.ts';
import type { NextStepInput } from './input.ts';
import { makingTaxDigitalStep } from './making-tax-digital.ts';
import { openStep } from './open.ts';
import type { NextStep } from './step.ts';
import { failedStep, rejectedStep, underWayStep } from './unfinished.ts';

/** The next step: always exactly one state, with one primary action. */
export function nextStep(input: NextStepInput): NextStep {
	if (input.channel === 'mtd') return makingTaxDigitalStep(input) ?? sentOrOpen(input);
	return sentOrOpen(input);
}

function sentOrOpen(input: NextStepInput): NextStep {
	const { status, amending, refusal } = input;
	if (isUnderWay(status)) return underWayStep(input);
	if (status === 'accepted') return acceptedStep(input);
	// What HMRC refused is not ready again until something in it has changed.
	if (status === 'rejected' && !(refusal?.changedSince && refusal.mayTryAgain)) return rejectedStep(input);
	if (status === 'failed') return failedStep(input);
	return amending ? amendingStep(input) : openStep(input);
}
