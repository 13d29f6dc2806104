/** Checks a return as it would be filed: what is shown, its hash, and what still stands in the way. */
import type { Box } from '@halfpenny/forms';
import { saySubmission } from '@halfpenny/messages/submissions';
import { isTaxYear } from '@halfpenny/years';
import { fail, type Result, succeed } from '../../platform/result.ts';
import { presentCalculation } from '../calculation/present.ts';
import { presentStatement } from '../partnerships/statement.ts';
import { type ReturnContent, readGround } from './content.ts';
import { boxesOf, brokenRules, type Ground, hasForm } from './ground.ts';
import {
	askedAlready,
	isMissing,
	noticesInCalculation,
	type Obstacle,
	obstaclesInAnswers,
	obstaclesInBoxes,
	obstaclesInCalculation,
	obstaclesInFacts,
	obstaclesInRules,
	without,
} from './obstacles.ts';
import { obstaclesInScope } from './obstacles-about.ts';
import type { ConfiguredSender } from './sender.ts';
import { hashOfShown, type Shown } from './shown.ts';
import { personRows, sectionRows } from './shown-answers.ts';
import { signedFor } from './signed-for.ts';

/** A checked return. */
export interface CheckedReturn {
	readonly ground: Ground;
	readonly boxes: readonly Box[];
	readonly shown: Shown;
	readonly snapshotHash: string;
	/** Whether it amends what HMRC has. */
	readonly amended: boolean;
	/** Empty when it can be filed. */
	readonly obstacles: readonly Obstacle[];
	/** What to know before it is. */
	readonly notices: readonly Obstacle[];
}

/** By whom and when a return is checked. */
export interface Checking {
	readonly sender: ConfiguredSender;
	/** ISO date in the United Kingdom. */
	readonly today: string;
}

/** Checks a return. FORM_NOT_AVAILABLE for a year without a form, RETURN_INCOMPLETE when there are not even facts. */
export function checkReturn(content: ReturnContent, { sender, today }: Checking): Result<CheckedReturn> {
	if (!hasForm(content.taxReturn)) return fail('FORM_NOT_AVAILABLE');
	const read = readGround(content);
	if (!read.ok) return fail('RETURN_INCOMPLETE', { obstacles: obstaclesInFacts(read.problems, content) });
	const { ground } = read;
	const filled = boxesOf(ground, sender);
	const boxes = filled.ok ? filled.boxes : [];
	const shown = showReturn(content, ground, boxes, sender);
	const missing = missingOf(content, ground);
	const found = filled.ok
		? obstaclesInRules(brokenRules(ground, boxes, today), content)
		: obstaclesInBoxes(filled.problems, content);
	const asked = askedAlready(without(found, missing), missing, content.entries, ground.facts.taxYear);
	const obstacles = [...missing, ...asked];
	const { amending: amended } = content.taxReturn;
	const told = ground.returnType === 'individual' ? ground.calculation.notices : [];
	const notices = noticesInCalculation(told, content);
	return succeed({ ground, boxes, shown, snapshotHash: hashOfShown(shown), amended, obstacles, notices });
}

/** Answers that filing waits for: those of the interview, and others that the figures of a person need. */
function missingOf(content: ReturnContent, ground: Ground): readonly Obstacle[] {
	const { taxYear } = content.taxReturn;
	const filedBefore = content.taxReturn.amending || HELD.has(content.taxReturn.status);
	const { returnType, entries } = content;
	const inAnswers = obstaclesInAnswers(
		{ returnType, entries, filedBefore },
		isTaxYear(taxYear) ? taxYear : undefined,
	);
	const unsaid = obstaclesInScope({ returnType, entries, taxYear: ground.facts.taxYear, filedBefore });
	const missing = [...unsaid, ...inAnswers];
	if (ground.returnType === 'partnership') return missing;
	const waitedFor = obstaclesInCalculation(ground.calculation.incomplete, content);
	return [...missing, ...askedAlready(without(waitedFor, missing), missing, entries, ground.facts.taxYear)];
}

/** HMRC has the answers already. */
const HELD: ReadonlySet<string> = new Set(['submitted', 'processing', 'accepted']);

function showReturn(
	content: ReturnContent,
	ground: Ground,
	boxes: readonly Box[],
	sender: ConfiguredSender,
): Shown {
	const { taxReturn, entries } = content;
	return {
		taxYear: taxReturn.taxYear,
		person: content.returnType === 'individual' ? personRows(content.profile, taxReturn.jurisdiction) : [],
		sections: sectionRows(entries),
		figures: ground.returnType === 'individual' ? presentCalculation(taxReturn, ground) : null,
		statement: ground.returnType === 'partnership' ? presentStatement(ground.facts, entries) : null,
		boxes: boxes.map(({ form, box, title, value, page }) => ({ form, box, title, value, page })),
		declaration: declarationOf(taxReturn, ground, sender),
	};
}

function declarationOf(
	{ amending }: ReturnContent['taxReturn'],
	ground: Ground,
	sender: ConfiguredSender,
): string {
	const { returnType } = ground;
	const signing = signedFor(ground);
	const words = saySubmission(
		returnType === 'partnership' ? `declaration.partnership.${sender}` : `declaration.${sender}`,
	);
	return [
		...(signing ? [saySubmission('declaration.signing', signing)] : []),
		...(amending ? [saySubmission('declaration.amendment')] : []),
		words,
	].join(' ');
}

/** The failure that obstacles amount to, or undefined when there are none. */
export function obstacleFailure(obstacles: readonly Obstacle[]): ReturnType<typeof fail> | undefined {
	if (obstacles.length === 0) return undefined;
	const code = obstacles.some(isMissing) ? 'RETURN_INCOMPLETE' : 'RETURN_REFUSED_BY_RULES';
	return fail(code, { obstacles });
}
