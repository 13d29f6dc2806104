/** Checks a return as it would be filed: what is shown, its hash, and the remaining blockers. */
import type { Box } from '@halfpenny/forms';
import { saySubmission } from '@halfpenny/messages/submissions';
import { isTaxYear } from '@halfpenny/years';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import {
	askedAlready,
	type Blocker,
	blockersInAnswers,
	blockersInBoxes,
	blockersInCalculation,
	blockersInFacts,
	blockersInRules,
	isMissing,
	noticesInCalculation,
	without,
} from '../../blockers/blockers.ts';
import { blockersInScope } from '../../blockers/blockers-in-scope.ts';
import { presentCalculation } from '../../calculation/present.ts';
import { presentStatement } from '../../partnerships/statement.ts';
import { hasForm } from '../../tax-returns/has-form.ts';
import { type ReturnContent, readSource } from './content.ts';
import { signedFor } from './for-whom.ts';
import { boxesOf, brokenRules, type ReturnSource } from './return-source.ts';
import type { ConfiguredSender } from './sender.ts';
import { hashOfShown, type Shown } from './shown.ts';
import { personRows, sectionRows } from './shown-answers.ts';

/** A checked return. */
export interface CheckedReturn {
	readonly source: ReturnSource;
	readonly boxes: readonly Box[];
	readonly shown: Shown;
	readonly snapshotHash: string;
	/** Whether it amends what HMRC has. */
	readonly amended: boolean;
	/** Empty when it can be filed. */
	readonly blockers: readonly Blocker[];
	/** What to know before filing. */
	readonly notices: readonly Blocker[];
}

/** Who checks a return, and when. */
export interface Checking {
	readonly sender: ConfiguredSender;
	/** ISO date in the United Kingdom. */
	readonly today: string;
}

/** Checks a return. FORM_NOT_AVAILABLE for a year without a form, RETURN_INCOMPLETE when there are not even facts. */
export function checkReturn(content: ReturnContent, { sender, today }: Checking): Result<CheckedReturn> {
	if (!hasForm(content.taxReturn)) return fail('FORM_NOT_AVAILABLE');
	const read = readSource(content);
	if (!read.ok) return fail('RETURN_INCOMPLETE', { blockers: blockersInFacts(read.problems, content) });
	const { source } = read;
	const filled = boxesOf(source, sender);
	const boxes = filled.ok ? filled.boxes : [];
	const shown = showReturn(content, source, boxes, sender);
	const missing = missingOf(content, source);
	const found = filled.ok
		? blockersInRules(brokenRules(source, boxes, today), content)
		: blockersInBoxes(filled.problems, content);
	const asked = askedAlready(without(found, missing), missing, content.entries, source.facts.taxYear);
	const blockers = [...missing, ...asked];
	const { amending: amended } = content.taxReturn;
	const told = source.returnType === 'individual' ? source.calculation.notices : [];
	const notices = noticesInCalculation(told, content);
	return succeed({ source, boxes, shown, snapshotHash: hashOfShown(shown), amended, blockers, notices });
}

/** Answers that filing waits for: those of the interview, and others a person's figures need. */
function missingOf(content: ReturnContent, source: ReturnSource): readonly Blocker[] {
	const { taxYear } = content.taxReturn;
	const filedBefore = content.taxReturn.amending || HELD.has(content.taxReturn.status);
	const { returnType, entries } = content;
	const inAnswers = blockersInAnswers(
		{ returnType, entries, filedBefore },
		isTaxYear(taxYear) ? taxYear : undefined,
	);
	const unsaid = blockersInScope({ returnType, entries, taxYear: source.facts.taxYear, filedBefore });
	const missing = [...unsaid, ...inAnswers];
	if (source.returnType === 'partnership') return missing;
	const waitedFor = blockersInCalculation(source.calculation.incomplete, content);
	return [...missing, ...askedAlready(without(waitedFor, missing), missing, entries, source.facts.taxYear)];
}

/** HMRC already has the answers. */
const HELD: ReadonlySet<string> = new Set(['submitted', 'processing', 'accepted']);

function showReturn(
	content: ReturnContent,
	source: ReturnSource,
	boxes: readonly Box[],
	sender: ConfiguredSender,
): Shown {
	const { taxReturn, entries } = content;
	return {
		taxYear: taxReturn.taxYear,
		person: content.returnType === 'individual' ? personRows(content.profile, taxReturn.jurisdiction) : [],
		sections: sectionRows(entries),
		figures: source.returnType === 'individual' ? presentCalculation(taxReturn, source) : null,
		statement: source.returnType === 'partnership' ? presentStatement(source.facts, entries) : null,
		boxes: boxes.map(({ form, box, title, value, page }) => ({ form, box, title, value, page })),
		declaration: declarationOf(taxReturn, source, sender),
	};
}

function declarationOf(
	{ amending }: ReturnContent['taxReturn'],
	source: ReturnSource,
	sender: ConfiguredSender,
): string {
	const { returnType } = source;
	const signing = signedFor(source);
	const words = saySubmission(
		returnType === 'partnership' ? `declaration.partnership.${sender}` : `declaration.${sender}`,
	);
	return [
		...(signing ? [saySubmission('declaration.signing', signing)] : []),
		...(amending ? [saySubmission('declaration.amendment')] : []),
		words,
	].join(' ');
}

/** The failure for these blockers, or undefined when there are none. */
export function blockerFailure(blockers: readonly Blocker[]): ReturnType<typeof fail> | undefined {
	if (blockers.length === 0) return undefined;
	const code = blockers.some(isMissing) ? 'RETURN_INCOMPLETE' : 'RETURN_REFUSED_BY_RULES';
	return fail(code, { blockers });
}
