/**
 * A return's progress: the five steps of the progress card, and the four checks of the completion bar. A step is done
 * when its questions are answered (zero counts); sending is done when HMRC has accepted the return.
 */
import {
	askedSections,
	entrySections,
	entrySectionsOf,
	type FoldableEntry,
	missingToFile,
	openScopeQuestions,
	type Question,
	type ReturnType,
	type Section,
	saidNone,
	scopeOf,
	scopeQuestionsOf,
	sectionStatus,
	type TaxYear,
} from '@halfpenny/questions';
import type { NextStep } from '../../api/shapes.ts';
import { type ProgressStep, progressSteps } from '../../returns/progress-steps.tsx';
import { yearOf } from '../../returns/return-year.ts';

/** The input of progress. */
export interface ReturnSoFar {
	readonly entries: readonly FoldableEntry[];
	readonly documents: readonly { readonly status: string }[];
	readonly taxReturn: {
		readonly status: string;
		readonly taxYear: string;
		readonly returnType?: ReturnType;
		readonly amending?: boolean;
	};
	/** Whether the tax on the entries has been calculated. */
	readonly calculated: boolean;
	/** Whether the next step is to send it: everything is answered. */
	readonly readyToSend: boolean;
}

/**
 * Returns the completed steps. A step is done when its questions are answered, including those about the year: a zero
 * and "none" count; a blank doesn't, nor does a "yes" with no entry. What isn't income (gifts, charges, loans, claims)
 * counts as expenses; work and letting count as both; who helps or signs, and what the profit decides, as neither.
 * Of what HMRC has accepted nothing is left: a final declaration has in its updates what no answer says.
 */
export function progressOf(soFar: ReturnSoFar): ReadonlySet<ProgressStep> {
	const { returnType = 'individual', status, amending = false } = soFar.taxReturn;
	if (status === 'accepted' && !amending) return new Set(progressSteps);
	const year = yearOf(soFar.taxReturn);
	const open = openSections(soFar.entries, year, returnType);
	const unsaid = openScopeQuestions(soFar.entries, year, returnType);
	const brings = (kind: typeof isIncome) => unsaid.some((question) => bringsAny(question, kind, returnType));
	const income = !open.some(isIncome) && !brings(isIncome);
	const isDone: Readonly<Record<ProgressStep, boolean>> = {
		income,
		expenses: !open.some(isCost) && !brings(isCost),
		// No document is needed if its figures are all entered, and later questions don't undo the step.
		documents: soFar.readyToSend || documentsSettled(soFar) || (income && soFar.calculated),
		calculate: soFar.calculated && hasAmounts(soFar.entries, returnType),
		submit: soFar.taxReturn.status === 'accepted',
	};
	return new Set(progressSteps.filter((step) => isDone[step]));
}

/** Returns the sections asked for that are neither complete nor "none", in the order of the task list. */
function openSections(
	entries: readonly FoldableEntry[],
	year: TaxYear,
	returnType: ReturnType,
): readonly Section[] {
	return askedSections(entries, year, returnType).filter(
		(section) => !['none', 'complete'].includes(sectionStatus(section, entries, year)),
	);
}

/** Returns whether a yes to a question about the year opens a section of a kind, or questions that do. */
function bringsAny(
	{ id }: Pick<Question, 'id'>,
	isOfKind: (section: Section) => boolean,
	returnType: ReturnType,
): boolean {
	const brought = entrySectionsOf(returnType).filter((section) => scopeQuestionsOf(section).includes(id));
	const more = (scopeOf(returnType)?.pages ?? [])
		.filter(({ shownWhen }) => shownWhen?.question === id)
		.flatMap(({ questions }) => questions);
	// What can't be calculated here counts as expenses.
	if (brought.length + more.length === 0) return isOfKind === isCost;
	return brought.some(isOfKind) || more.some((question) => bringsAny({ id: question }, isOfKind, returnType));
}

function isIncome(section: Section): boolean {
	return [section, ...openedBy(section)].some(({ group }) => group === 'income');
}

/** Costs, and anything else that is neither income nor about who helps or signs nor asked because of the profit. */
function isCost(section: Section): boolean {
	return [section, ...openedBy(section)].some(({ group, asksForCosts, settledBy, id }) =>
		group === 'income'
			? asksForCosts === true
			: settledBy === undefined && !['taxAdviser', 'signatory'].includes(id),
	);
}

/** Returns the sections that an entry of this one asks for, which are to come while there is none. */
function openedBy({ id, returnType }: Section): readonly Section[] {
	return entrySectionsOf(returnType).filter(({ opensWith }) => opensWith?.section === id);
}

/** Returns how many of the four checks are met: income, tax paid, an entry of income, the form. Each is 25%. */
export function completionChecks(
	entries: readonly FoldableEntry[],
	taxReturn: { readonly sa100Generated: boolean; readonly taxYear: string },
): number {
	const income = ofGroup('income', entries);
	const checks = [
		income.some(({ section, entry }) => answered(entry.answers[section.amount ?? ''])),
		// If everything about one income is answered, so is its tax: there may have been none taken off.
		income.some(
			({ section, entry: { answers } }) =>
				[answers.taxDeducted, answers.taxedAlready].some(answered) ||
				missingToFile(section, answers).length === 0,
		),
		income.length > 0,
		// A form made while a question about the year is open isn't the one to send.
		taxReturn.sa100Generated && openScopeQuestions(entries, yearOf(taxReturn)).length === 0,
	];
	return checks.filter(Boolean).length;
}

/** It went to HMRC, and nothing about it is waited for here. */
const SENT: ReadonlySet<NextStep['state']> = new Set([
	'waiting',
	'unknown',
	'toPay',
	'refund',
	'nothingToPay',
]);

/** Everything is answered, but something else comes before sending. */
const ANSWERED: ReadonlySet<NextStep['state']> = new Set(['needsUtr', 'needsConsent', 'needsApproval']);

/**
 * Returns the bar's text; `sent` has none. It says "Ready" only if the steps agree, and never for an amendment: the dashboard doesn't know
 * whether it changes anything.
 */
export function completionWords({
	entries,
	taxReturn,
	ready,
	state,
}: {
	readonly entries: readonly FoldableEntry[];
	readonly taxReturn: Parameters<typeof completionChecks>[1] & { readonly amending: boolean };
	readonly ready: boolean;
	/** From the next step. */
	readonly state?: NextStep['state'];
}): 'ready' | 'formLeft' | 'amending' | 'addMore' | 'answered' | 'putRight' | 'sent' {
	const checks = completionChecks(entries, taxReturn);
	if (state !== undefined && SENT.has(state)) return 'sent';
	if (state !== undefined && ANSWERED.has(state)) return 'answered';
	if (state === 'rejected') return 'putRight';
	if (!ready) return 'addMore';
	if (taxReturn.amending) return 'amending';
	if (checks === 4) return 'ready';
	return taxReturn.sa100Generated ? 'addMore' : 'formLeft';
}

/** Returns whether anything other than "none" was entered, so that there is something to calculate. */
export function hasAmounts(
	entries: readonly FoldableEntry[],
	returnType: ReturnType = 'individual',
): boolean {
	return entrySectionsOf(returnType).some(({ id }) => entries.some((entry) => entry.section === id));
}

function documentsSettled({ documents, entries }: ReturnSoFar): boolean {
	return documents.some(({ status }) => status === 'read') || saidNone('documents', entries);
}

function ofGroup(group: Section['group'], entries: readonly FoldableEntry[]) {
	return entrySections
		.filter((section) => section.group === group)
		.flatMap((section) =>
			entries.filter((entry) => entry.section === section.id).map((entry) => ({ section, entry })),
		);
}

function answered(answer: unknown): boolean {
	return answer !== null && answer !== undefined;
}
