/** Opens screens, and reads what the return holds. */
import type { ActionPlace, ActionWords } from '@halfpenny/lifecycle';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { questionWords, sectionWords } from '@halfpenny/messages/questions';
import { entryName, findSection, presentAnswer } from '@halfpenny/questions';
import * as z from 'zod';
import type { AssistantPorts } from '../ports.ts';
import { defineTool, type ToolResult } from './tool.ts';

/** The screens that can be offered, with the words of their button. */
export const pages = {
	documents: { id: 'do.upload' },
	about: { id: 'do.questions' },
	check: { id: 'do.send' },
	understand: { id: 'do.working' },
	getUtr: { id: 'do.getUtr' },
	consent: { id: 'do.agree' },
	payHmrc: { id: 'do.pay' },
	makingTaxDigital: { id: 'do.updates' },
} as const satisfies Readonly<Partial<Record<ActionPlace['page'], ActionWords>>>;

/** A screen that can be offered. */
export type PageName = keyof typeof pages;

/** Offers a screen, for what is done there and nowhere else. */
export const openScreenTool = defineTool({
	name: 'openScreen',
	description:
		'Offers a button that opens a screen. Sending a return is done on "check", by the person, and nowhere else.',
	input: z.object({ page: z.enum(Object.keys(pages) as [PageName, ...PageName[]]) }),
	run: ({ page }): ToolResult => ({
		sentences: [sayAssistant(`open.${page}`)],
		parts: [
			{ type: 'action', action: { words: pages[page], place: { page } } },
			...(page === 'documents' ? [{ type: 'upload', documentType: null } as const] : []),
		],
	}),
});

/** What the return holds, entry by entry. */
export const readFactsTool = defineTool({
	name: 'readFacts',
	description: 'What the person has told so far: each entry with its section, id, version and answers.',
	input: z.object({ section: z.string().optional().describe('One section alone.') }),
	run: ({ section }, ports) => heldIn(ports, section),
});

function heldIn(ports: AssistantPorts, section: string | undefined): ToolResult {
	const entries = ports.entries().filter((entry) => entry.section !== 'scope');
	const own = entries.filter((entry) => section === undefined || entry.section === section);
	if (own.length === 0) return { sentences: [sayAssistant('held.nothing')] };
	return { sentences: [sayAssistant('held')], fills: { held: own.map(inOneLine).join('; ') } };
}

function inOneLine({ section: id, answers }: ReturnType<AssistantPorts['entries']>[number]): string {
	const section = findSection(id);
	const { title } = sectionWords(id);
	if (!section) return title;
	const name = entryName(section, answers);
	const amounts = section.questions.filter(({ id: question, kind }) => isMoney(kind) && answers[question]);
	const said = amounts
		.toSorted((one, other) => Number(other.id === section.amount) - Number(one.id === section.amount))
		.map((question) => {
			const value = presentAnswer(id, question, answers[question.id]);
			return question.id === section.amount ? value : `${questionWords(id, question.id).label} ${value}`;
		});
	return [name === undefined ? title : `${title} (${name})`, said.join(', ')]
		.filter((part) => part !== '')
		.join(' ');
}

function isMoney(kind: string): boolean {
	return kind === 'money' || kind === 'signedMoney';
}
