/**
 * A return's progress: the five steps of the progress card, and the four checks of the completion bar. A step is done
 * when its questions are answered, with a zero too; sending is done when HMRC has accepted.
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
	};
	/** Whether the tax on the entries has been calculated. */
	readonly calculated: boolean;
	/** Whether the next step is to send it: all is answered. */
	readonly readyToSend: boolean;
}

/**
 * The completed steps. A step is done when its questions are answered, including those about the year: a zero and a
 * "none" are answers; a blank is not, nor is a "yes" with nothing after it. What is not income (gifts, charges, loans,
 * claims) counts with expenses; work and letting with both, since their costs are asked there; who helps or signs with
 * neither.
 */
export function progressOf(soFar: ReturnSoFar): ReadonlySet<ProgressStep> {
	const year = yearOf(soFar.taxReturn);
	const { returnType = 'individual' } = soFar.taxReturn;
	const open = openSections(soFar.entries, year, returnType);
	const unsaid = openScopeQuestions(soFar.entries, year, returnType);
	const brings = (kind: typeof isIncome) => unsaid.some((question) => bringsAny(question, kind, returnType));
	const income = !open.some(isIncome) && !brings(isIncome);
	const isDone: Readonly<Record<ProgressStep, boolean>> = {
		income,
		expenses: !open.some(isCost) && !brings(isCost),
		// Nobody has to upload a paper whose figures are all there, and what is asked later takes no paper back.
		documents: soFar.readyToSend || documentsSettled(soFar) || (income && soFar.calculated),
		calculate: soFar.calculated && hasAmounts(soFar.entries, returnType),
		submit: soFar.taxReturn.status === 'accepted',
	};
	return new Set(progressSteps.filter((step) => isDone[step]));
}

/** The sections that are asked for and neither complete nor "none", in the order of the task list. */
function openSections(
	entries: readonly FoldableEntry[],
	year: TaxYear,
	returnType: ReturnType,
): readonly Section[] {
	return askedSections(entries, year, returnType).filter(
		(section) => !['none', 'complete'].includes(sectionStatus(section, entries, year)),
	);
}

/** Whether a yes to a question about the year brings a section of a kind, or more such questions. */
function bringsAny(
	{ id }: Question,
	isOfKind: (section: Section) => boolean,
	returnType: ReturnType,
): boolean {
	const brought = entrySectionsOf(returnType).filter((section) => scopeQuestionsOf(section).includes(id));
	return brought.length === 0 ? isOfKind === isCost : brought.some(isOfKind);
}

function isIncome({ group }: Section): boolean {
	return group === 'income';
}

/** Costs, and whatever else is neither income nor about who helps or signs. */
function isCost({ group, asksForCosts, id }: Section): boolean {
	return group === 'income' ? asksForCosts === true : !['taxAdviser', 'signatory'].includes(id);
}

/** How many of the four checks are met: income, tax paid, an entry of income, the form. Each is 25%. */
export function completionChecks(
	entries: readonly FoldableEntry[],
	taxReturn: { readonly sa100Generated: boolean; readonly taxYear: string },
): number {
	const income = ofGroup('income', entries);
	const checks = [
		income.some(({ section, entry }) => answered(entry.answers[section.amount ?? ''])),
		// Where every question about income is answered, those about tax are: none may have been taken off.
		income.some(({ entry }) => answered(entry.answers.taxDeducted) || answered(entry.answers.taxedAlready)) ||
			(income.length > 0 &&
				income.every(({ section, entry }) => missingToFile(section, entry.answers).length === 0)),
		income.length > 0,
		// A form that was made while something about the year is open is not the one to send.
		taxReturn.sa100Generated && openScopeQuestions(entries, yearOf(taxReturn)).length === 0,
	];
	return checks.filter(Boolean).length;
}

/** Where all is answered, and something else comes before sending. */
const ANSWERED: ReadonlySet<NextStep['state']> = new Set(['needsUtr', 'needsConsent', 'needsApproval']);

/**
 * What the bar says. "Ready" is said of what is ready by the steps as well, and never of a change: the dashboard does not
 * know whether it changes anything.
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
	/** Of the next step. */
	readonly state?: NextStep['state'];
}): 'ready' | 'formLeft' | 'amending' | 'addMore' | 'answered' {
	const checks = completionChecks(entries, taxReturn);
	if (state !== undefined && ANSWERED.has(state)) return 'answered';
	if (!ready) return 'addMore';
	if (taxReturn.amending) return 'amending';
	if (checks === 4) return 'ready';
	return taxReturn.sa100Generated ? 'addMore' : 'formLeft';
}

/** Whether anything other than "none" was entered, so that there is something to calculate. */
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
