/** Answers about the return as it is now: what is missing, the dates to know, what was not claimed. */
import { formatDay, formatPounds } from '@halfpenny/facts';
import { sayMessage } from '@halfpenny/messages';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { questionWords } from '@halfpenny/messages/questions';
import { sources } from '@halfpenny/messages/sources';
import { saySuggestion } from '@halfpenny/messages/suggestions';
import { entryOfOrigin, questionOfFact } from '@halfpenny/questions';
import { suggest } from '@halfpenny/suggestions';
import { calculate, settlementOf } from '@halfpenny/tax';
import * as z from 'zod';
import type { AnswerPart } from '../answer-part.ts';
import { knowledgeFigures } from '../knowledge/figures.ts';
import type { AssistantPorts } from '../ports.ts';
import { unlessDeclared } from './declared.ts';
import { promisedIn } from './promised.ts';
import { stepInWords } from './step-in-words.ts';
import { throughCode } from './through-code.ts';
import { defineTool, type ToolResult } from './tool.ts';

const MOST_SUGGESTED = 3;
const nothing = z.object({});

/** How many answers the figures wait for, and the first of them. */
export const listMissingTool = defineTool({
	name: 'listMissing',
	description: 'Which answers are still missing, and the first of them.',
	input: nothing,
	run: unlessDeclared((_, ports) => missing(ports)),
});

function missing(ports: AssistantPorts): ToolResult {
	const { incomplete } = calculate(ports.facts(), { working: false });
	const step = ports.nextStep();
	const promised = promisedIn(ports);
	if (ports.returnType() === 'individual' && ports.entries().length === 0)
		return {
			sentences: [sayAssistant('missing.begin')],
			parts: [{ type: 'action', action: { words: { id: 'do.questions' }, place: { page: 'about' } } }],
		};
	if (promised !== '' && incomplete.length === 0)
		return {
			sentences: [sayAssistant('owe.promised')],
			fills: { promised },
			parts: [{ type: 'action', action: step.action }],
		};
	const first = incomplete.map(({ fact }) => questionOfFact(fact)).find((origin) => origin !== undefined);
	if (!first || first.section === 'profile')
		return {
			sentences: [sayAssistant(incomplete.length > 0 ? 'missing.some' : 'missing.none')],
			fills: { count: String(incomplete.length), step: stepInWords(step) },
			parts: [{ type: 'action', action: step.action }],
		};
	const { section, question } = first;
	const entryId = entryOfOrigin(first, ports.entries())?.id ?? null;
	return {
		sentences: [sayAssistant('missing.next')],
		fills: { count: String(incomplete.length), question: questionWords(section, question).label },
		parts: [
			{
				type: 'action',
				action: { words: { id: 'do.answer' }, place: { page: 'answer', at: { section, entryId, question } } },
			},
		],
	};
}

/** When the return and the money are due. */
export const deadlinesTool = defineTool({
	name: 'deadlines',
	description: 'When the return is due, and what is to be paid on which day by the answers as they stand.',
	input: nothing,
	run: unlessDeclared((_, ports): ToolResult => {
		const facts = ports.facts();
		const settlement = settlementOf(facts, calculate(facts, { working: false }));
		const { bills } = settlement;
		const coded = throughCode(settlement, ports);
		return {
			sentences: [
				sayAssistant('dates'),
				sayAssistant(bills.length > 0 ? 'dates.bills' : 'dates.noBills'),
				...coded.sentences,
			],
			fills: {
				...knowledgeFigures(facts.taxYear),
				...coded.fills,
				bills: bills
					.map(({ date, amount }) =>
						sayAssistant('dates.bill', { amount: formatPounds(amount), date: formatDay(date) }),
					)
					.join('; '),
			},
			parts: [{ type: 'source', source: sources.deadlines }],
		};
	}),
});

/** The largest savings not claimed so far. */
export const suggestionsTool = defineTool({
	name: 'suggestions',
	description: 'What the person may not have claimed, each with the tax that it saves.',
	input: nothing,
	run: unlessDeclared((_, ports) => suggestions(ports)),
});

function suggestions(ports: AssistantPorts): ToolResult {
	const found = suggest({ facts: ports.facts(), entries: ports.entries(), lastYear: ports.lastYear() });
	const most = found.slice(0, MOST_SUGGESTED);
	if (most.length === 0) return { sentences: [sayAssistant('suggestions.none')] };
	const say = ({ description, saving }: (typeof most)[number]) =>
		`${sayMessage(saySuggestion, description)} (${formatPounds(saving)})`;
	return {
		sentences: [sayAssistant('suggestions.some')],
		fills: { suggestions: most.map(say).join('; ') },
		parts: most.flatMap(({ source, place }): AnswerPart[] => [
			{ type: 'source', source: { label: sayMessage(saySuggestion, source) } },
			{ type: 'action', action: { words: { id: 'do.answer' }, place: { page: 'answer', at: place } } },
		]),
	};
}
