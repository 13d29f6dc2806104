/** Takes a message as the reply to what was asked last; gives nothing where it is about something else. */
import { toPounds } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import {
	type EntryChange,
	type EntryTarget,
	findSection,
	type Section,
	sayAnswerProblem,
	settingChanges,
} from '@halfpenny/questions';
import { amountsIn } from '../../language/amounts.ts';
import { normalise } from '../../language/spelling.ts';
import type { KnownEntry } from '../../ports.ts';
import { openedBy, openingChange } from '../begin.ts';
import { isBareAmount } from '../heard/bare-amount.ts';
import { knownOf } from '../heard/known.ts';
import { isGuessed } from '../heard/statement.ts';
import { hear } from '../heard/statements.ts';
import { changesOf } from '../heard/to-changes.ts';
import { NET_PAY } from '../heard/what-it-is-not.ts';
import type { Asking } from '../memory.ts';
import { goOn, interviewOf, leadOn, without } from '../offer.ts';
import { entryOfTarget, newKey } from '../overlay.ts';
import { type Asked, type Plan, type Step, say } from '../plan.ts';
import { resolved } from '../resolved.ts';
import { tell } from '../tell.ts';
import { countedNote } from '../tell-notes.ts';
import { tried } from '../try.ts';
import { askStep, questionsOfPage } from './ask.ts';
import { nameBefore } from './name-before.ts';
import { nameOfAsked, ofEntry } from './next-question.ts';
import { isOfAnother } from './of-another.ts';
import { ownNameIn } from './own-name.ts';
import { onlyNamed, readAmounts, readPicked, saysOnly } from './read-page.ts';
import { leavesOut, readReply, saysAsBefore, saysNone, saysYes } from './read-reply.ts';
import { toTimes } from './to-times.ts';

type Of<Kind extends Asking['kind']> = Extract<Asking, { kind: Kind }>;

/** What to do with a reply. If it was not understood it may be about something else: then `isSure` is false. */
export interface Reply {
	readonly plan: Plan;
	readonly isSure: boolean;
}

/** What to do with the reply; undefined where the message is not one. */
export function replyTo(asked: Asked): Reply | undefined {
	const plan = planOf(asked);
	return plan && { plan, isSure: !unsure.has(plan) };
}

/** What people say before they answer: "oh, no". */
const INTERJECTION = /^\W*(?:(?:oh|ooh|ah|aw|well|um+|er+m?|hmm+|haha|lol)\b[,.!\s]*)+(?=\w)/;

/** Plans that only ask again. */
const unsure = new WeakSet<Plan>();

function planOf(asked: Asked): Plan | undefined {
	const { asking } = asked.memory;
	if (!asking) return undefined;
	const text = normalise(asked.message).replace(INTERJECTION, '');
	switch (asking.kind) {
		case 'question':
			return toQuestion(asked, asking, text);
		case 'page':
			return toPage(asked, asking, text);
		case 'another':
			return toAnother(asked, asking.section, text);
		case 'rest':
			return toRest(asked, text);
		case 'tried': {
			const [amount, ...others] = amountsIn(text);
			return amount && others.length === 0 ? tried(asked, asking.tried, amount, asking.less) : undefined;
		}
		case 'what':
			return toWhat(asked, asking, text);
		case 'times':
			return toTimes(asked, asking, text);
	}
}

function toQuestion(asked: Asked, asking: Of<'question'>, text: string): Plan | undefined {
	const interview = interviewOf(asked);
	const section = findSection(asking.section);
	const question = section?.questions.find(({ id }) => id === asking.question);
	if (!section || !question) return undefined;
	const target = resolved(asking.entry, asking.section, asked);
	const entry = entryOfTarget(interview.entries, section.id, target);
	const of = { answers: entry?.answers ?? {}, year: interview.year };
	const again = askStep(asking, interview.entries, interview.year);
	if (question.kind !== 'yesNo' && question.kind !== 'choice' && saysAsBefore(text))
		return { steps: [{ say: [sayAssistant('ask.asBefore')] }, again], memory: asked.memory };
	if (section.id === 'employment' && question.id === 'pay' && NET_PAY.test(text))
		return { steps: [{ say: [sayAssistant('heard.netPay')] }, again], memory: asked.memory };
	const more = otherAmounts(asked, asking, target, text);
	// Whatever goes beyond the question is proposed straight away.
	if (more && more.length > 0) return goOn({ ...asked, memory: without(told(asked, more).memory, 'asking') });
	if (isAboutElsewhere(text, section.id, question.kind)) return undefined;
	const typed =
		question.id === 'name' && section.id === 'selfEmployment'
			? (ownNameIn(asked, text) ?? asked.message)
			: asked.message;
	const reply = readReply(section, question, { text, typed }, of);
	if (reply.kind === 'answer') {
		const changes = settingChanges(section.id, target, { [question.id]: reply.answer });
		return goOn(told(asked, changes), countedNotes(text, question.kind));
	}
	if (reply.kind === 'leaveOut')
		return leaveOut(leftOut(asked, nameOfAsked(section.id, asking.entry, question.id)), section, entry);
	const isSentence = SHORT.includes(question.kind) && text.split(/\s+/).length > LONGEST_TEXT;
	if (reply.kind === 'problem' && !isSentence)
		return repeat(
			asked,
			{ say: [sayAssistant('ask.problem')], fills: { problem: sayAnswerProblem(section, reply.problem) } },
			again,
		);
	return repeat(asked, { say: [sayAssistant('ask.again')] }, again);
}

/** Continues without an answer: with the rest of the entry, if nothing else was said. */
function leaveOut(asked: Asked, section: Section, entry: KnownEntry | undefined): Plan {
	const plan = goOn(asked);
	if (plan.steps.length > 0) return plan;
	const interview = interviewOf(asked);
	const next = entry && ofEntry(section, entry, interview);
	if (!next) return { ...say(sayAssistant('heard.left')), memory: without(asked.memory, 'asking') };
	const memory = { ...asked.memory, asking: next };
	return { steps: [askStep(next, interview.entries, interview.year)], memory };
}

/** Whether a message brings its own amounts, though none was asked for. */
function isAboutElsewhere(text: string, section: string, kind: string): boolean {
	if (kind === 'money' || kind === 'signedMoney' || amountsIn(text).length === 0) return false;
	return hear(text, new Set()).statements.some((one) => one.section !== section);
}

/** Amounts for other questions of the same entry, instead of or along with an answer: "Acme, 32,000, 3,886 tax". */
function otherAmounts(
	asked: Asked,
	{ section, question }: Of<'question'>,
	target: EntryTarget,
	text: string,
): readonly EntryChange[] | undefined {
	const kind = findSection(section)?.questions.find(({ id }) => id === question)?.kind;
	const amounts = amountsIn(text);
	// A bare number picks a choice, or counts.
	if (kind !== 'money' && /^\W*\d{1,2}\W*$/.test(text)) return undefined;
	if (amounts.length === 0 || (kind === 'money' && amounts.length === 1) || kind === 'signedMoney')
		return undefined;
	const heard = hear(text, knownOf([section]), { last: amountOf(section) });
	const own = heard.statements.filter((one) => one.section === section);
	if (own.length === 0 || own.length < amounts.length) return aheadOfIt(section, target, text);
	const { entries } = interviewOf(asked);
	if (isOfAnother(asked.message, section, entryOfTarget(entries, section, target), own)) return undefined;
	const { changes } = changesOf(
		{ ...heard, statements: own },
		{
			message: asked.message,
			entries,
			today: asked.ports.today(),
			year: asked.ports.facts().taxYear,
			correcting: true,
		},
	);
	const isMain = own.some(({ field }) => field === 'taxDeducted' || field === amountOf(section)?.field);
	const name = kind === 'text' && isMain ? nameBefore(asked.message) : undefined;
	const named = name === undefined ? [] : settingChanges(section, target, { [question]: name });
	// The amounts are about what was asked.
	const kept = changes.filter(
		(change) => name === undefined || !('field' in change) || change.field !== question,
	);
	return [...named, ...kept.map((change) => ({ ...change, entry: target }))];
}

/** The amount of an entry, instead of another answer about it: "it was 130". */
function aheadOfIt(section: string, entry: EntryTarget, text: string): readonly EntryChange[] | undefined {
	const [only, ...others] = amountsIn(text);
	const field = amountOf(section)?.field;
	if (field === undefined || only?.inYear === undefined || others.length > 0 || !isBareAmount(text))
		return undefined;
	return [{ section, entry, operation: 'set', field, value: toPounds(only.inYear) }];
}

/** What was asked about, for an amount with only a name: "230 from Halifax". */
function amountOf(section: string): { readonly section: string; readonly field: string } | undefined {
	const field = findSection(section)?.amount ?? null;
	return field === null ? undefined : { section, field };
}

const LONGEST_TEXT = 8;
/** What is answered in few words, so that a sentence is about something else. */
const SHORT: readonly string[] = ['text', 'wholeNumber'];

function countedNotes(text: string, kind: string): readonly Step[] {
	const [amount] = amountsIn(text);
	return kind === 'money' && amount?.inYear !== undefined && isGuessed(amount) ? [countedNote(amount)] : [];
}

function toPage(asked: Asked, asking: Of<'page'>, text: string): Plan | undefined {
	const interview = interviewOf(asked);
	const section = findSection(asking.section);
	if (!section) return undefined;
	const target = resolved(asking.entry, asking.section, asked);
	const questions = questionsOfPage(
		section,
		asking.page,
		entryOfTarget(interview.entries, section.id, target),
		interview,
	);
	const seen = leftOut(asked, nameOfAsked(section.id, asking.entry, asking.page));
	if (leavesOut(text)) return goOn(seen);
	const isScope = section.group === 'scope';
	// Amounts given before they are asked for are believed.
	const closing =
		isScope && saysOnly(text) ? settingChanges(section.id, target, onlyNamed(section, questions, text)) : [];
	const ahead = isScope && amountsIn(text).length > 0 ? tell(told(asked, closing), text) : undefined;
	if (ahead) return ahead;
	const answers = isScope ? readPicked(section, questions, text) : readAmounts(section, questions, text);
	if (!answers) {
		const again = askStep(asking, interview.entries, interview.year);
		return repeat(asked, { say: [sayAssistant(isScope ? 'ask.again' : 'ask.which')] }, again);
	}
	const changes = settingChanges(section.id, target, answers);
	// Someone who has said where they work, or what they do, isn't asked again.
	const opened = isScope ? openedBy(asked, text) : undefined;
	const isNew = opened && !interview.entries.some((one) => one.section === opened.section);
	return goOn(told(seen, [...changes, ...(isNew ? openingChange(asked, opened) : [])]));
}

function toAnother(asked: Asked, name: string, text: string): Plan | undefined {
	const section = findSection(name);
	if (!section) return undefined;
	// The next one comes along with the yes: "yes, 96 from Chip".
	const told = amountsIn(text).length > 0 ? tell(asked, text) : undefined;
	if (told) return told;
	const { entries } = interviewOf(asked);
	if (saysYes(text)) {
		const key = newKey(name, asked.message, entries, asked.ports.today());
		const [first] = section.questions.filter(
			({ neededToKeep, neededToFile }) => neededToKeep || neededToFile,
		);
		if (!first) return undefined;
		const next: Asking = { kind: 'question', section: name, entry: { new: key }, question: first.id };
		const memory = { ...asked.memory, asking: next };
		return { steps: [askStep(next, entries, asked.ports.facts().taxYear)], memory };
	}
	if (!saysNone(text) && !leavesOut(text)) return undefined;
	return leadOn(leftOut(asked, nameOfAsked(name, { new: name }, 'another')));
}

/** Whether to continue with the rest of the return. */
function toRest(asked: Asked, text: string): Plan | undefined {
	if (amountsIn(text).length > 0) return undefined;
	const memory = without(asked.memory, 'asking');
	if (saysYes(text) || /^\W*(?:go on|carry on|do|let's|next)\b/.test(text))
		return leadOn({ ...asked, memory });
	return saysNone(text) || leavesOut(text) ? { ...say(sayAssistant('stopped')), memory } : undefined;
}

function toWhat(asked: Asked, { amount }: Of<'what'>, text: string): Plan | undefined {
	if (amountsIn(text).length > 0) return undefined;
	if (saysNone(text) || leavesOut(text))
		return { ...say(sayAssistant('heard.left')), memory: without(asked.memory, 'asking') };
	const { entries } = interviewOf(asked);
	const known = knownOf(entries.map(({ section }) => section));
	const heard = hear(`${text} £${amount}`, known.size > 0 ? known : new Set(['trade', 'property', 'job']));
	const { changes } = changesOf(heard, {
		message: asked.message,
		entries,
		today: asked.ports.today(),
		year: asked.ports.facts().taxYear,
		correcting: false,
	});
	return changes.length > 0
		? goOn(told({ ...asked, memory: without(asked.memory, 'asking') }, changes))
		: undefined;
}

function told(asked: Asked, changes: readonly EntryChange[]): Asked {
	return { ...asked, memory: { ...asked.memory, changes: [...(asked.memory.changes ?? []), ...changes] } };
}

function leftOut(asked: Asked, name: string): Asked {
	return { ...asked, memory: { ...asked.memory, left: [...(asked.memory.left ?? []), name] } };
}

function repeat({ memory }: Asked, problem: Step, again: Step): Plan {
	const plan: Plan = { steps: [problem, again], memory };
	unsure.add(plan);
	return plan;
}
