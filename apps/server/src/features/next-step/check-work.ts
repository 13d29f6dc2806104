/** What the next step needs from the answers, on another thread if that takes long. */
import { findSection } from '@halfpenny/questions';
import type { Result } from '../../platform/result.ts';
import { defineWork } from '../../platform/threads/work.ts';
import { type CheckedReturn, checkReturn } from '../submissions/check/check.ts';
import type { ToCheck } from '../submissions/check/check-work.ts';
import { type ReturnContent, readSource, toContent } from '../submissions/check/content.ts';
import type { ReturnSource } from '../submissions/check/return-source.ts';

/** A return's check, and the draft behind it. */
export interface CheckedDraft {
	readonly checked: Result<CheckedReturn>;
	/** Undefined if there is nothing to calculate, or the answers contradict each other. */
	readonly draft: ReturnSource | undefined;
}

/** Checks the answers, and calculates them even if they cannot be checked. */
export const nextStepWork = defineWork('nextStep', ({ answers, checking }: ToCheck): CheckedDraft => {
	const content = toContent(answers);
	return { checked: checkReturn(content, checking), draft: draftSource(content) };
});

function draftSource(content: ReturnContent): ReturnSource | undefined {
	const hasAmounts = content.entries.some(({ section }) => findSection(section)?.group !== 'scope');
	const read = hasAmounts ? readSource(content) : undefined;
	return read?.ok ? read.source : undefined;
}
