/** Makes a proposal of changes. Nothing changes until the person approves it. */
import type { Facts } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { questionWords, sectionWords } from '@halfpenny/messages/questions';
import {
	type EntryChange,
	entryName,
	findSection,
	nameAnswerProblem,
	presentAnswer,
} from '@halfpenny/questions';
import { calculate } from '@halfpenny/tax';
import * as z from 'zod';
import type { ProposedChanges, ProposedRow } from '../answer-part.ts';
import type { AssistantPorts, KnownEntry, OpenProposal } from '../ports.ts';
import { entryChange } from './change.ts';
import { entriesWith, factsWith, type Touched, touchedBy, type Unfit } from './entries-with.ts';
import { defineTool, type ToolResult } from './tool.ts';

/** Two weeks: after that the return has moved on. */
const EXPIRES_AFTER_MS = 14 * 24 * 60 * 60 * 1000;

/** Proposes changes to the person. */
export const proposeEntriesTool = defineTool({
	name: 'proposeEntries',
	description:
		'Puts changes of the return before the person, who alone can approve them. Sections and fields are those of readFacts; amounts are decimal pounds, "1250.50". Every change with the same "new" key is about the same new entry.',
	input: z.object({ changes: z.array(entryChange).min(1).max(200) }),
	run: ({ changes }, ports) => proposalOf(changes, ports),
});

/** The proposal of changes as an answer, or what is wrong with them. */
function proposalOf(changes: readonly EntryChange[], ports: AssistantPorts): ToolResult {
	if (ports.returnType() === 'partnership') return { sentences: [sayAssistant('propose.partnership')] };
	if (!ports.hasReturn())
		return { sentences: [sayAssistant('propose.noReturn')], fills: { taxYear: ports.facts().taxYear } };
	if (ports.isLocked()) return { sentences: [sayAssistant('propose.locked')] };
	const [facts, entries] = [ports.facts(), ports.entries()];
	const touched = touchedBy(changes, entries, facts.taxYear);
	if (!touched.ok) return unfit(touched.problem);
	const effect = effectOf(facts, entries, touched.value);
	if (effect === undefined) return { sentences: [sayAssistant('propose.together')] };
	const proposal: ProposedChanges = {
		changes,
		rows: touched.value.flatMap(rowsOf),
		effect,
		replaces: replacedBy(changes, ports.openProposals()),
		expiresAfterMs: EXPIRES_AFTER_MS,
	};
	return { sentences: [sayAssistant('propose')], parts: [{ type: 'proposal', proposal }] };
}

/** The open proposals of which every change is about an answer that these change too. */
function replacedBy(changes: readonly EntryChange[], open: readonly OpenProposal[]): readonly string[] {
	const nameOf = ({ section, entry, field = '' }: EntryChange) =>
		`${section} ${'id' in entry ? entry.id : entry.new} ${field}`;
	const own = new Set(changes.map(nameOf));
	return open.filter((one) => one.changes.every((change) => own.has(nameOf(change)))).map(({ id }) => id);
}

function unfit({ section, problem }: Unfit): ToolResult {
	const found = findSection(section);
	if (!found || !problem) return { sentences: [sayAssistant('propose.nowhere')] };
	return {
		sentences: [sayAssistant('propose.unfit')],
		fills: { problem: nameAnswerProblem(found, problem) },
	};
}

/** Undefined where the answers cannot be right together. */
function effectOf(facts: Facts, entries: readonly KnownEntry[], touched: readonly Touched[]) {
	const changed = factsWith(facts, entriesWith(entries, touched));
	if (!changed) return undefined;
	const owed = (of: Facts) => calculate(of, { working: false, alternatives: false }).totalDue;
	return { before: owed(facts), after: owed(changed) };
}

function rowsOf({ section: id, before, after, changes }: Touched): readonly ProposedRow[] {
	const section = findSection(id);
	if (!section) return [];
	const name = entryName(section, after?.answers ?? before?.answers ?? {});
	const entry = name === undefined ? sectionWords(id).title : `${sectionWords(id).title}: ${name}`;
	const fields = after ? changes.map(({ field }) => field) : section.questions.map((question) => question.id);
	return [...new Set(fields)].flatMap((field) => {
		const question = section.questions.find((one) => one.id === field);
		if (!question) return [];
		const [was, becomes] = [before?.answers[question.id] ?? null, after?.answers[question.id] ?? null];
		if (was === becomes) return [];
		const say = (answer: typeof was) => (answer === null ? null : presentAnswer(id, question, answer));
		return [{ entry, question: questionWords(id, question.id).label, before: say(was), after: say(becomes) }];
	});
}
