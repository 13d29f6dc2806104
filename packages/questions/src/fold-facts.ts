/** From entries to facts: lists become lists, amounts of one kind are added up, what is unanswered stays absent. */
import { type Pence, parsePounds, sum, toPounds } from '@halfpenny/facts';
import { type Answers, holds } from './answers.ts';
import type { FactPath, Section } from './question.ts';
import { findSection } from './sections/index.ts';

/** An entry as far as facts need it. */
export interface FoldableEntry {
	readonly section: string;
	readonly answers: Answers;
}

/** The facts that the entries stand for, amounts still as text: `parseFacts` reads them. */
export function foldFacts(entries: readonly FoldableEntry[]): Record<string, unknown> {
	const facts: Record<string, unknown> = {};
	for (const [section, ofSection] of groupBySection(entries)) {
		if (section.fold.as === 'list') facts[section.fold.into] = ofSection.map(answered);
		else if (section.fold.as === 'total') addTotals(facts, section.fold, ofSection);
	}
	return facts;
}

function groupBySection(entries: readonly FoldableEntry[]): Map<Section, Answers[]> {
	const groups = new Map<Section, Answers[]>();
	for (const entry of entries) {
		const section = findSection(entry.section);
		if (section) groups.set(section, [...(groups.get(section) ?? []), entry.answers]);
	}
	return groups;
}

function answered(answers: Answers): Record<string, string | boolean> {
	return Object.fromEntries(
		Object.entries(answers).filter((pair): pair is [string, string | boolean] => pair[1] !== null),
	);
}

type TotalFold = Extract<Section['fold'], { as: 'total' }>;

function addTotals(facts: Record<string, unknown>, fold: TotalFold, entries: readonly Answers[]): void {
	for (const { fact, when } of fold.into) {
		const amounts = entries
			.filter((answers) => when === undefined || holds(when, answers))
			.flatMap((answers) => amountOf(answers[fold.amount]));
		if (amounts.length > 0) setFact(facts, fact, toPounds(sum(amounts)));
	}
}

function amountOf(answer: Answers[string] | undefined): Pence[] {
	if (typeof answer !== 'string') return [];
	const result = parsePounds(answer);
	return result.ok ? [result.value] : [];
}

function setFact(facts: Record<string, unknown>, [group, name]: FactPath, value: string): void {
	facts[group] = { ...(facts[group] as object | undefined), [name]: value };
}
