/** Answers from the knowledge, each with its source. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import type { KnowledgeEntry } from '@halfpenny/messages/knowledge/index';
import { sources } from '@halfpenny/messages/sources';
import { supportedYears, type TaxYear } from '@halfpenny/years';
import * as z from 'zod';
import type { AnswerPart } from '../answer-part.ts';
import { entryBeside, entryNear } from '../knowledge/beside.ts';
import { knowledgeFigures } from '../knowledge/figures.ts';
import { searchExpenses, searchKnowledge } from '../knowledge/search.ts';
import type { AssistantPorts } from '../ports.ts';
import { type PageName, pages } from './screens.ts';
import { sinceWhen } from './since-when.ts';
import { defineTool, type ToolResult } from './tool.ts';

const input = z.object({
	question: z.string().max(500).describe('The person’s question, in their words.'),
	taxYear: z.string().optional().describe('Another tax year than that of the return, such as "2024-25".'),
	before: z.string().max(500).optional().describe('The question before, where this one carries on from it.'),
});

/** The rule that answers a question. */
export const lookUpTool = defineTool({
	name: 'lookUp',
	description:
		'Looks up a rule of UK personal tax: deadlines, allowances, rates, penalties, registration, MTD, records.',
	input: input.extend({
		since: z.literal('yes').optional().describe('Says since when the figures have been so, instead.'),
	}),
	run: ({ question, taxYear, before, since }, ports) => {
		const year = yearOf(taxYear, ports);
		const found =
			searchKnowledge(question, year) ??
			(before === undefined ? undefined : searchKnowledge(`${question} ${before}`, year));
		if (found && since) return { ...sinceWhen(found, year), parts: partsOf(found) };
		return answered(found, question, year);
	},
});

/** What a business, a job or a let may claim for. */
export const expenseGuidanceTool = defineTool({
	name: 'expenseGuidance',
	description: 'Whether a cost may be claimed, in general or by a trade.',
	input,
	run: ({ question, taxYear }, ports) => {
		const year = yearOf(taxYear, ports);
		return answered(searchExpenses(question, year), question, year);
	},
});

/** The year asked about where its figures are known, else that of the return. */
function yearOf(asked: string | undefined, ports: AssistantPorts): TaxYear {
	return supportedYears.find((year) => year === asked) ?? ports.facts().taxYear;
}

/** The screens on which what an entry tells of can be done. */
const screens: ReadonlyMap<string, PageName> = new Map([
	['utr', 'getUtr'],
	...['howToPay', 'cannotPay', 'budgetPlan', 'payAbroad'].map((id) => [id, 'payHmrc'] as const),
	...['makingTaxDigital', 'mtdSignUp', 'quarterlyUpdates'].map((id) => [id, 'makingTaxDigital'] as const),
	['taxCalculation', 'understand'],
	...['residenceHere', 'scotland', 'movedWithinUk'].map((id) => [id, 'about'] as const),
	['agent', 'consent'],
]);

function answered(entry: KnowledgeEntry | undefined, question: string, year: TaxYear): ToolResult {
	if (!entry) return unsure(question, year);
	const other = entryBeside(question, year, entry);
	return {
		// The question that was understood stands first, so that an answer to another one is seen as such.
		sentences: [
			...[entry.question, entry.answer],
			...(other ? [sayAssistant('mayMean'), other.question, other.answer] : []),
		],
		fills: knowledgeFigures(year),
		parts: [...partsOf(entry), ...(other ? partsOf(other) : [])],
	};
}

/** What is said where no entry is certain: the nearest there is, as what it is. */
function unsure(question: string, year: TaxYear): ToolResult {
	const near = entryNear(question, year);
	const parts = [{ type: 'source', source: sources.contactHmrc }] as const;
	if (!near) return { sentences: [sayAssistant('cannot')], parts };
	return {
		sentences: [sayAssistant('nearest'), near.question, near.answer],
		fills: knowledgeFigures(year),
		parts: [...partsOf(near), ...parts],
	};
}

/** The source of an entry, and the screen on which what it tells of can be done. */
function partsOf({ id, source }: KnowledgeEntry): readonly AnswerPart[] {
	const page = screens.get(id);
	return [
		{ type: 'source', source: sources[source] },
		...(page ? [{ type: 'action', action: { words: pages[page], place: { page } } } as const] : []),
	];
}
