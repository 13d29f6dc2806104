/** Checks a return as it would be filed: what is shown, its hash, and what still stands in the way. */
import type { Facts } from '@halfpenny/facts';
import { type Box, type Sender, toBoxes } from '@halfpenny/forms';
import { saySubmission } from '@halfpenny/messages/submissions';
import { type Calculation, calculate } from '@halfpenny/tax';
import { isFormYear } from '@halfpenny/years';
import { fail, type Result, succeed } from '../../platform/result.ts';
import { presentCalculation } from '../calculation/present.ts';
import type { ReturnContent } from './content.ts';
import {
	isMissing,
	type Obstacle,
	obstaclesInAnswers,
	obstaclesInBoxes,
	obstaclesInFacts,
	without,
} from './obstacles.ts';
import { hashOfShown, type Shown } from './shown.ts';
import { personRows, sectionRows } from './shown-answers.ts';

/** A checked return. */
export interface CheckedReturn {
	readonly facts: Facts;
	readonly calculation: Calculation;
	readonly boxes: readonly Box[];
	readonly shown: Shown;
	readonly snapshotHash: string;
	/** Empty when it can be filed. */
	readonly obstacles: readonly Obstacle[];
}

/** Who declares and sends, by the configuration. */
export type ConfiguredSender = 'individual' | 'agent';

/** The configuration's sender as HMRC's schema names it. */
export function senderOf(configured: ConfiguredSender): Sender {
	return configured === 'agent' ? 'Agent' : 'Individual';
}

/** Checks a return. FORM_NOT_AVAILABLE for a year without a form, RETURN_INCOMPLETE when there is not even a calculation. */
export function checkReturn(content: ReturnContent, sender: ConfiguredSender): Result<CheckedReturn> {
	const { facts: read, taxReturn } = content;
	if (taxReturn.returnType !== 'individual' || !isFormYear(taxReturn.taxYear))
		return fail('FORM_NOT_AVAILABLE');
	if (!read.ok)
		return fail('RETURN_INCOMPLETE', { obstacles: obstaclesInFacts(read.problems, content.entries) });
	const { facts } = read;
	const calculation = calculate(facts);
	const filled = toBoxes(facts, calculation, senderOf(sender));
	const boxes = filled.ok ? filled.boxes : [];
	const shown = showReturn(content, { facts, calculation, boxes }, sender);
	const missing = obstaclesInAnswers(content.entries);
	const inBoxes = filled.ok ? [] : obstaclesInBoxes(filled.problems, content.entries);
	const obstacles = [...missing, ...without(inBoxes, missing)];
	return succeed({ facts, calculation, boxes, shown, snapshotHash: hashOfShown(shown), obstacles });
}

function showReturn(
	{ taxReturn, profile, entries }: ReturnContent,
	{ calculation, boxes }: Pick<CheckedReturn, 'facts' | 'calculation' | 'boxes'>,
	sender: ConfiguredSender,
): Shown {
	return {
		taxYear: taxReturn.taxYear,
		person: personRows(profile, taxReturn.jurisdiction),
		sections: sectionRows(entries),
		figures: presentCalculation(taxReturn, calculation),
		boxes: boxes.map(({ form, box, title, value, page }) => ({ form, box, title, value, page })),
		declaration: saySubmission(`declaration.${sender}`),
	};
}

/** The failure that obstacles amount to, or undefined when there are none. */
export function obstacleFailure(obstacles: readonly Obstacle[]): ReturnType<typeof fail> | undefined {
	if (obstacles.length === 0) return undefined;
	const code = obstacles.some(isMissing) ? 'RETURN_INCOMPLETE' : 'RETURN_REFUSED_BY_RULES';
	return fail(code, { obstacles });
}
