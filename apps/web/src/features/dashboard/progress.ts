/** How far a return is: the five steps of the progress card, and the four checks of the completion bar (ruling 33). */
import {
	askedSections,
	entrySections,
	type FoldableEntry,
	missingToFile,
	type Section,
	saidNone,
	sectionStatus,
} from '@halfpenny/questions';

/** The steps in order. */
export const progressSteps = ['income', 'expenses', 'documents', 'calculate', 'submit'] as const;

/** A step's id. */
export type ProgressStep = (typeof progressSteps)[number];

/** Which steps are done. */
export interface Progress {
	readonly done: ReadonlySet<ProgressStep>;
	/** All but sending is done. */
	readonly ready: boolean;
	/** HMRC accepted. */
	readonly filed: boolean;
	/** The first step that is not done. */
	readonly next: ProgressStep | undefined;
}

/** What progress is worked out from. */
export interface ReturnSoFar {
	readonly entries: readonly FoldableEntry[];
	readonly documents: readonly { readonly status: string }[];
	readonly taxReturn: { readonly status: string };
	/** Whether the tax on the entries has been worked out. */
	readonly calculated: boolean;
}

/** The five steps. A step is done when its question is answered: a zero and a "none" are answers, a blank is not. */
export function progressOf(soFar: ReturnSoFar): Progress {
	const isDone: Readonly<Record<ProgressStep, boolean>> = {
		income: incomeAnswered(soFar.entries),
		expenses: groupSettled('deductions', soFar.entries),
		documents: documentsSettled(soFar),
		calculate: soFar.calculated && hasAmounts(soFar.entries),
		submit: soFar.taxReturn.status === 'accepted',
	};
	const done = new Set(progressSteps.filter((step) => isDone[step]));
	const next = progressSteps.find((step) => !done.has(step));
	return { done, ready: next === 'submit', filed: isDone.submit, next };
}

/** How many of the four checks are met: income, tax paid, an entry of income, the form. Each is 25%. */
export function completionChecks(
	entries: readonly FoldableEntry[],
	taxReturn: { readonly sa100Generated: boolean },
): number {
	const income = ofGroup('income', entries);
	const checks = [
		income.some(({ section, entry }) => answered(entry.answers[section.amount ?? ''])),
		income.some(({ entry }) => answered(entry.answers.taxDeducted) || answered(entry.answers.taxedAlready)),
		income.length > 0,
		taxReturn.sa100Generated,
	];
	return checks.filter(Boolean).length;
}

/** Whether anything but "none" was entered, so that there is something to calculate. */
export function hasAmounts(entries: readonly FoldableEntry[]): boolean {
	return entrySections.some(({ id }) => entries.some((entry) => entry.section === id));
}

/** Income is answered when one amount is in and nothing that was begun lacks one, or when all of it is "none". */
function incomeAnswered(entries: readonly FoldableEntry[]): boolean {
	const begun = ofGroup('income', entries);
	if (begun.length === 0) return groupSettled('income', entries);
	return begun.every(({ section, entry }) =>
		missingToFile(section, entry.answers).every(({ id }) => id !== section.amount),
	);
}

function groupSettled(group: Section['group'], entries: readonly FoldableEntry[]): boolean {
	return askedSections(entries)
		.filter((section) => section.group === group)
		.every((section) => ['none', 'complete'].includes(sectionStatus(section, entries)));
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
