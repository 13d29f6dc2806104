/** What the offline model does with each topic. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import { sources } from '@halfpenny/messages/sources';
import type { DocumentType } from '../document-type.ts';
import { emergencyNumbers } from '../emergency-numbers.ts';
import { entryNear, likelihoodOf } from '../knowledge/beside.ts';
import { knowledgeFigures } from '../knowledge/figures.ts';
import { isKnownQuestion, searchKnowledge } from '../knowledge/search.ts';
import { entryChange } from '../tools/change.ts';
import { stepInWords } from '../tools/step-in-words.ts';
import { type Asked, type Plan, say, use } from './plan.ts';
import { startInterview } from './start-interview.ts';
import { isQuestion, PERMITS, type Topic, WHERE_PAPERS } from './topic.ts';

const contact = [{ type: 'source', source: sources.contactHmrc }] as const;
const LONGEST_QUESTION = 500;
/** A question of fewer words needs those before it. */
const LEAST_WORDS = 5;
/** From this likelihood of an entry on, a last sentence says enough by itself. */
const CLEAR = 0.2;

/** What to do with a message on a topic. */
export const talkAbout: Readonly<Record<Topic, (asked: Asked, text: string) => Plan>> = {
	crisis: () => say(sayAssistant('crisis'), emergencyNumbers),
	abuse: () => say(sayAssistant('abuse')),
	instructions: () => say(sayAssistant('instructions')),
	evasion: () => say(sayAssistant('evasion'), {}, [{ type: 'source', source: sources.penalties }]),
	privacy: () => say(sayAssistant('privacy')),
	outside: () => say(sayAssistant('outside'), {}, contact),
	otherLanguage: () => say(sayAssistant('otherLanguage'), {}, contact),
	thanks: () => say(sayAssistant('thanks')),
	whoAreYou: () => say(sayAssistant('whoAreYou')),
	greeting: ({ ports }) =>
		say(
			sayAssistant('greeting'),
			{ ...knowledgeFigures(ports.facts().taxYear), step: stepInWords(ports.nextStep()) },
			[
				{ type: 'source', source: sources.records },
				{ type: 'action', action: ports.nextStep().action },
			],
		),
	send: (_, text) => use('openScreen', { page: PERMITS.test(text) ? 'consent' : 'check' }),
	pay: () => use('openScreen', { page: 'payHmrc' }),
	upload: () => use('openScreen', { page: 'documents' }),
	document: (_, text) => inDocuments(text),
	documentType: (_, text) => setType(text),
	interview: startInterview,
	missing: () => use('listMissing'),
	suggestions: () => use('suggestions'),
	digital: () => use('digitalStanding'),
	dates: datesOf,
	held: () => use('readFacts'),
	owe: owed,
	why: owedWhy,
	register: (_, text) => use('lookUp', { question: text.slice(0, LONGEST_QUESTION) }),
	expense: (_, text) => use('expenseGuidance', { question: text.slice(0, LONGEST_QUESTION) }),
	other: lookedUp,
};

/** The rule that answers; where there is none, nothing is looked up. */
function lookedUp(asked: Asked, text: string): Plan {
	const question = questionIn(asked, text).slice(0, LONGEST_QUESTION);
	const { taxYear } = asked.ports.facts();
	const isAny = (searchKnowledge(question, taxYear) ?? entryNear(question, taxYear)) !== undefined;
	return isAny ? use('lookUp', { question }) : say(sayAssistant('cannot'), {}, contact);
}

/** The dates of a return, or until when one that was sent can be changed: it has no other date left but that to pay. */
function datesOf({ ports }: Asked, text: string): Plan {
	const isSent = ports.hasReturn() && ports.isLocked();
	return isSent && !/\bpa(?:y|id|ying|yment)\b/.test(text)
		? use('lookUp', { question: 'Can I change a return after I have sent it?' })
		: use('deadlines');
}

/** Asks of whatever the sentences before it tell of: “do I have to tell HMRC”. */
const OF_ANYTHING =
	/^\W*(?:(?:and|so|but|ok|then|now) )*(?:(?:do|does|should|must|will|would|can|could|am|is|what|how|when|where)\b)(?: (?:i|we|do|does|should|must|will|would|can|have|has|need|got|supposed|going|there|any|anything|something|anyone|someone|to|about|the|a|my|for|on|in|with|by|tell|telling|declare|report|register|send|file|pay|paying|owe|claim|hmrc|tax|taxman|man|return|form|know|say|be|extra|more|money|then|now|please|happens?|much|get|back))*\W*$/;

/** The last question of a message of several sentences, where the knowledge has an answer to it alone. */
function questionIn({ ports }: Asked, text: string): string {
	const sentences = text.split(/(?<=[.!?])\s+/);
	const last = sentences.findLast((one) => isQuestion(one));
	const { taxYear } = ports.facts();
	if (isKnownQuestion(text, taxYear)) return text;
	const isWhole =
		last !== undefined &&
		last.split(/\s+/).length >= LEAST_WORDS &&
		!OF_ANYTHING.test(last) &&
		!/\b(?:it|that|this|them|they|those|the (?:rest|difference|remainder|others?)|any of)\b/.test(last);
	const own = isWhole ? likelihoodOf(last, taxYear) : 0;
	const isLikelier = own >= CLEAR && own >= likelihoodOf(text, taxYear);
	const isAlone = sentences.length > 1 && last !== undefined && isLikelier;
	return isAlone && searchKnowledge(last, taxYear) ? last : text;
}

/** The bill, and what it would be including what was said and is not on the return yet. */
function owed({ memory, ports }: Asked): Plan {
	const told = [...ports.openProposals().flatMap(({ changes }) => changes), ...(memory.changes ?? [])];
	const isWhole = told.every((change) => entryChange.safeParse(change).success);
	return use('calculate', told.length > 0 && isWhole ? { told } : {});
}

/** How the bill comes about: its parts, then the sum that they are put together by. */
function owedWhy(asked: Asked): Plan {
	const { steps } = owed(asked);
	if (asked.ports.returnType() === 'partnership' || asked.ports.entries().length === 0) return { steps };
	return { steps: [...steps, { use: 'explainFigure', with: { rule: 'total-due' } }] };
}

function inDocuments(text: string): Plan {
	return WHERE_PAPERS.test(text)
		? use('openScreen', { page: 'documents' })
		: use('findInDocuments', { question: text.slice(0, LONGEST_QUESTION) });
}

/** A document whose type the person corrects. */
function setType(text: string): Plan {
	const documentType = typeSaid(text);
	return documentType === undefined
		? inDocuments(text)
		: use('proposeDocumentType', { said: text.slice(0, 200), documentType });
}

/** The type a message says its document is: the last one it names as such, "not an invoice, it's a receipt". */
function typeSaid(text: string): DocumentType | undefined {
	const said = [...text.matchAll(SAID_TO_BE)].findLast(([whole]) => !/\bnot\b/.test(whole))?.groups?.type;
	const known = (['p60', 'payslip', 'invoice', 'receipt'] as const).find((one) => one === said);
	if (known) return known;
	return /\b(?:is|was|be|as|to|into)\b.{0,20}\b(?:statement|letter|contract|something else|other)\b/.test(
		text,
	)
		? 'other'
		: undefined;
}

const SAID_TO_BE =
	/\b(?:(?:is|was|be|as|to|into)\b|(?:it|that)'s)(?: not| actually| really| in fact| just)*(?: an?)? (?<type>p60|payslip|invoice|receipt)\b/g;
