/** Answers about the return as it stands: the next step, what is missing, the days to know, what was not claimed. */
import { formatDay, formatPounds } from '@halfpenny/facts';
import type { NextStep } from '@halfpenny/lifecycle';
import { sayMessage } from '@halfpenny/messages';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { sayNextStep } from '@halfpenny/messages/next-step';
import { questionWords } from '@halfpenny/messages/questions';
import { sources } from '@halfpenny/messages/sources';
import { saySuggestion } from '@halfpenny/messages/suggestions';
import { questionOfFact } from '@halfpenny/questions';
import { suggest } from '@halfpenny/suggestions';
import { billsOf, calculate } from '@halfpenny/tax';
import { knowledgeFigures } from '../knowledge/figures.ts';
import type { Asked, Reply } from './reply.ts';

const MOST_SUGGESTED = 3;

/** Where the return is and the one thing to do next. */
export function greetingReply({ ports }: Asked): Reply {
	const step = ports.nextStep();
	return {
		sentences: [sayAssistant('greeting')],
		fills: { ...knowledgeFigures(ports.facts().taxYear), step: stepInWords(step) },
		sources: [sources.records],
		actions: [step.action],
	};
}

/** How many answers the figures wait for, and the first of them. */
export function missingReply({ ports }: Asked): Reply {
	const { incomplete } = calculate(ports.facts(), { working: false });
	const step = ports.nextStep();
	const questions = incomplete
		.map(({ fact }) => questionOfFact(fact))
		.filter((origin) => origin !== undefined);
	const [first] = questions;
	if (!first)
		return {
			sentences: [sayAssistant(incomplete.length > 0 ? 'missing.some' : 'missing.none')],
			fills: { count: String(incomplete.length), step: stepInWords(step) },
			actions: [step.action],
		};
	const { section, question } = first;
	return {
		sentences: [sayAssistant('missing.next')],
		fills: { count: String(incomplete.length), question: labelOf(section, question) },
		actions: [
			{ words: { id: 'do.answer' }, place: { page: 'answer', at: { section, entryId: null, question } } },
		],
	};
}

/** When the return and the money are due. */
export function datesReply({ ports }: Asked): Reply {
	const facts = ports.facts();
	const bills = billsOf(calculate(facts, { working: false }));
	return {
		sentences: [sayAssistant('dates'), sayAssistant(bills.length > 0 ? 'dates.bills' : 'dates.noBills')],
		fills: {
			...knowledgeFigures(facts.taxYear),
			bills: bills.map(({ date, amount }) => `${formatPounds(amount)} by ${formatDay(date)}`).join('; '),
		},
		sources: [sources.deadlines],
	};
}

/** The largest savings not claimed so far. */
export function suggestionsReply({ ports }: Asked): Reply {
	const found = suggest({ facts: ports.facts(), entries: ports.entries() }).slice(0, MOST_SUGGESTED);
	if (found.length === 0) return { sentences: [sayAssistant('suggestions.none')] };
	const say = ({ description, saving }: (typeof found)[number]) =>
		`${sayMessage(saySuggestion, description)} (${formatPounds(saving)})`;
	return {
		sentences: [sayAssistant('suggestions.some')],
		fills: { suggestions: found.map(say).join('; ') },
		sources: found.map(({ source }) => ({ label: sayMessage(saySuggestion, source) })),
		actions: found.map(({ place }) => ({ words: { id: 'do.answer' }, place: { page: 'answer', at: place } })),
	};
}

function stepInWords({ headline }: NextStep): string {
	const words = sayMessage(sayNextStep, headline);
	return /[.!?]$/.test(words) ? words : `${words}.`;
}

function labelOf(section: string, question: string): string {
	return section === 'profile' ? question : questionWords(section, question).label;
}
