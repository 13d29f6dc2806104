/** Puts an interview question into words, with the figures of its hints filled in. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import { questionWords, sectionWords } from '@halfpenny/messages/questions';
import {
	entryName,
	findSection,
	type Question,
	type Section,
	shownPages,
	type TaxYear,
} from '@halfpenny/questions';
import type { KnownEntry } from '../../ports.ts';
import type { Asking } from '../memory.ts';
import { entryOfTarget } from '../overlay.ts';
import type { Step } from '../plan.ts';

/** The return a page belongs to. */
interface InReturn {
	readonly year: TaxYear;
	readonly entries: readonly KnownEntry[];
}

/** What to ask, as something to say. */
export function askStep(asking: Asking, entries: readonly KnownEntry[], year: TaxYear): Step {
	if (asking.kind === 'rest') return { say: [sayAssistant('ask.rest')] };
	if (asking.kind === 'tried') return { say: [sayAssistant('whatIf.amount')] };
	if (asking.kind === 'what') return { say: [sayAssistant('heard.what')], fills: { amount: asking.amount } };
	if (asking.kind === 'times')
		return {
			say: [sayAssistant(asking.per === 'week' ? 'heard.weeks' : 'heard.days')],
			fills: { written: asking.words },
		};
	const section = findSection(asking.section);
	if (!section) return { say: [] };
	if (asking.kind === 'another')
		return { say: [sayAssistant('ask.another')], fills: { one: sectionWords(section.id).one } };
	const entry = entryOfTarget(entries, section.id, asking.entry);
	if (asking.kind === 'page') return askPage(section, asking.page, entry, { year, entries });
	const question = section.questions.find(({ id }) => id === asking.question);
	return question ? askQuestion(section, question, entry) : { say: [] };
}

function askQuestion(section: Section, question: Question, entry: KnownEntry | undefined): Step {
	const { label, hint } = questionWords(section.id, question.id);
	const choices = choicesOf(section, question);
	const name = entry && entryName(section, entry.answers);
	const about =
		name === undefined ? sectionWords(section.id).title : `${sectionWords(section.id).title}, ${name}`;
	const isPlain = section.id !== 'scope';
	return {
		say: [
			sayAssistant(isPlain ? 'ask.about' : 'ask'),
			...(hint === undefined ? [] : [sayAssistant('ask.hint')]),
			...(choices === undefined ? [] : [sayAssistant('ask.choices')]),
		],
		fills: {
			about,
			question: /[?.]$/.test(label) ? label : `${label}?`,
			...(hint !== undefined && { hint: /[?.]$/.test(hint) ? hint : `${hint}.` }),
			...(choices !== undefined && { choices }),
		},
	};
}

function choicesOf({ id: section }: Section, { id, kind, choices = [] }: Question): string | undefined {
	if (kind !== 'choice') return undefined;
	const labels = questionWords(section, id).choices ?? {};
	return choices.map((choice, index) => `${index + 1}. ${labels[choice] ?? choice}`).join('; ');
}

function askPage(
	section: Section,
	page: string,
	entry: KnownEntry | undefined,
	{ year, entries }: InReturn,
): Step {
	const isScope = section.group === 'scope';
	const labels = questionsOfPage(section, page, entry, { year, entries }).map(
		({ id }) => questionWords(section.id, id).label,
	);
	return {
		say: [sayAssistant(isScope ? 'ask.scope' : 'ask.amounts')],
		fills: {
			items: labels.join(isScope ? '\n– ' : '; '),
			about: sectionWords(section.id).title,
			taxYear: year,
		},
	};
}

/** The open questions of a page: things that did or did not happen, or amounts. */
export function questionsOfPage(
	section: Section,
	page: string,
	entry: KnownEntry | undefined,
	{ year, entries }: InReturn,
): readonly Question[] {
	const answers = entry?.answers ?? {};
	const shown = shownPages(section, answers, year).find(({ id }) => id === page)?.questions ?? [];
	const isScope = section.group === 'scope';
	return shown.filter(
		({ id, kind }) =>
			(answers[id] ?? '') === '' &&
			id !== 'documents' &&
			// If it has an entry, the answer is as good as given.
			!(isScope && entries.some((one) => one.section === id)) &&
			(isScope || kind === 'money' || kind === 'signedMoney'),
	);
}
